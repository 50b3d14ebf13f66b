import { expect, quiet, test } from './support/fixtures.ts'
import { makeMatch } from './support/online.ts'
import { startAgainstBot, takeStep } from './support/senet.ts'
import { resign } from './support/table.ts'

const SIZES = [
  { name: 'a phone', width: 390, height: 844 },
  { name: 'a small phone', width: 360, height: 640 },
  { name: 'a phone held sideways', width: 844, height: 390 },
  { name: 'a laptop', width: 1280, height: 800 },
] as const

/** The chat is in a sheet that leaves part of the screen free. */
const PHONES = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 375, height: 667 },
  { width: 390, height: 844 },
  { width: 412, height: 915 },
  { width: 568, height: 320 },
  { width: 844, height: 390 },
] as const

for (const { name, width, height } of SIZES) {
  test(`on ${name} the whole table fits without scrolling, and can be played`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await quiet(page)
    await startAgainstBot(page)
    for (let step = 0; step < 3; step++) expect(await takeStep(page)).toBe(true)
    await page.evaluate(() => atRest())
    const overflow = await page.evaluate(() => ({
      x: document.documentElement.scrollWidth - innerWidth,
      y: document.documentElement.scrollHeight - innerHeight,
    }))
    expect(overflow).toEqual({ x: 0, y: 0 })
    for (const selector of ['.senet-cells', '.senet-throw-button', '.status', '.toolbar']) {
      const box = await page.locator(selector).boundingBox()
      expect(box, selector).not.toBeNull()
      expect(box!.x, selector).toBeGreaterThanOrEqual(0)
      expect(box!.x + box!.width, selector).toBeLessThanOrEqual(width)
      expect(box!.y + box!.height, selector).toBeLessThanOrEqual(height)
    }
  })
}

test('the result leaves the board its size on a phone held sideways', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await quiet(page)
  await startAgainstBot(page)
  await page.evaluate(() => atRest())
  const before = await page.locator('.senet-cells').boundingBox()
  await resign(page)
  await expect(page.getByRole('button', { name: 'Play again' })).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Review' })).toBeInViewport()
  await page.evaluate(() => atRest())
  expect(await page.locator('.senet-cells').boundingBox()).toEqual(before)
  // In forced colours gradients are not painted: what lies over the board has a plain ground.
  await page.emulateMedia({ forcedColors: 'active' })
  const bare = await page
    .locator('.plate, .strip, .end-card, .end-actions .button')
    .evaluateAll(all =>
      all.filter(part => getComputedStyle(part).backgroundColor.startsWith('rgba')).map(part => part.className),
    )
  expect(bare).toEqual([])
})

test('the standings of six players are not cut off on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await quiet(page)
  await page.goto('/play/runerail')
  await page.getByText('6', { exact: true }).click()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  // The own plate is on the sheet with the cards.
  await page.getByRole('button', { name: /Cards/ }).click()
  await expect(page.locator('.player')).toHaveCount(6)
  await page.evaluate(() => atRest())
  const cut = await page
    .locator('.plate-standing')
    .evaluateAll(all => all.filter(facts => facts.scrollWidth > facts.clientWidth + 1).map(facts => facts.textContent))
  expect(cut).toEqual([])
})

test('on every phone a message can be written in the chat', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await makeMatch(page)
  await page.getByRole('button', { name: 'Log, rules and more' }).click()
  await page.getByRole('button', { name: 'Chat' }).click()
  const field = page.getByLabel('Say something')
  const expectInside = async () => {
    for (const size of PHONES) {
      await page.setViewportSize(size)
      for (const part of [field, page.getByRole('button', { name: 'Send' })]) {
        await expect(part, `${size.width}×${size.height}`).toBeInViewport({ ratio: 1 })
      }
    }
  }
  await expectInside()
  const said = page.getByRole('list', { name: 'Chat' }).getByRole('listitem')
  for (let count = 1; count <= 3; count++) {
    await field.fill('A long message. '.repeat(30))
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(said).toHaveCount(count)
  }
  await expectInside()
})

test('reduced motion means no motion at all', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await quiet(page, { speed: 'normal' })
  await startAgainstBot(page)
  await takeStep(page)
  const running = await page.evaluate(() => document.getAnimations().length)
  expect(running).toBe(0)
})
