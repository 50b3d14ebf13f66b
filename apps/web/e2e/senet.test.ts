import type { Page } from '@playwright/test'
import { collectProblems, expect, PAINTED, quiet, test } from './support/fixtures.ts'
import { pressThrow, startAgainstBot, takeStep } from './support/senet.ts'

const DRAWN = '.senet[data-surface="drawn"]'

test('the tap targets match the painted squares exactly', PAINTED, async ({ page }) => {
  await quiet(page)
  await startAgainstBot(page)
  await takeStep(page)
  await page.locator(DRAWN).waitFor()
  const cell = page.locator('.senet-cell[data-movable="true"]').last()
  await cell.click()
  // The line around a selected square is part of the material; the piece is not.
  const farthest = () =>
    cell.evaluate(element => {
      const canvas = document.querySelector('canvas')
      const picture = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
      if (canvas === null || picture === null) return Number.POSITIVE_INFINITY
      picture.canvas.width = canvas.width
      picture.canvas.height = canvas.height
      picture.drawImage(canvas, 0, 0)
      const box = element.getBoundingClientRect()
      const scene = canvas.getBoundingClientRect()
      const ratio = canvas.width / scene.width
      const isLine = (x: number, y: number) => {
        const [red = 0, green = 0, blue = 0] = picture.getImageData(
          (x - scene.x) * ratio,
          (y - scene.y) * ratio,
          1,
          1,
        ).data
        return red < 60 && green > 80 && green < 140 && blue > 70 && blue < 130
      }
      const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
      const first = (at: (step: number) => boolean) => Array.from({ length: 24 }, (_, step) => step).find(at) ?? 24
      return Math.max(
        first(step => isLine(box.left + step, middle.y)),
        first(step => isLine(box.right - 1 - step, middle.y)),
        first(step => isLine(middle.x, box.top + step)),
        first(step => isLine(middle.x, box.bottom - 1 - step)),
      )
    })
  await expect.poll(farthest).toBeLessThan(14)
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

test('a selected piece asks in the status line, and the main button makes its move', async ({ page }) => {
  await quiet(page)
  await startAgainstBot(page)
  await takeStep(page)
  const cell = page.locator('.senet-cell[data-movable="true"]').last()
  await cell.click()
  await expect(cell).toHaveAttribute('aria-pressed', 'true')
  const target = await page.locator('.senet-cell[data-target="true"]').getAttribute('data-square')
  await expect(page.locator('.status p')).toContainText(/You threw \d\. (Swap on|Move to) \d+\?/)
  const main = page.getByRole('button', { name: new RegExp(`^(Swap on|Move to) ${target}$`) })
  await main.click()
  await expect(page.locator('.senet-cell[data-last="true"]')).toHaveCount(2)
})

test('pieces walk and sticks roll, and a touch of the board shows the present at once', async ({ page }) => {
  await quiet(page, { speed: 'slow' })
  await page.addInitScript(() => {
    Object.assign(globalThis, { begun: 0 })
    const { animate } = Element.prototype
    Element.prototype.animate = function (...given) {
      Object.assign(globalThis, { begun: Reflect.get(globalThis, 'begun') + 1 })
      return animate.apply(this, given)
    }
  })
  await startAgainstBot(page)
  const begun = () => page.evaluate<number>('begun')
  await page.locator('.senet-throw-button').click()
  await expect.poll(begun).toBeGreaterThan(0)
  const rolled = await begun()
  await page.locator('.senet-cell[data-movable="true"]').last().click()
  await page.locator('[data-target="true"]').first().click()
  await expect.poll(begun).toBeGreaterThan(rolled)
  const isMine = () => page.locator('.senet-mat[data-open="true"], .senet-cell[data-movable="true"]').count()
  await expect(async () => {
    await page.locator('.senet-cell').nth(29).click()
    expect(await isMine()).toBeGreaterThan(0)
  }).toPass()
})

test('a special square explains itself: hovered, focused, pressed for long', async ({ page }) => {
  await quiet(page)
  await startAgainstBot(page)
  const card = page.locator('.senet-card')
  await page.locator('[data-square="27"]').hover()
  await expect(card).toContainText('A piece that lands here goes straight back to 15')
  await page.locator('[data-square="24"]').hover()
  await expect(card).toHaveCount(0)
  await page.locator('[data-square="25"]').focus()
  await page.keyboard.press('ArrowRight')
  await expect(card).toContainText('Gate')
  await page.keyboard.press('ArrowLeft')
  await expect(card).toHaveCount(0)
  const square = page.locator('[data-square="30"]')
  await square.dispatchEvent('pointerdown', { pointerType: 'touch', button: 0 })
  await expect(card).toContainText('not safe')
  // The same for screen readers.
  await expect(page.getByRole('button', { name: 'Square 27, empty, water' })).toHaveAccessibleDescription(
    /straight back/,
  )
})

for (const isSoftware of [true, false]) {
  test(
    `the surface is drawn ${isSoftware ? 'when it changes in software' : 'while it breathes on a graphics card'}`,
    PAINTED,
    async ({ page }) => {
      await quiet(page, { speed: 'normal' })
      await page.addInitScript(isSoftware => {
        Object.assign(globalThis, { drawn: 0 })
        const { drawArrays, getParameter } = WebGL2RenderingContext.prototype
        WebGL2RenderingContext.prototype.drawArrays = function (...rest) {
          Object.assign(globalThis, { drawn: Reflect.get(globalThis, 'drawn') + 1 })
          drawArrays.apply(this, rest)
        }
        // Without the renderer's name the surface assumes a real graphics card.
        if (!isSoftware) {
          WebGL2RenderingContext.prototype.getParameter = function (name) {
            const value: unknown = getParameter.call(this, name)
            return typeof value === 'string' ? '' : value
          }
        }
      }, isSoftware)
      await startAgainstBot(page)
      await page.locator(DRAWN).waitFor()
      const drawnInFrames = () =>
        page.evaluate(async () => {
          const before: number = Reflect.get(globalThis, 'drawn')
          for (let frame = 0; frame < 30; frame++) await new Promise(requestAnimationFrame)
          return Reflect.get(globalThis, 'drawn') - before
        })
      await expect.poll(() => drawnInFrames()).toBe(0)
      await takeStep(page)
      await page.locator('.senet-cell[data-movable="true"]').last().click()
      if (isSoftware) await expect.poll(() => drawnInFrames()).toBe(0)
      else await expect.poll(() => drawnInFrames()).toBeGreaterThan(1)
    },
  )
}

test('without WebGL the game plays the same', async ({ page }) => {
  await quiet(page)
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await startAgainstBot(page)
  for (let step = 0; step < 3; step++) await takeStep(page)
  await expect(page.locator('.senet')).toHaveAttribute('data-surface', 'plain')
})

test('a lost graphics context changes nothing, and is restored', PAINTED, async ({ page }) => {
  const problems = collectProblems(page)
  await quiet(page)
  await startAgainstBot(page)
  await page.locator(DRAWN).waitFor()
  const lose = await page.evaluateHandle(() =>
    document.querySelector('canvas')?.getContext('webgl2')?.getExtension('WEBGL_lose_context'),
  )
  await lose.evaluate(extension => extension?.loseContext())
  await expect(page.locator('.senet')).toHaveAttribute('data-surface', 'plain')
  for (let step = 0; step < 3; step++) await takeStep(page)
  await lose.evaluate(extension => extension?.restoreContext())
  await page.locator(DRAWN).waitFor()
  expect(problems).toEqual([])
})

test('high contrast shows the plain table with the same squares', PAINTED, async ({ page }) => {
  await quiet(page, { contrast: 'high', theme: 'dark' })
  await startAgainstBot(page)
  // Also in the dark theme the squares are nearly white, and the path arrows are brass.
  await expect(page.locator('.senet-plain-tile').first()).toHaveCSS('fill', 'rgb(255, 253, 246)')
  await expect(page.locator('.senet-inlays .senet-arrow').first()).toHaveCSS('fill', /senet-brass/)
  await expect(page.locator('.senet')).toHaveAttribute('data-surface', 'plain')
  await expect(page.locator('canvas')).toHaveCount(0)
  await takeStep(page)
  await page.locator('.senet-cell[data-movable="true"]').last().click()
  await expect(page.locator('.senet-selected, .senet-target')).toHaveCount(2)
})

test('the lesson is done by playing, and points at what it refers to', async ({ page }) => {
  await quiet(page)
  await page.goto('/learn/senet')
  const steps = page.getByRole('progressbar')
  const count = Number(await steps.getAttribute('max'))
  for (let step = 1; step <= count; step++) {
    await expect(steps).toHaveAttribute('value', String(step))
    const text = await page.locator('.lesson-text').textContent()
    if (/on 26|on 15|on 27/.test(text ?? '')) await expect(page.locator('.senet-pointed').first()).toBeVisible()
    // A position that was set up has no last move.
    if (/neighbours/.test(text ?? '')) await expect(page.locator('.senet-cell[data-last="true"]')).toHaveCount(0)
    if (/Tap the mat|Throw\./.test(text ?? ''))
      await expect(page.locator('.senet-mat')).toHaveAttribute('data-hint', 'true')
    const goOn = page.getByRole('button', { name: 'Go on' })
    if ((await goOn.count()) > 0) await goOn.click()
    else if (await page.locator('.senet-mat[data-open="true"]').isVisible()) await page.locator('.senet-mat').click()
    else {
      await page.locator('.senet-cell[data-movable="true"]').last().click()
      await page.locator('[data-target="true"]').first().click()
    }
  }
  await expect(page.getByRole('link', { name: 'Play a match' })).toBeVisible()
})

const SIZES = [
  [1280, 800, 24],
  [1366, 650, 24],
  [1920, 1080, 24],
  [768, 1024, 24],
  [390, 844, 44],
  [360, 640, 44],
  [844, 390, 44],
] as const

test('at every size the squares can be tapped, the numbers are legible, and nothing overlaps', async ({ page }) => {
  await quiet(page, { contrast: 'high' })
  await page.setViewportSize({ width: 1280, height: 800 })
  await startAgainstBot(page)
  for (const [width, height, least] of SIZES) {
    await page.setViewportSize({ width, height })
    await expect.poll(() => problemsOf(page, least), `${width} × ${height}`).toEqual([])
  }
})

/** The problems of the board at this size, in words. */
function problemsOf(page: Page, least: number): Promise<string[]> {
  return page.evaluate(least => {
    const problems: string[] = []
    const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
    const things = ['.senet-cells', '.senet-mat', '.strip-grid', '.players', '.senet-throw-button'].flatMap(
      selector => {
        const box = boxOf(selector)
        return box === undefined ? [] : [{ selector, box }]
      },
    )
    for (const { selector, box } of things) {
      if (box.left < 0 || box.top < 0 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1) {
        problems.push(`${selector} is cut`)
      }
    }
    const cells = boxOf('.senet-cells')
    for (const { selector, box } of things) {
      if (cells === undefined || selector === '.senet-cells') continue
      const apart =
        box.left >= cells.right || box.right <= cells.left || box.top >= cells.bottom || box.bottom <= cells.top
      if (!apart) problems.push(`${selector} lies over the squares`)
    }
    for (const cell of document.querySelectorAll('.senet-cell')) {
      const { width, height } = cell.getBoundingClientRect()
      if (Math.min(width, height) < least) problems.push(`a square is ${Math.round(width)} × ${Math.round(height)}`)
    }
    for (const number of document.querySelectorAll('.senet-number')) {
      if (Number.parseFloat(getComputedStyle(number).fontSize) < 12) problems.push('a number is too small')
    }
    const { scrollWidth, scrollHeight } = document.documentElement
    if (scrollWidth > innerWidth || scrollHeight > innerHeight) problems.push('the page scrolls')
    return [...new Set(problems)]
  }, least)
}

test('own pictures replace parts of the board and stay after a reload', async ({ page }) => {
  await startAgainstBot(page)
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByText('Pictures of your own').click()
  const picture = Buffer.from(await drawnPicture(page), 'base64')
  const file = (name: string, buffer = picture) => ({ name, mimeType: 'image/png', buffer })
  await page
    .getByLabel('Pictures for the board')
    .setInputFiles([
      file('player-token-a.png'),
      file('ambient-dust-overlay.png'),
      file('special-glyph-02.png'),
      file('corner-ornament.png', Buffer.from('no picture')),
      file('holiday.png'),
    ])
  await expect(page.getByText('corner-ornament.png: no picture that this browser can show.')).toBeVisible()
  await expect(page.getByText('holiday.png: no part of this board has that name.')).toBeVisible()
  const tokens = page.locator('.senet-piece image')
  const glyphs = page.locator('.senet-inlays image')
  await expect(tokens).toHaveCount(5)
  await expect(glyphs).toHaveCount(1)
  await expect(page.locator('[data-part="ambient-dust-overlay"]')).toHaveCount(1)
  await page.reload()
  await expect(tokens).toHaveCount(5)
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByText('Pictures of your own').click()
  await page.getByRole('button', { name: 'Remove my pictures' }).click()
  await expect(tokens).toHaveCount(0)
})

/** A made-up picture, in base64. */
function drawnPicture(page: Page): Promise<string> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = 64
    const context = canvas.getContext('2d')
    if (context !== null) {
      context.fillStyle = '#b3541e'
      context.arc(32, 32, 28, 0, 7)
      context.fill()
    }
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  })
}
