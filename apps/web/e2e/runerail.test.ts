import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { collectProblems, expect, quiet, test } from './support/fixtures.ts'
import { logLength } from './support/senet.ts'
import { openTimeline } from './support/table.ts'

type Milepost = readonly [map: number, q: number, r: number]

const PHONE = { width: 390, height: 844 }
const status = (page: Page) => page.locator('.status p')
/** On the map, or in the strip below it. */
const button = (page: Page, name: string | RegExp) =>
  page.locator('.runerail, .strip').getByRole('button', { name, exact: true })

async function openSheet(page: Page, name: string): Promise<void> {
  await button(page, 'More actions').click()
  await button(page, name).click()
}

/** With this seed Ann is first, so that no one has built on the way. */
const SEED = 'first train 2'

async function start(page: Page, limit: number, seed = SEED): Promise<void> {
  await page.goto('/play/runerail')
  await page.getByText('Easy', { exact: true }).click()
  await page.getByLabel('Your name').fill('Ann')
  await page.getByText('More settings').click()
  await page.getByLabel('Turn limit').fill(String(limit))
  await page.getByLabel('Seed').fill(seed)
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await page.waitForURL('**/local/*')
  await yours(page, FOREMAN)
}

/** Waits until the others have played and this page's player has to act. */
async function yours(page: Page, what: RegExp): Promise<void> {
  await expect(status(page)).toHaveText(what)
}

const FOREMAN = /^Your turn: take a foreman/
const PLACE = /city where your train starts/
const MOVE = /^Move: \d+ steps? left/
const BUILD = /^Build: \d+ gold left/

/** The opening turn that the header names. */
async function opening(page: Page, turn: number): Promise<void> {
  await expect(page.locator('.header, header').first()).toContainText(`Opening, turn ${turn} of 3`)
  await yours(page, BUILD)
}

const canvasOf = (page: Page) => page.locator('.runerail-canvas')

/** The position of a milepost on the screen, from the map's camera, which panels that come and go may move. */
async function spot(page: Page, [map, q, r]: Milepost): Promise<{ readonly x: number; readonly y: number }> {
  const canvas = canvasOf(page)
  const [level = 0, x = 0, y = 0, scale = 1] = ((await canvas.getAttribute('data-camera')) ?? '').split(' ').map(Number)
  expect(level).toBe(map)
  const box = (await canvas.boundingBox())!
  return {
    x: box.x + box.width / 2 + (q + (r & 1) / 2 - x) * scale,
    y: box.y + box.height / 2 + ((r * Math.sqrt(3)) / 2 - y) * scale,
  }
}

/** Points at a milepost until the map says so; from then on the map holds still under the mouse, and a click hits it. */
async function point(page: Page, milepost: Milepost): Promise<void> {
  await expect(async () => {
    const { x, y } = await spot(page, milepost)
    await page.mouse.move(x, y)
    expect(await canvasOf(page).getAttribute('data-pointed')).toBe(milepost.join(' '))
  }).toPass()
}

async function press(page: Page, milepost: Milepost): Promise<void> {
  await point(page, milepost)
  await page.mouse.down()
  await page.mouse.up()
}

/** West from the ring of Bluefeld. */
const LINE: readonly Milepost[] = [
  [0, 39, 12],
  [0, 38, 12],
  [0, 37, 12],
  [0, 36, 12],
]

async function drag(page: Page, line: readonly Milepost[]): Promise<void> {
  const [first, ...others] = line
  await point(page, first!)
  await page.mouse.down()
  for (const other of others) {
    const { x, y } = await spot(page, other)
    await page.mouse.move(x, y, { steps: 4 })
  }
  await page.mouse.up()
}

async function pickForeman(page: Page): Promise<void> {
  // The Troll could not build above ground.
  await page.locator('.runerail-option').filter({ hasNotText: 'Troll' }).first().click()
}

async function buildLine(page: Page): Promise<void> {
  await drag(page, LINE)
  await expect(page.locator('.runerail-plan')).toContainText('3 sections')
  await button(page, 'Build').click()
  await expect(page.locator('.runerail-plan')).toHaveCount(0)
}

const BLUEFELD: Milepost = [0, 40, 12]

