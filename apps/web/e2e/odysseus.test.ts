import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { playOdysseusByKeys } from './support/by-keys.ts'
import { collectProblems, expect, PAINTED, quiet, test } from './support/fixtures.ts'
import { logLength, waitForMove } from './support/senet.ts'

const ACTION = '.odysseus-action:not([aria-disabled])'
const TARGET = '.odysseus-spot[data-target="true"]'

async function startLocal(page: Page, seed = 'e2e'): Promise<void> {
  await page.goto('/play/odysseus')
  await page.getByText('Medium', { exact: true }).click()
  await page.getByLabel('Your name').fill('Ann')
  await page.getByText('More settings').click()
  await page.getByLabel('Seed').fill(seed)
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await page.waitForURL('**/local/*')
  await page.locator(ACTION).first().waitFor()
}

/** One action of this page's player, by the pointer. */
async function act(page: Page, name: string | RegExp = /./): Promise<void> {
  const button = page.locator(ACTION).filter({ hasText: name }).first()
  await button.waitFor()
  const before = await logLength(page)
  await button.click()
  await waitForMove(page, before)
}

/** Draws and takes what the wind gives until the match has so many moments: by a script, since it takes many clicks. */
async function playUntil(page: Page, length: number): Promise<void> {
  await page.evaluate(
    async ({ action, length }) => {
      while (Number(document.querySelector('main')?.dataset.latest) < length) {
        document.querySelector<HTMLElement>(action)?.click()
        await new Promise(requestAnimationFrame)
      }
    },
    { action: ACTION, length },
  )
}

/** Two tiles, then one: the third tile is the first epic. */
async function meetFirstEpic(page: Page): Promise<void> {
  await act(page, 'Sail 2 carefully')
  await act(page, 'Sail 1 carefully')
}

test.beforeEach(({ page }) => quiet(page))

test(
  'a whole voyage against a bot by keys alone, the whole path on the chart all the way',
  PAINTED,
  async ({ page }) => {
    test.slow()
    const problems = collectProblems(page)
    await startLocal(page)
    await expect(page.locator('.odysseus-spot')).toHaveCount(31)
    await act(page, 'Draw a Sea card')
    await expect(page.locator('.odysseus-card figcaption')).not.toBeEmpty()
    await page.locator('.odysseus-deck').hover()
    await expect(page.locator('.odysseus-mix')).toContainText('Left in the deck')
    await playOdysseusByKeys(page)
    await expect(page.locator('.status')).toContainText(/wins|share the win/)
    const overflow = await page.locator('.odysseus').evaluate(board => board.scrollWidth - board.clientWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    expect(problems).toEqual([])
  },
)

test('careful sailing by a click on the tile, undo, and a reload in the middle', async ({ page }) => {
  await startLocal(page)
  await page.locator(TARGET).first().click()
  await expect.poll(() => logLength(page)).toBe(1)
  await expect(page.locator('.player', { hasText: 'Ann' })).toContainText('Tile 1')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.locator('.player', { hasText: 'Ann' })).toContainText('Tile 0')
  await act(page, 'Draw a Sea card')
  const plate = page.locator('.player', { hasText: 'Ann' })
  const standing = await plate.textContent()
  await page.reload()
  await expect(plate).toHaveText(standing ?? '')
  await expect(page.locator('.odysseus-card')).toBeVisible()
})

test('the last voyage stays marked behind a repair and a reload', async ({ page }) => {
  await startLocal(page)
  await expect(page.locator('.odysseus-wake')).toHaveCount(0)
  await page.locator(TARGET).first().click()
  await act(page, 'Repair 1')
  await expect(page.locator('.odysseus-berth')).toHaveCount(1)
  await page.reload()
  await expect(page.locator('.odysseus-berth')).toHaveCount(1)
  await expect(page.locator('.odysseus-wake')).toHaveCount(1)
})

test('a button that cannot be used says why', async ({ page }) => {
  await startLocal(page)
  await act(page, 'Repair 1')
  await page.getByRole('button', { name: /^Sail 2 carefully/ }).press('Enter')
  await expect(page.locator('.status')).toContainText('This costs 5 points, and you have 4.')
})

test('an epic names the ship until it is acknowledged, and can be read again later', async ({ page }) => {
  await startLocal(page)
  await meetFirstEpic(page)
  const caption = page.locator('.odysseus-caption')
  await expect(caption).toContainText('tile 3')
  await expect(caption).toContainText('Ann')
  await page.getByRole('button', { name: 'Got it' }).click()
  await expect(caption).toHaveCount(0)
  await page.getByRole('button', { name: /^Tile 3:/ }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page.locator('.odysseus-note')).toContainText('2 Open sea')
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('.odysseus-note')).toContainText('3 ')
})

