import { expect, quiet, test } from './support/fixtures.ts'
import { logLength, startAgainstBot, takeStep, waitForTurn } from './support/senet.ts'
import { resign } from './support/table.ts'

test('every event is announced, and keys announce the board, the last move and the legal actions', async ({ page }) => {
  await quiet(page)
  await startAgainstBot(page)
  const said = page.getByRole('log')
  await takeStep(page)
  await expect(said).toContainText('Ann throws')
  await page.keyboard.press('m')
  await expect(said).toContainText('Move ')
  await page.keyboard.press('b')
  await expect(said).toContainText(/Yours on 1, 3, 5, 7 and 9\. .+ on 2, 4, 6, 8 and 10\. You threw \d\./)
  await page.keyboard.press('c')
  await expect(said).toContainText('no clock')
  await page.keyboard.press('l')
  await expect(said).toContainText('Ann throws')
})

test('a match can be played in words alone, typed or by button', async ({ page }) => {
  await quiet(page, { face: 'text' })
  await page.goto('/play/senet')
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await page.getByLabel('Type a command').fill('throw')
  await page.keyboard.press('Enter')
  await page
    .getByRole('button', { name: /^Move \d+/ })
    .first()
    .click()
  await expect.poll(() => logLength(page)).toBeGreaterThan(1)
})

test('a disabled control says why', async ({ page }) => {
  await quiet(page)
  await startAgainstBot(page)
  await page.locator('[data-square="1"]').click()
  await expect(page.locator('.status p')).toHaveText('Throw first.', { useInnerText: true })
  // Disabled, but it says why.
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(page.locator('.status p')).toHaveText('You have nothing to undo yet.', {
    useInnerText: true,
  })
  const stuck = page.locator('.senet-cell[aria-label*="cannot move"]')
  for (let step = 0; step < 30 && (await stuck.count()) === 0; step++) await takeStep(page)
  const reason = (await stuck.first().getAttribute('aria-label'))?.replace(/.*cannot move\. /, '')
  await stuck.first().click()
  await expect(page.locator('.status p')).toContainText(reason ?? 'a reason')
})

test('a hint points at what a strong bot would do', async ({ page }) => {
  await quiet(page)
  await startAgainstBot(page)
  await takeStep(page)
  await page.getByRole('button', { name: 'Hint' }).click()
  await expect(page.locator('.senet-cell[data-hint="true"]')).toHaveCount(1)
})

test('a second click within three seconds resigns, and the next match is one click away', async ({ page }) => {
  await quiet(page)
  await startAgainstBot(page)
  const address = page.url()
  await resign(page)
  await expect(page.getByRole('heading', { name: 'Easy wins by resignation.' })).toBeVisible()
  await page.getByRole('button', { name: 'Play again' }).click()
  await expect(page).not.toHaveURL(address)
  await expect(page.locator('.status p')).toHaveText('Your turn: throw the sticks.')
})

test('everything at the table can be reached by Tab, and the focus is visible', async ({ page }) => {
  await quiet(page)
  await startAgainstBot(page)
  await page.reload()
  await waitForTurn(page)
  const reached = new Set<string>()
  const unseen: string[] = []
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press('Tab')
    const focus = await page.evaluate(() => {
      const element = document.activeElement
      if (!(element instanceof HTMLElement) || element === document.body) return undefined
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      const name = element.ariaLabel ?? element.textContent?.trim() ?? ''
      return { name, isSeen: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 }
    })
    if (focus === undefined) break
    reached.add(focus.name)
    if (!focus.isSeen) unseen.push(focus.name)
  }
  for (const name of [
    'Turnwise',
    'Settings',
    'Mute',
    'Throw',
    'Undo',
    'Hint',
    'Log',
    'Rules',
    'Chance',
    'Share',
    'Timeline',
    'More',
  ]) {
    expect([...reached]).toContain(name)
  }
  expect([...reached].some(name => name.startsWith('Square 1'))).toBe(true)
  expect(unseen).toEqual([])
})