test('a whole match against a bot: drawing, undo, reload, moving, loading and the end', async ({ page }) => {
  test.slow()
  const problems = collectProblems(page)
  await quiet(page)
  await start(page, 2)
  await pickForeman(page)
  await opening(page, 1)

  await drag(page, LINE)
  await expect(page.locator('.runerail-plan')).toContainText('3 gold, 3 sections')
  await page.keyboard.press('Backspace')
  await expect(page.locator('.runerail-plan')).toContainText('2 gold, 2 sections')
  await page.keyboard.press('Shift+Backspace')
  await expect(page.locator('.runerail-plan')).toHaveCount(0)
  await buildLine(page)
  await expect(status(page)).toContainText('17 gold left')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(status(page)).toContainText('20 gold left')
  const length = await logLength(page)
  await page.reload()
  await expect.poll(() => logLength(page)).toBe(length)
  await expect(status(page)).toContainText('20 gold left')
  await buildLine(page)

  for (const turn of [2, 3]) {
    await button(page, 'End turn').click()
    await opening(page, turn)
  }
  await button(page, 'End turn').click()
  await yours(page, PLACE)
  await press(page, BLUEFELD)
  await yours(page, MOVE)

  await button(page, 'Pick up hops').click()
  await expect(page.getByRole('img', { name: /carrying hops/ })).toBeVisible()
  const next: Milepost = [0, 39, 12]
  await point(page, next)
  await expect(page.locator('.runerail-info')).toContainText('1 step')
  // What is pointed at is told again when the map moves under the mouse.
  await button(page, 'Zoom in').focus()
  await page.keyboard.press('Enter')
  await expect(canvasOf(page)).not.toHaveAttribute('data-pointed', next.join(' '))
  await expect(page.locator('.runerail-info')).not.toContainText('1 step')
  await press(page, next)
  await expect(status(page)).toContainText('9 steps left')
  // What is planned while moving is built with one click later.
  await button(page, 'Plan track').click()
  await drag(page, [
    [0, 36, 12],
    [0, 35, 12],
  ])
  await expect(page.locator('.runerail-plan')).toContainText('1 section')
  await button(page, 'Go on to building').click()
  await yours(page, BUILD)
  await button(page, 'Build').click()
  await expect(status(page)).toContainText('19 gold left')
  await button(page, 'End turn').click()
  await yours(page, MOVE)
  await button(page, 'End turn').click()
  await expect(page.locator('.end-card')).toBeVisible()
  expect(problems).toEqual([])
})

test('what was built last looks the same after a reload', async ({ page }) => {
  await quiet(page)
  await start(page, 2)
  await pickForeman(page)
  await opening(page, 1)
  await buildLine(page)
  const map = page.locator('.runerail-canvas[data-baked="true"]')
  const look = () =>
    map.evaluate(async canvas => {
      // What has just changed is painted with the next frame.
      for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame)
      return canvas instanceof HTMLCanvasElement ? canvas.toDataURL() : ''
    })
  // The pointer shows what it is over.
  await page.mouse.move(0, 0)
  await page.evaluate(() => atRest())
  const before = await look()
  await page.reload()
  await expect.poll(async () => (await look()) === before).toBe(true)
})

/** Another player, on another device. */
async function newGuest(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await quiet(page)
  return page
}

test('an online match: each sees what the other builds, and plans meanwhile', async ({ page, browser, home }) => {
  test.slow()
  await quiet(page)
  await page.goto('/play/runerail')
  await page.getByText('Online by link').click()
  await page.getByLabel('Your name').fill('Ann')
  await page.getByRole('button', { name: /get its link/ }).click()
  await page.waitForURL('**/match/*')
  const link = await page.getByRole('textbox', { name: /^Invite/ }).inputValue()
  await page.getByRole('button', { name: 'Close' }).click()
  const bob = await newGuest(browser, home)
  await bob.goto(link)
  await bob.getByLabel('Your name').fill('Bob')
  await bob.getByRole('button', { name: 'Sit down and play' }).click()
  await expect(page.locator('.player', { hasText: 'Bob' })).toContainText('here')

  // The order of play is random.
  const isAsked = async (who: Page) => (await who.locator('.runerail-option').count()) > 0
  await expect.poll(async () => (await isAsked(page)) || (await isAsked(bob))).toBe(true)
  const [first, second] = (await isAsked(page)) ? [page, bob] : [bob, page]
  await pickForeman(first)
  await yours(second, FOREMAN)
  await pickForeman(second)
  await opening(first, 1)
  await drag(second, LINE)
  await expect(button(second, 'Planned')).toHaveAttribute('aria-disabled', 'true')
  await buildLine(first)
  await expect.poll(() => logLength(second)).toBe(3)
  // A plan where the other player has built is gone.
  await expect(second.locator('.runerail-plan')).toHaveCount(0)
  await button(first, 'End turn').click()
  await opening(second, 1)
  await bob.context().close()
})

