import type { Browser, Page } from '@playwright/test'
import { expectAccessible, THEMES } from './support/axe.ts'
import { collectProblems, expect, quiet, test } from './support/fixtures.ts'
import { resign } from './support/table.ts'

/**
 * The seed `e2e` gives the bot this maze: C4 is beside pit 4, which leads to I5; from there the true treasure and an
 * exit are four moves away.
 */
const START = { x: 2, y: 3 }
const LANDING = { x: 8, y: 4 }
/** After the step east: each key, and the cell where it is pressed. */
const WAY_OUT = [
  ['ArrowDown', '9,4'],
  ['ArrowDown', '9,5'],
  ['ArrowRight', '9,6'],
] as const
const PHONE = { width: 390, height: 844 }

/** A hall with everything in the south: in the middle nothing happens. */
const HALL = {
  size: 10,
  east: Array.from({ length: 10 }, () => '.........'),
  south: Array.from({ length: 9 }, () => '..........'),
  exits: [
    { x: 2, y: 0, side: 'N' },
    { x: 9, y: 2, side: 'E' },
    { x: 0, y: 5, side: 'W' },
    { x: 7, y: 9, side: 'S' },
  ],
  things: [
    ...['true', 'fake', 'fake', 'fake'].map((kind, x) => ({ x, y: 8, kind: `${kind}-treasure` })),
    ...['crutch', 'crutch', 'crossbow', 'crossbow', 'trap', 'trap'].map((kind, i) => ({ x: i + 4, y: 8, kind })),
    ...[1, 2, 3, 4].flatMap(pit => [
      { x: pit, y: 7, kind: 'pit-in', pit },
      { x: pit, y: 9, kind: 'pit-out', pit },
    ]),
  ],
}

const token = (page: Page) => page.locator('.maze-token').first()
const ways = (page: Page) => page.locator('.maze-way:not([aria-disabled])')
const drawn = (page: Page, paper: string) => page.locator(`.maze-paper[data-name="${paper}"] .maze-map`)

async function act(page: Page, name: string | RegExp): Promise<void> {
  const button = page.getByRole('button', { name, exact: true }).last()
  await button.click()
  await expect(button).toBeHidden()
}

async function startAgainstBot(page: Page): Promise<void> {
  await page.goto('/play/maze')
  await page.getByText('Easy', { exact: true }).click()
  await page.getByLabel('Your name').fill('Ann')
  await page.getByText('More settings').click()
  await page.getByLabel('Seed').fill('e2e')
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await page.waitForURL('**/local/*')
  await expect(page.getByRole('button', { name: 'Build this maze' })).toBeVisible()
}

/** The middle of a cell on the screen; halves name the sides of cells. */
async function placeOf(page: Page, paper: string, cell: { x: number; y: number }): Promise<{ x: number; y: number }> {
  return drawn(page, paper).evaluate(async (map, cell) => {
    await atRest()
    const box = map.getBoundingClientRect()
    const number = (name: string) => Number(map.getAttribute(name))
    const [fromX = 0, fromY = 0] = (map.getAttribute('data-from') ?? '').split(',').map(Number)
    const unit = number('data-cell')
    return {
      x: box.x + number('data-left') + (cell.x - fromX + 0.5) * unit,
      y: box.y + number('data-top') + (cell.y - fromY + 0.5) * unit,
    }
  }, cell)
}

async function tapCell(page: Page, paper: string, cell: { x: number; y: number }): Promise<void> {
  const { x, y } = await placeOf(page, paper, cell)
  await page.touchscreen.tap(x, y)
}

/** Takes the suggested maze, starts beside a pit and falls. */
async function fall(page: Page): Promise<void> {
  await act(page, 'Build this maze')
  await expect(page.getByRole('button', { name: /^Start at/ })).toBeVisible()
  const { x, y } = await placeOf(page, 'main', START)
  await page.mouse.click(x, y)
  await act(page, 'Start at C4')
  await expect(ways(page)).toHaveCount(4)
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('heading', { name: /^Under pit 4/ })).toBeVisible()
  await expect(ways(page)).toHaveCount(4)
}

test.beforeEach(({ page }) => quiet(page))

