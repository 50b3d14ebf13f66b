import { expect, quiet, test } from './support/fixtures.ts'
import { pressThrow, startAgainstBot, takeStep } from './support/senet.ts'
import { resign } from './support/table.ts'

const SIZES = [
  { name: 'a phone', width: 390, height: 844 },
  { name: 'a small phone', width: 360, height: 640 },
  { name: 'a phone held sideways', width: 844, height: 390 },
  { name: 'a laptop', width: 1280, height: 800 },
] as const

for (const { name, width, height } of SIZES) {
  test(`on ${name} the whole table fits without scrolling, and can be played`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await quiet(page)
    await startAgainstBot(page)
    for (let step = 0; step < 3; step++) expect(await takeStep(page)).toBe(true)
    const overflow = await page.evaluate(() => ({
      x: document.documentElement.scrollWidth - innerWidth,
      y: document.documentElement.scrollHeight - innerHeight,
    }))
    expect(overflow).toEqual({ x: 0, y: 0 })
    for (const selector of ['.senet-board', '.senet-throw-button', '.status', '.toolbar']) {
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
  const before = await page.locator('.senet-board').boundingBox()
  await resign(page)
  await expect(page.getByRole('button', { name: 'Play again' })).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Review' })).toBeInViewport()
  expect(await page.locator('.senet-board').boundingBox()).toEqual(before)
})

test('the standings of six players are read on a phone without being cut', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await quiet(page)
  await page.goto('/play/runerail')
  await page.getByText('6', { exact: true }).click()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(page.locator('.player')).toHaveCount(6)
  const cut = await page
    .locator('.plate-standing')
    .evaluateAll(all => all.filter(facts => facts.scrollWidth > facts.clientWidth + 1).map(facts => facts.textContent))
  expect(cut).toEqual([])
})

test('the squares that are tapped lie exactly on those that are drawn', async ({ page }) => {
  await quiet(page)
  await startAgainstBot(page)
  const canvas = (await page.locator('.senet-surface').boundingBox())!
  for (const [square, column, row] of [
    [1, 0, 0],
    [10, 9, 0],
    [11, 9, 1],
    [20, 0, 1],
    [30, 9, 2],
  ] as const) {
    const cell = (await page.locator(`[data-square="${square}"]`).boundingBox())!
    expect(cell.x).toBeCloseTo(canvas.x + (column * canvas.width) / 10, 0)
    expect(cell.y).toBeCloseTo(canvas.y + (row * canvas.height) / 3, 0)
    expect(cell.width).toBeCloseTo(canvas.width / 10, 0)
  }
})

test('keys alone play a move: T, arrows, Enter', async ({ page }) => {
  await quiet(page)
  await startAgainstBot(page)
  await pressThrow(page)
  const from = Number(await page.locator('.senet-cell[data-movable="true"]').last().getAttribute('data-square'))
  await page.locator('[data-square="1"]').focus()
  for (let square = 1; square < from; square++) await page.keyboard.press('ArrowRight')
  await expect(page.locator(`[data-square="${from}"]`)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('.senet-cell[data-target="true"]')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Ann moves ${from} to`, { exact: false }).first()).toBeVisible()
})

test('pieces walk and sticks roll, and a touch of the board shows the present at once', async ({ page }) => {
  await quiet(page, { speed: 'slow' })
  await startAgainstBot(page)
  const running = () =>
    page.evaluate(() => document.querySelector('.senet')?.getAnimations({ subtree: true }).length ?? 0)
  await page.locator('.senet-throw-button').click()
  await expect.poll(running).toBeGreaterThan(0)
  await page.locator('.senet-cell[data-movable="true"]').last().click()
  await page.locator('[data-target="true"]').first().click()
  await expect.poll(running).toBeGreaterThan(0)
  const isMine = () =>
    page.locator('.senet-throw-button:not([aria-disabled]), .senet-cell[data-movable="true"]').count()
  await expect(async () => {
    await page.locator('.senet-number').first().click()
    expect(await isMine()).toBeGreaterThan(0)
  }).toPass()
})

test('reduced motion is none at all', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await quiet(page, { speed: 'normal' })
  await startAgainstBot(page)
  await takeStep(page)
  const running = await page.evaluate(() => document.getAnimations().length)
  expect(running).toBe(0)
})

for (const isSoftware of [true, false]) {
  test(`the surface is drawn ${isSoftware ? 'when it changes in software' : 'while it breathes on a graphics card'}`, async ({
    page,
  }) => {
    await quiet(page, { speed: 'normal' })
    await page.addInitScript(isSoftware => {
      Object.assign(globalThis, { drawn: 0 })
      const { drawArrays } = WebGL2RenderingContext.prototype
      WebGL2RenderingContext.prototype.drawArrays = function (...rest) {
        Object.assign(globalThis, { drawn: Reflect.get(globalThis, 'drawn') + 1 })
        drawArrays.apply(this, rest)
      }
      // Without its name the surface takes the card for a real one.
      if (!isSoftware) WebGL2RenderingContext.prototype.getExtension = () => null
    }, isSoftware)
    await startAgainstBot(page)
    const drawnIn = (milliseconds: number) =>
      page.evaluate(async wait => {
        const before: number = Reflect.get(globalThis, 'drawn')
        await new Promise(resolve => setTimeout(resolve, wait))
        return Reflect.get(globalThis, 'drawn') - before
      }, milliseconds)
    expect(await drawnIn(500)).toBe(0)
    await takeStep(page)
    await page.locator('.senet-cell[data-movable="true"]').first().waitFor()
    if (isSoftware) await expect.poll(() => drawnIn(500)).toBe(0)
    else expect(await drawnIn(200)).toBeGreaterThan(1)
  })
}

test('without WebGL the game plays the same', async ({ page }) => {
  await quiet(page)
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await startAgainstBot(page)
  await expect(page.locator('.senet')).toHaveAttribute('data-surface', 'plain')
  for (let step = 0; step < 3; step++) await takeStep(page)
})