test('a demand is pinned, its route planned, built with one click and undone as one', async ({ page }) => {
  await quiet(page)
  await start(page, 2)
  await pickForeman(page)
  await opening(page, 1)
  // The cheapest route that needs more than one turn: the rest of the plan stays on the map.
  const prices = page.locator('.runerail-hand[aria-busy="false"] .runerail-demand small')
  await prices.first().waitFor()
  const costs = (await prices.allTextContents()).map(text => Number(/track (\d+)/.exec(text)?.[1] ?? 0))
  const index = costs.findIndex(cost => cost > 20)
  await page.locator('.runerail-demand').nth(index).click()
  await button(page, `Plan this route — ${costs[index]} gold`).click()
  const plan = page.locator('.runerail-plan')
  await expect(plan).toContainText(`${costs[index]} gold`)
  const before = await logLength(page)
  await expect(status(page)).toContainText('Build your plan')
  await button(page, 'End turn').click()
  await expect(status(page)).toContainText('Your plan is not built yet.')
  await expect(button(page, 'Build and end')).toBeVisible()
  expect(await logLength(page)).toBe(before)
  await button(page, /^Build \d+ of \d+$/).click()
  await expect.poll(() => logLength(page)).toBe(before + 1)
  await expect(plan).not.toContainText(`${costs[index]} gold`)
  await expect(plan).toContainText('gold')
  await page.getByRole('button', { name: 'Undo' }).click()
  await yours(page, /^Build: 20 gold left/)
  await expect(plan).toContainText(`${costs[index]} gold`)
})

test('a hint for track names cities and gold, and can be taken over as a plan', async ({ page }) => {
  await quiet(page)
  await page.goto('/play/runerail/first-match')
  await page.getByRole('button', { name: 'Play a first match' }).click()
  await page.waitForURL('**/local/*')
  await yours(page, BUILD)
  const camera = () => page.locator('.runerail-canvas').getAttribute('data-camera')
  const before = await camera()
  await page.getByRole('button', { name: 'Hint' }).click()
  await expect(status(page)).toHaveText(/Hint: (Connect|Build from) .+: \d+ gold\.$/)
  await expect.poll(camera).not.toBe(before)
  await button(page, 'Plan it').click()
  await expect(page.locator('.runerail-plan')).toContainText('gold')
  await button(page, 'End turn').click()
  await button(page, 'Build and end').click()
  await expect.poll(() => logLength(page)).toBeGreaterThan(1)
})

test('keys alone: the cursor announces its place, and Enter draws and builds', async ({ page }) => {
  await quiet(page)
  await start(page, 2)
  await pickForeman(page)
  await opening(page, 1)
  await openSheet(page, 'All choices…')
  await page.getByLabel('Draw the cheapest track towards').selectOption('Bremmner')
  await expect(page.locator('.runerail-plan')).toContainText('gold')
  await page.getByRole('application').focus()
  await page.keyboard.press('Backspace')
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('.runerail-map > [role="status"]')).not.toBeEmpty()
  await page.keyboard.press('g')
  await expect(button(page, 'Surface')).toBeVisible()
  await button(page, 'Build').focus()
  const before = await logLength(page)
  await page.keyboard.press('Enter')
  await expect.poll(() => logLength(page)).toBeGreaterThan(before)
})