test('a whole match: build, fall, join maps by dragging, reload, win, look at it from each side', async ({ page }) => {
  const problems = collectProblems(page)
  await startAgainstBot(page)
  await fall(page)
  // The step into the pit stays marked and described after a reload.
  await page.reload()
  await expect(page.locator('.maze-last')).toHaveAttribute('data-result', 'open')
  await expect(page.locator('.status')).toContainText('Down pit 4: where are you?')
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)

  const from = await placeOf(page, 'scrap', { x: 0, y: 0 })
  const to = await placeOf(page, 'main', LANDING)
  await page.mouse.move(from.x - 40, from.y - 40)
  await page.mouse.down()
  await page.mouse.move(from.x - 80, from.y - 40)
  await page.mouse.move(to.x - 40, to.y - 40, { steps: 4 })
  await page.mouse.up()
  await expect(page.locator('.maze-dot').first()).toBeVisible()
  await expect(page.locator('.maze-lifted[data-fits="true"]')).toBeVisible()
  // A wrong position is corrected by typing.
  await page.getByLabel('Cell').fill('i5')
  await act(page, 'I am at I5')
  await expect(page.locator('.status')).toContainText('Right: you are at I5.')
  await expect(page.locator('.maze-last')).toHaveCount(0)
  await expect(token(page)).toHaveAttribute('data-at', '8,4')

  // A click on an edge of the own cell is a step too, without a confirmation.
  await page.getByRole('button', { name: 'Go east' }).click()
  for (const [key, at] of WAY_OUT) {
    await expect(token(page)).toHaveAttribute('data-at', at)
    await expect(ways(page)).toHaveCount(4)
    await page.keyboard.press(key)
  }
  await expect(page.locator('.end-card')).toContainText('You win')
  await expect(page.locator('.end-card')).toContainText('Out with the true treasure.')
  await page.getByRole('button', { name: 'Look at the board' }).click()
  await expect(page.getByRole('img', { name: /^The maze of/ })).toHaveCount(2)
  await page.getByLabel('Steps of both walks').fill('0')
  await expect(token(page)).toHaveAttribute('data-at', '2,3')
  await page.getByRole('button', { name: 'Replay the walks' }).click()
  await expect(token(page)).toHaveAttribute('data-at', '9,6')
  // From one side only what that player knew is shown.
  await page.getByRole('button', { name: 'Ann’s side' }).click()
  await expect(drawn(page, 'main')).toBeVisible()
  await expect(page.getByRole('img', { name: /^The maze of/ })).toHaveCount(0)
  // The log opens without a reload, with everything in it.
  await page.getByRole('button', { name: 'Log' }).click()
  await expect(page.locator('.log-line', { hasText: 'Ann leaves the maze with the true treasure!' })).toBeVisible()
  await expect(page.locator('.log-line', { hasText: 'Easy takes a step' })).toHaveCount(0)
  await expect(page.locator('.log-line', { hasText: 'Easy goes' }).first()).toBeVisible()
  await page.keyboard.press('Home')
  await expect(page.locator('.maze-token')).toHaveCount(0)
  expect(problems).toEqual([])
})

test('the lesson is done by keys alone', async ({ page }) => {
  await page.goto('/learn/maze')
  const step = (number: number) => expect(page.getByRole('progressbar')).toHaveAttribute('value', String(number))
  await page.getByRole('button', { name: 'Build this maze' }).press('Enter')
  await step(2)
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('button', { name: 'Start at D3' })).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  const keys = ['ArrowUp', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowDown', 'ArrowLeft']
  for (const [i, key] of keys.entries()) {
    await step(i + 3)
    await expect(ways(page)).toHaveCount(4)
    if (i === 1) {
      // The wall in the north is known by now: trying it again takes a second press.
      await page.keyboard.press('ArrowUp')
      await expect(page.locator('.status')).toContainText('You know the wall to the north.')
    }
    await page.keyboard.press(key)
  }
  await step(10)
  await page.keyboard.press('j')
  await expect(page.getByRole('button', { name: 'I am at A5' })).toBeVisible()
  await page.keyboard.press('ArrowUp')
  await expect(page.locator('.maze-lifted[data-fits="false"]')).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  for (const [i, key] of ['ArrowUp', 'ArrowLeft'].entries()) {
    await step(i + 11)
    await expect(ways(page)).toHaveCount(4)
    await page.keyboard.press(key)
  }
  await expect(page.getByText('you have won', { exact: false })).toBeVisible()
})