test('the lesson points at what it refers to, and meets its epics', async ({ page }) => {
  await page.goto('/learn/odysseus')
  await page.getByRole('button', { name: 'Go on' }).click()
  const draw = page.locator('.odysseus-action[data-kind="draw_card"]')
  await expect(draw).toHaveAttribute('data-hint', 'true')
  await expect(page.locator('.odysseus-coins')).toHaveAttribute('data-hint', 'true')
  await draw.click()
  await expect(page.locator('.lesson-text')).toContainText('Fair Wind')
  await draw.click()
  await expect(page.locator('.odysseus-caption')).toContainText('Soldier Attack')
  const repair = page.locator('.odysseus-action[data-kind="repair"]')
  await expect(repair).toHaveAttribute('data-hint', 'true')
  await repair.click()
  // Two tiles could be reached; the one that the lesson asks for is lit.
  await expect(page.locator('.lesson-text')).toContainText('Click the lit tile')
  await expect(page.locator(TARGET)).toHaveCount(1)
  await expect(page.locator(TARGET)).toHaveAccessibleName(/^Tile 6:/)
})

test('undiscovered islands look the same everywhere', async ({ page }) => {
  await startLocal(page)
  await expect(page.locator('.odysseus-island')).toHaveCount(9)
  const drawings = await page
    .locator('.odysseus-island')
    .evaluateAll(islands => islands.map(island => island.innerHTML))
  expect(drawings).toHaveLength(9)
  expect(new Set(drawings).size).toBe(1)
})

test('a card turns before the ship sails, and a press shows the present at once', async ({ page }) => {
  await page.clock.install()
  await quiet(page, { speed: 'slow' })
  await startLocal(page)
  // What moves does not come to its end by itself.
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.locator(ACTION).filter({ hasText: 'Draw a Sea card' }).click()
  await expect(page.locator('.odysseus-last-card[data-turning="true"]')).toBeVisible()
  await expect(page.locator('.odysseus')).toHaveAttribute('data-moving', 'true')
  await page.locator('.odysseus').click({ position: { x: 640, y: 90 } })
  await expect(page.locator('.odysseus')).toHaveAttribute('data-moving', 'false')
})

test('the chart works without WebGL, and round tokens can be chosen', PAINTED, async ({ page }) => {
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype
    Object.assign(HTMLCanvasElement.prototype, {
      getContext(this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
        return kind.startsWith('webgl') ? null : Reflect.apply(getContext, this, [kind, ...rest])
      },
    })
  })
  await startLocal(page)
  await expect(page.locator('.odysseus-ground')).toHaveAttribute('data-painted', 'false')
  await act(page, 'Draw a Sea card')
  await expect(page.locator('.odysseus-token')).toHaveCount(0)
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByText('Round tokens').click()
  await expect(page.locator('.odysseus-token')).toHaveCount(2)
})

test('the sea moves only if a graphics card draws it', PAINTED, async ({ page }) => {
  await quiet(page, { speed: 'normal' })
  await startLocal(page)
  await expect(page.locator('.odysseus-ground')).toHaveAttribute('data-painted', 'true')
  await expect(page.locator('.odysseus-water')).toHaveCount(0)
  // Without the renderer's name the chart takes the processor for a graphics card.
  await page.addInitScript(() => {
    Object.assign(globalThis, { drawn: 0 })
    const { drawArrays, getParameter } = WebGL2RenderingContext.prototype
    WebGL2RenderingContext.prototype.drawArrays = function (...rest) {
      if (this.canvas instanceof HTMLElement && this.canvas.className === 'odysseus-water') {
        Object.assign(globalThis, { drawn: Reflect.get(globalThis, 'drawn') + 1 })
      }
      drawArrays.apply(this, rest)
    }
    WebGL2RenderingContext.prototype.getParameter = function (name) {
      const value: unknown = getParameter.call(this, name)
      return typeof value === 'string' ? '' : value
    }
  })
  await page.reload()
  await expect.poll(() => page.evaluate<number>('drawn')).toBeGreaterThan(3)
  const isLit = await page.locator('.odysseus-water').evaluate((water: HTMLCanvasElement) => {
    const gl = water.getContext('webgl2')
    return gl !== null && gl.getError() === gl.NO_ERROR
  })
  expect(isLit).toBe(true)
})

test('on a small phone the last card is on the deck, and a long press shows what is left', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await startLocal(page)
  const deck = page.locator('.odysseus-action[data-kind="draw_card"]')
  await deck.hover()
  await page.mouse.down()
  await expect(page.locator('.odysseus-mix')).toContainText('Left in the deck')
  await page.mouse.up()
  expect(await logLength(page)).toBe(0)
  await act(page, 'Draw a Sea card')
  await expect(page.locator('.odysseus-mini-card')).toBeVisible()
  await expect(page.locator('.odysseus-mix')).toHaveCount(0)
})