test('on a phone nothing scrolls, and a tap shows the way before a second one takes it', async ({ browser, home }) => {
  const context = await browser.newContext({ baseURL: home, viewport: PHONE, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await quiet(page)
  await start(page, 2)
  await pickForeman(page)
  for (const turn of [1, 2, 3]) {
    await opening(page, turn)
    await button(page, 'End turn').click()
  }
  await yours(page, PLACE)
  await openSheet(page, 'All choices…')
  await button(page, 'Start in Bluefeld').click()
  await yours(page, MOVE)
  await button(page, 'Find my train').click()
  await expect(page.locator('.runerail-canvas')).toHaveAttribute('data-camera', / 27\.000$/)
  const { x, y } = await spot(page, [0, 39, 12])
  // What can be done in the city is below the train, in the middle of what is free above it.
  const tray = (await page.locator('.runerail-acts').boundingBox())!
  expect(y).toBeLessThan(tray.y - 100)
  await page.touchscreen.tap(x, y)
  await expect(page.locator('.runerail-info')).toContainText('1 step')
  await page.touchscreen.tap(x, y)
  await expect(status(page)).toContainText('9 steps left')
  const overflow = await page.evaluate(() => ({
    x: document.documentElement.scrollWidth - innerWidth,
    y: document.documentElement.scrollHeight - innerHeight,
  }))
  expect(overflow).toEqual({ x: 0, y: 0 })
  await context.close()
})

test('axe finds nothing at the table', async ({ page }) => {
  test.slow()
  await quiet(page)
  await start(page, 2)
  await expectAccessible(page)
  await pickForeman(page)
  await yours(page, BUILD)
  await drag(page, LINE)
  await page.locator('.runerail-demand').first().click()
  // Only what has changed, since checking hundreds of choices is slow.
  await expectAccessible(page, { part: '.runerail' })
  await openSheet(page, 'All choices…')
  await expect(page.locator('.runerail-choices')).toBeVisible()
  const part = '.runerail-choices header, .runerail-choices label, .runerail-choices > div:nth-of-type(1)'
  await expectAccessible(page, { part })
})

test('the lesson can be done from its first step to its last', async ({ page }) => {
  await quiet(page)
  await page.goto('/learn/runerail')
  const steps = page.locator('.lesson progress')
  const at = (step: number) => expect(steps).toHaveAttribute('value', String(step))
  await pickForeman(page)
  await at(2)
  await page.getByRole('button', { name: 'Go on' }).click()
  await at(3)
  await press(page, [0, 31, 10])
  await button(page, 'Build').click()
  await at(4)
  await press(page, BLUEFELD)
  await at(5)
  await button(page, 'Pick up hops').click()
  await at(6)
  await press(page, [0, 31, 10])
  await at(7)
  await button(page, /^Deliver hops/).click()
  await at(8)
  await button(page, 'End turn').click()
  await expect(page.getByRole('link', { name: 'Play a match' })).toBeVisible()
})

const RECORD = new URL('../../../games/runerail/fixtures/network.turnwise.json', import.meta.url)
/** Ann draws a card; Ben has to choose a load to lose. */
const LOSE_LOAD = new URL('../../../games/runerail/fixtures/load-lost.turnwise.json', import.meta.url)

async function readRecord(file: URL): Promise<{ entries: { kind: string }[]; players: unknown[] }> {
  return JSON.parse(await readFile(file, 'utf8'))
}

/** The first `length` entries of the recorded match, with people on this device. */
async function openRecord(page: Page, length?: number, file = RECORD): Promise<void> {
  const record = await readRecord(file)
  const text = JSON.stringify({
    ...record,
    players: [{ name: 'Ann' }, { name: 'Ben' }],
    entries: record.entries.slice(0, length),
  })
  await page.goto('/replay')
  const buffer = Buffer.from(text)
  await page.locator('input[type=file]').setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer })
  await page.waitForURL('**/local/*')
  // An imported match opens at its beginning; without a moment in the address it shows the present.
  await page.goto(page.url().replace(/\?.*/, ''))
  await expect(page.locator('.runerail-canvas')).toHaveAttribute('data-camera', /./)
}

test('a load is lost in the turn of another player, before that turn continues', async ({ page }) => {
  await quiet(page)
  const { entries } = await readRecord(LOSE_LOAD)
  await openRecord(page, entries.findIndex(({ kind }) => kind === 'set-state') + 1, LOSE_LOAD)
  await expect(status(page)).toHaveText('You lose a load: choose which one.')
  const decision = page.getByRole('region', { name: 'You lose a load: choose which one.' })
  await expect(decision.getByRole('button')).toHaveText([/^Lose scrolls/, /^Lose spice/])
  // Meanwhile nothing else is offered to any player.
  await expect(button(page, 'End turn')).toHaveAttribute('aria-disabled', 'true')
  await decision.getByRole('button', { name: /^Lose scrolls/ }).click()
  await expect(decision).toHaveCount(0)
  await expect(status(page)).toHaveText(/^(Move|Build): /)
  await expect(page.locator('.player[data-to-act="true"]')).toContainText('Ann')
  await openSheet(page, 'The whole table…')
  await expect(page.locator('.runerail-rival')).toContainText('Ben')
  await expect(page.locator('.runerail-rival p')).toContainText('spice')
  await expect(page.locator('.runerail-rival p')).not.toContainText('scrolls')
})