/** A swipe that rests for a moment at its end: otherwise the browser takes the next tap for the end of a fling. */
async function swipe(page: Page, from: { x: number; y: number }, by: { x: number; y: number }): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const begin = Date.now() / 1000 - 0.5
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number, at: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      timestamp: begin + at,
      touchPoints: type === 'touchEnd' ? [] : [{ x: from.x + by.x * part, y: from.y + by.y * part }],
    })
  await touch('touchStart', 0, 0)
  for (const [i, part] of [0.5, 0.9, 0.99, 1].entries()) await touch('touchMove', part, 0.1 * (i + 1))
  await touch('touchEnd', 1, 0.5)
}

test('on a phone nothing scrolls; a swipe walks, a finger drags the map and draws with a lens', async ({
  browser,
  home,
}) => {
  const context = await browser.newContext({ baseURL: home, viewport: PHONE, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await quiet(page)
  await startAgainstBot(page)
  await expectToFit(page)
  expect(Number(await drawn(page, 'editor').getAttribute('data-cell'))).toBeGreaterThanOrEqual(32)
  const count = page.getByRole('button', { name: /^Walls/ })
  const walls = await count.textContent()
  await tapCell(page, 'editor', { x: 3.5, y: 4 })
  await expect(count).not.toHaveText(walls!)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(count).toHaveText(walls!)
  await act(page, 'Build this maze')
  await expect(page.getByRole('button', { name: /^Start at/ })).toBeVisible()
  await expectToFit(page)
  await tapCell(page, 'main', START)
  await act(page, 'Start at C4')
  await expect(ways(page)).toHaveCount(4)
  await expectToFit(page)
  await swipe(page, await placeOf(page, 'main', { x: 6, y: 6 }), { x: -70, y: 4 })
  await expect(page.getByRole('heading', { name: /^Under pit 4/ })).toBeVisible()
  await expect(ways(page)).toHaveCount(4)
  await expectToFit(page)
  await act(page, 'Join the maps…')
  // A tap puts the map there, a finger drags it further, and the button names the place.
  await tapCell(page, 'main', { x: 8, y: 8 })
  await expect(page.getByRole('button', { name: 'I am at I9' })).toBeVisible()
  await expectToFit(page)
  const corner = await placeOf(page, 'main', { x: 8, y: 8 })
  const landing = await placeOf(page, 'main', LANDING)
  await swipe(page, corner, { x: landing.x - corner.x, y: landing.y - corner.y })
  await expect(page.locator('.maze-lifted[data-fits="true"]')).toBeVisible()
  await act(page, 'I am at I5')
  await expect(token(page)).toHaveAttribute('data-at', '8,4')
  await page.getByRole('button', { name: 'Go east' }).tap()
  await expect(token(page)).toHaveAttribute('data-at', '9,4')
  await page.getByRole('button', { name: 'Your maze' }).tap()
  await expect(page.getByRole('img', { name: 'Your maze, drawn' })).toBeVisible()
  await context.close()
})

async function expectToFit(page: Page): Promise<void> {
  const over = await page.evaluate(async () => {
    await atRest()
    const root = document.documentElement
    const inside = [...document.querySelectorAll('.strip .button, .maze-bench button')].filter(button => {
      const { left, top, right, bottom } = button.getBoundingClientRect()
      return left < 0 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1
    })
    return {
      page: [root.scrollWidth > innerWidth, root.scrollHeight > innerHeight],
      outside: inside.map(button => button.textContent),
    }
  })
  expect(over).toEqual({ page: [false, false], outside: [] })
}

/** The maze on the editor's map, as it would be exported. */
async function exported(page: Page): Promise<typeof HALL> {
  await page.getByRole('button', { name: 'My mazes…' }).click()
  await page.getByText('Import and export as JSON').click()
  const maze = JSON.parse(await page.getByLabel('The maze as JSON').inputValue())
  await page.getByRole('button', { name: 'Close' }).click()
  return maze
}

async function imports(page: Page, maze: unknown): Promise<void> {
  await page.getByRole('button', { name: 'My mazes…' }).click()
  await page.getByText('Import and export as JSON').click()
  await page.getByLabel('The maze as JSON').fill(JSON.stringify(maze))
  await page.getByRole('button', { name: 'Import', exact: true }).click()
}

test('the editor: draw, place, check, save under a name, play', async ({ page }) => {
  await page.goto('/play/maze/editor')
  const at = (x: number, y: number) => placeOf(page, 'editor', { x, y })
  const click = async (x: number, y: number) => {
    const place = await at(x, y)
    await page.mouse.click(place.x, place.y)
  }
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page.locator('.maze-problems')).toContainText('0 of 4 exits placed.')
  const [top, end] = [await at(0.5, 0), await at(0.5, 3)]
  await page.mouse.move(top.x, top.y)
  await expect(page.locator('.maze-preview')).toHaveCount(1)
  await expect(page.locator('.maze-tip')).toHaveText('Click to draw a wall')
  await page.mouse.down()
  await page.mouse.move(end.x, end.y, { steps: 24 })
  await page.mouse.up()
  await expect(page.getByRole('button', { name: /^Walls/ })).toContainText('4')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: /^Walls/ })).toContainText('0')

  await page.getByRole('button', { name: /^Traps/ }).click()
  await click(2, 2)
  await page.getByRole('button', { name: 'Mirror' }).click()
  const [from, to] = [await at(7, 2), await at(7, 4)]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 4 })
  await page.mouse.up()
  expect((await exported(page)).things).toEqual([{ x: 7, y: 4, kind: 'trap' }])

  // By keys: the second cell of the first row gets a pit and a wall in the south.
  const map = page.getByRole('application')
  await map.press('8')
  await map.press('ArrowRight')
  await map.press('Enter')
  await map.press('Shift+ArrowDown')
  await expect(page.locator('#maze-cursor')).toHaveText('B1: pit 1; walls north, south')
  await expect(page.locator('.maze-problems')).toContainText('Pit 1 has no landing.')

  await page.getByRole('button', { name: 'Surprise me' }).click()
  await expect(page.locator('.maze-valid')).toBeVisible()
  await imports(page, { size: 3 })
  await expect(page.locator('.maze-drawer-note')).toContainText('This is not a maze')
  await page.getByRole('button', { name: 'Close' }).click()
  // A1 is locked in.
  await imports(page, {
    ...HALL,
    east: ['#........', ...HALL.east.slice(1)],
    south: ['#.........', ...HALL.south.slice(1)],
  })
  await page.getByLabel('Name of this maze').fill('Locked')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Open Locked' })).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.locator('.maze-problems')).toContainText('The true treasure cannot be reached from A1')
  await expect(page.locator('.maze-broken')).not.toHaveCount(0)
  await page.reload()
  await expect(page.locator('.maze-broken')).not.toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Play with this maze/ })).toHaveAttribute('aria-disabled', 'true')

  await imports(page, HALL)
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Play with this maze' }).click()
  await page.waitForURL('**/local/*')
  await expect(page.getByRole('button', { name: 'Build this maze' })).toBeVisible()
  expect((await exported(page)).exits).toEqual(HALL.exits)
})

