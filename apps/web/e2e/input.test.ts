import { expect, HASTY, PAINTED, quiet, test } from './support/fixtures.ts'
import { logLength, startAgainstBot, takeStep } from './support/senet.ts'
import { openLog, openMore } from './support/table.ts'

test('two clicks at once are one choice, without a refusal', HASTY, async ({ page }) => {
  await page.clock.install()
  await quiet(page)
  await startAgainstBot(page)
  // Both before any answer: the first is still being sent.
  await page.locator('.senet-throw-button').evaluate((button: HTMLElement) => {
    button.click()
    button.click()
  })
  await expect.poll(() => logLength(page)).toBeGreaterThan(0)
  await expect(page.locator('.status')).not.toHaveAttribute('data-remark')
  await openMore(page)
  await page.getByRole('button', { name: 'New game' }).click()
  await page.getByRole('button', { name: /Click again/ }).click()
  await expect.poll(() => logLength(page)).toBe(0)
  await page.locator('.senet-throw-button').dblclick()
  await expect.poll(() => logLength(page)).toBeGreaterThan(0)
  await expect(page.locator('.status')).not.toHaveAttribute('data-remark')
  // N asks too while a match is running, and the second press must follow soon: here no time passes between.
  const running = page.url()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.keyboard.press('n')
  await expect(page.locator('.status p')).toContainText('Press N again')
  await expect(page).toHaveURL(running)
  await page.keyboard.press('n')
  await page.clock.resume()
  await expect(page).not.toHaveURL(running)
  await expect.poll(() => logLength(page)).toBe(0)
})

test('nothing reveals a throw before the sticks have come to rest', async ({ page }) => {
  await quiet(page, { speed: 'slow' })
  await startAgainstBot(page)
  await openLog(page)
  const seen = await page.evaluate(async () => {
    const moments: { isRolling: boolean; status: string | null; log: number; lit: number }[] = []
    document.querySelector<HTMLElement>('.senet-throw-button')?.click()
    // Until the pieces that can move are lit.
    while (!((moments.at(-1)?.lit ?? 0) > 0)) {
      await new Promise(resolve => requestAnimationFrame(resolve))
      moments.push({
        isRolling: document.querySelector('.senet-sticks')?.getAnimations({ subtree: true }).length !== 0,
        status: document.querySelector('.status p')?.textContent ?? null,
        log: document.querySelectorAll('.log-line').length,
        lit: document.querySelectorAll('.senet-cell[data-movable="true"]').length,
      })
    }
    return moments
  })
  const rolling = seen.filter(({ isRolling }) => isRolling)
  expect(new Set(rolling.map(({ status, log, lit }) => `${status} ${log} ${lit}`))).toEqual(
    new Set(['Your turn: throw the sticks. 0 0']),
  )
  expect(seen.at(-1)?.status).toContain('You threw')
  expect(seen.at(-1)?.log).toBe(1)
  expect(seen.at(-1)?.lit).toBeGreaterThan(0)
})

test('every click during an animation counts, also if the board is drawn in software', PAINTED, async ({ page }) => {
  await quiet(page, { speed: 'fast' })
  // On the fastest machine too, what was thrown and moved is still on its way when the next choice is offered.
  await page.addInitScript(() => {
    const { animate } = Element.prototype
    Element.prototype.animate = function (...given) {
      const animation = animate.apply(this, given)
      animation.playbackRate = 0.01
      return animation
    }
  })
  await startAgainstBot(page)
  await expect(page.locator('.senet')).toHaveAttribute('data-surface', 'drawn')
  // One real click for each decision, without retries, as soon as the page offers it.
  for (let step = 0; step < 6; step++) {
    if (step > 0) expect(await page.evaluate(() => document.getAnimations().length)).toBeGreaterThan(0)
    expect(await takeStep(page)).toBe(true)
  }
})