const SIZES = [
  [1280, 800, 24],
  [1920, 1080, 24],
  [900, 700, 24],
  [768, 1024, 24],
  [390, 844, 44],
  [360, 640, 44],
  [844, 390, 24],
] as const

test('at every size the chart and all five actions are on the screen, and nothing is cut or covered', async ({
  page,
}) => {
  await startLocal(page)
  for (const [width, height, least] of SIZES) {
    await page.setViewportSize({ width, height })
    await expect.poll(() => problemsOf(page, least), `${width} × ${height}`).toEqual([])
  }
})

/** The problems of the chart and the strip at this size, in words. */
function problemsOf(page: Page, least: number): Promise<string[]> {
  return page.evaluate(least => {
    const problems: string[] = []
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
    const boxOf = (element: Element) => element.getBoundingClientRect()
    const [actions, spots] = [all('.odysseus-action'), all('.odysseus-spot')]
    if (actions.length !== 5 || spots.length !== 31) problems.push(`${actions.length} actions, ${spots.length} tiles`)
    for (const element of [...actions, ...spots]) {
      const { left, top, right, bottom } = boxOf(element)
      const isIn = left >= -22 && top >= 0 && right <= innerWidth + 22 && bottom <= innerHeight
      if (!isIn) problems.push(`${element.textContent} is off the screen`)
    }
    const tooSmall = (elements: readonly Element[], size: number) =>
      elements.some(element => Math.min(boxOf(element).width, boxOf(element).height) < size)
    if (tooSmall(actions, 44)) problems.push('an action is too small')
    if (tooSmall(spots, least)) problems.push('a tile is too small')
    for (const element of all('.odysseus-action b, .odysseus-action small, .plate-name, .plate-standing')) {
      if (element.scrollWidth > element.clientWidth + 1) problems.push(`${element.textContent} is cut`)
    }
    const parts = all('.strip-plate, .status p, .odysseus-coins, .odysseus-clock, .strip .toolbar, .odysseus-action')
    for (const [i, one] of parts.entries()) {
      for (const other of parts.slice(i + 1)) {
        const [a, b] = [boxOf(one), boxOf(other)]
        const apart = a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1
        if (!apart && !one.contains(other)) problems.push(`${one.className} lies on ${other.className}`)
      }
    }
    const texts = all('.odysseus text, .odysseus-actions *')
    if (texts.some(text => Number.parseFloat(getComputedStyle(text).fontSize) < 12)) problems.push('small letters')
    const { scrollWidth, scrollHeight } = document.documentElement
    if (scrollWidth > innerWidth || scrollHeight > innerHeight) problems.push('the page scrolls')
    return [...new Set(problems)]
  }, least)
}

async function guest(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await quiet(page)
  return page
}

test('three captains on three devices', async ({ page, browser, home }) => {
  test.slow()
  await page.goto('/play/odysseus')
  await page.getByText('Online by link').click()
  await page.getByLabel('Your name').fill('Ann')
  await page.getByText('More settings').click()
  await page.getByRole('group', { name: 'Players' }).getByText('3', { exact: true }).click()
  await page.getByRole('button', { name: /get its link/ }).click()
  await page.waitForURL('**/match/*')
  const link = await page
    .getByRole('textbox', { name: /^Invite/ })
    .first()
    .inputValue()
  await page.getByRole('button', { name: 'Close' }).click()
  const others = [await guest(browser, home), await guest(browser, home)]
  for (const [i, name] of ['Bob', 'Cleo'].entries()) {
    const other = others[i]
    if (other === undefined) throw new Error('nobody there')
    await other.goto(link)
    await other.getByLabel('Your name').fill(name)
    await other.getByRole('button', { name: 'Sit down and play' }).click()
    await expect(other.locator('.player', { hasText: name })).toContainText('you')
  }
  await act(page, 'Draw a Sea card')
  for (const other of others) await expect.poll(() => logLength(other)).toBeGreaterThan(0)
  await Promise.all([page, ...others].map(one => playUntil(one, 30)))
  for (const other of others) await other.context().close()
})

test('axe finds nothing on the chart, on a laptop and on a phone', async ({ page }) => {
  test.slow()
  await quiet(page)
  await startLocal(page)
  await meetFirstEpic(page)
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page)
})

for (const theme of ['light', 'dark'] as const) {
  test(`high contrast draws in full ink in the ${theme} theme`, async ({ page }) => {
    await quiet(page, { theme, contrast: 'high' })
    await page.goto('/learn/odysseus')
    const [drawn, ink] = await page
      .locator('.odysseus')
      .first()
      .evaluate(board => ['--ody-name', '--ink'].map(name => getComputedStyle(board).getPropertyValue(name).trim()))
    expect(drawn).toBe(ink)
    expect(ink).not.toBe('')
  })
}