test('two people on one device never see what the other knows', async ({ page }) => {
  await page.goto('/play/maze')
  await page.getByText('On one device').click()
  await page.getByLabel('Your name').fill('Ann')
  await page.getByText('More settings').click()
  await page.getByLabel('Seed').fill('e2e')
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  const pass = (name: string) => page.getByRole('button', { name: `Done, hand over to ${name}` }).click()
  const takeOver = async (name: string) => {
    await expect(page.getByRole('heading', { name: `Hand the device to ${name}` })).toBeVisible()
    await expect(page.locator('.maze')).toHaveCount(0)
    await page.getByRole('button', { name: `I am ${name}` }).click()
  }
  await takeOver('Ann')
  const first = await drawn(page, 'editor').innerHTML()
  await page.getByRole('button', { name: 'My mazes…' }).click()
  await expect(page.getByText('Not shown while several people play on this device.')).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await act(page, 'Build this maze')
  // Ann sees their own maze before anything is hidden.
  await expect(page.getByRole('img', { name: 'Your maze, as you built it' })).toBeVisible()
  await pass('Player 2')
  await takeOver('Player 2')
  expect(await drawn(page, 'editor').innerHTML()).not.toBe(first)
  await act(page, 'Build this maze')
  // Both may choose now, so the device is not handed over.
  await act(page, 'Start at F6')
  await pass('Ann')
  await takeOver('Ann')
  await act(page, 'Start at F6')
  await expect(ways(page)).toHaveCount(4)
})