test('on a phone everything public can be looked up, and Escape closes what was opened', async ({ browser, home }) => {
  const context = await browser.newContext({ baseURL: home, viewport: PHONE, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await quiet(page)
  await openRecord(page, 200)
  await openSheet(page, 'The whole table…')
  const table = page.getByRole('region', { name: 'The table' })
  await expect(table.getByRole('button', { name: / to .+ \d+$/ })).toHaveCount(9)
  await table
    .getByRole('button', { name: / to .+ \d+$/ })
    .first()
    .tap()
  await expect(table.getByRole('button', { pressed: true }).last()).toContainText(' to ')
  await table.getByRole('button', { name: 'Goods' }).tap()
  await table.getByRole('button', { name: /^Coal/ }).tap()
  await expect(table.getByRole('button', { name: /^Coal/ })).toHaveAttribute('aria-pressed', 'true')
  await table.getByRole('button', { name: 'Piles' }).tap()
  await expect(table).toContainText(/Stormcrown \(speed 16, 3 loads\): \d/)
  await page.keyboard.press('Escape')
  await expect(table).toHaveCount(0)
  for (const sheet of ['All choices…', 'Prices of track…']) {
    await openSheet(page, sheet)
    await page.keyboard.press('Escape')
    await expect(page.locator('.runerail-choices, .runerail-legend')).toHaveCount(0)
  }
  await context.close()
})

/** The contrast between the lightest and the darkest colour on the map. */
async function spread(page: Page): Promise<number> {
  return page.locator('.runerail-canvas').evaluate(canvas => {
    if (!(canvas instanceof HTMLCanvasElement)) throw new Error('There is no map.')
    const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] }
    const part = (value = 0) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4)
    let [least, most] = [1, 0]
    for (let i = 0; i < data.length; i += 4) {
      const light = 0.2126 * part(data[i]) + 0.7152 * part(data[i + 1]) + 0.0722 * part(data[i + 2])
      least = Math.min(least, light)
      most = Math.max(most, light)
    }
    return (most + 0.05) / (least + 0.05)
  })
}

for (const theme of ['light', 'dark'] as const) {
  test(`high contrast reaches the map in the ${theme} theme`, async ({ page }) => {
    await quiet(page, { theme, contrast: 'normal' })
    await openRecord(page, 200)
    await expect.poll(() => spread(page)).toBeGreaterThan(5)
    const normal = await spread(page)
    expect(normal).toBeLessThan(20)
    // Like the setting, while the board is open.
    await page.evaluate(() => Object.assign(document.documentElement.dataset, { contrast: 'high' }))
    // Black against white.
    await expect.poll(() => spread(page)).toBeGreaterThan(20.5)
  })
}

/** What the map shows in each of some frames in which it is dragged, after zooming in `zooms` times. */
async function camerasWhileDragged(page: Page, zooms: number): Promise<readonly string[]> {
  return page.evaluate(async zooms => {
    const surface = document.querySelector<HTMLElement>('.runerail-surface')
    const canvas = document.querySelector<HTMLElement>('.runerail-canvas')
    if (surface === null || canvas === null) throw new Error('There is no map.')
    const box = surface.getBoundingClientRect()
    surface.setPointerCapture = () => undefined
    const fire = (type: string, dx: number, dy: number) =>
      surface.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          pointerId: 1,
          pointerType: 'mouse',
          clientX: box.x + 10 + dx,
          clientY: box.bottom - 10 - dy,
        }),
      )
    for (let i = 0; i < zooms; i++) document.querySelector<HTMLElement>('[aria-label="Zoom in"]')?.click()
    fire('pointerdown', 0, 0)
    await new Promise(requestAnimationFrame)
    const cameras: string[] = []
    for (let i = 1; i <= 30; i++) {
      fire('pointermove', Math.abs(((i * 13) % 400) - 200), Math.abs(((i * 9) % 300) - 150))
      await new Promise(requestAnimationFrame)
      cameras.push(canvas.dataset.camera ?? '')
    }
    fire('pointerup', 0, 0)
    for (let i = 0; i < zooms; i++) document.querySelector<HTMLElement>('[aria-label="Zoom out"]')?.click()
    return cameras
  }, zooms)
}

test('the map follows the pointer in every frame, at any zoom, while the others play', async ({ page }) => {
  await quiet(page, { speed: 'normal' })
  await openRecord(page)
  await openTimeline(page)
  await page.getByLabel('Moment of the match').fill('200')
  // Not found by its role: with a log of hundreds of lines that search alone takes a second.
  await page.locator('.timeline-row button').nth(2).click()
  const shown = async () => Number(await page.getByLabel('Moment of the match').inputValue())
  const before = await shown()
  for (const zooms of [0, 2, 6]) {
    const cameras = await camerasWhileDragged(page, zooms)
    expect(new Set(cameras).size).toBe(cameras.length)
  }
  await expect.poll(shown).toBeGreaterThan(before)
})