async function newGuest(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await quiet(page)
  return page
}

test('online each sees only their own part, and both see everything at the end', async ({ page, browser, home }) => {
  await page.goto('/play/maze')
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
  await expect(bob.locator('.player', { hasText: 'Bob' })).toContainText('you')
  const watcher = await newGuest(browser, home)
  await watcher.goto(link)

  await imports(bob, HALL)
  await bob.getByRole('button', { name: 'Close' }).click()
  await act(bob, 'Build this maze')
  await expect(bob.getByRole('img', { name: 'Your maze, as you built it' })).toBeVisible()
  await act(page, 'Build this maze')
  const starts = [page, bob].map(one => one.getByRole('button', { name: 'Start at F6', exact: true }))
  for (const start of starts) await expect(start).toBeVisible()
  // At the same moment: neither has seen the other's choice, and both are accepted.
  await Promise.all(starts.map(start => start.click()))
  await expect(ways(page)).toHaveCount(4)
  await expect(ways(bob)).toHaveCount(0)
  await page.keyboard.press('ArrowUp')
  await expect(bob.locator('.player', { hasText: 'Ann' })).toContainText('1 step')
  await expect(watcher.locator('.maze-tempo', { hasText: 'Ann' })).toContainText('1 step')
  await expect(watcher.locator('.maze-floor').first()).toHaveAttribute('d', '')
  await bob.reload()
  await expect(bob.locator('.maze-token')).toHaveCount(1)

  await resign(page)
  for (const one of [page, bob, watcher]) {
    await expect(one.getByRole('img', { name: 'The maze of Bob with the walk of Ann' })).toBeVisible()
    await expect(one.getByRole('img', { name: 'The maze of Ann with the walk of Bob' })).toBeVisible()
  }
  await bob.context().close()
  await watcher.context().close()
})

for (const theme of THEMES) {
  test(`axe finds nothing in the ${theme} theme`, async ({ page }) => {
    test.slow()
    await quiet(page, { theme })
    await page.setViewportSize(theme === 'light' ? PHONE : { width: 1280, height: 800 })
    await startAgainstBot(page)
    await expectAccessible(page, { themes: [theme] })
    await page.getByRole('button', { name: 'Clear' }).click()
    await page.getByRole('button', { name: /azes…$/ }).click()
    await expectAccessible(page, { themes: [theme] })
    await page.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Surprise me' }).click()
    await fall(page)
    await page.keyboard.press('j')
    await expect(page.locator('.maze-lifted')).toBeVisible()
    await expectAccessible(page, { themes: [theme] })
    await page.keyboard.press('Escape')
    await resign(page)
    await expect(page.locator('.maze-trail').first()).toBeVisible()
    await expectAccessible(page, { themes: [theme] })
  })
}

test('high contrast draws in full ink', async ({ page }) => {
  await quiet(page, { contrast: 'high' })
  await page.goto('/learn/maze')
  const ink = await page
    .locator('.maze-wall')
    .first()
    .evaluate(wall => getComputedStyle(wall).stroke)
  expect(ink).toBe('rgb(0, 0, 0)')
})

test('a match against a bot can be played at the server, where nobody can look up its maze', async ({ page }) => {
  await quiet(page)
  await page.goto('/play/maze')
  await page.getByLabel('Play at the server').check()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await page.waitForURL('**/match/*')
  await expect(page.getByRole('button', { name: /maze/i }).first()).toBeVisible()
})
