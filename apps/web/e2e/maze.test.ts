import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, Locator, Page } from '@playwright/test'
import { collectProblems, expect, quiet, test } from './support/fixtures.ts'
import { resign } from './support/table.ts'

/**
 * The seed `e2e` gives the bot this maze: C4 is beside pit 4, which drops one at I5; from there the true treasure and
 * an exit are four moves away.
 */
const START = 'C4'
const LANDING = { x: 8, y: 4 }
/** After the step east, each key and where it is pressed. */
const WAY_OUT = [
  ['ArrowDown', '9,4'],
  ['ArrowDown', '9,5'],
  ['ArrowRight', '9,6'],
] as const
const PHONE = { width: 390, height: 844 }
/** Room around the cells of a drawn map, in cells. */
const RIM = 0.8

/** A hall with everything in the south: in the middle nothing happens to anybody. */
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

async function startAgainstBot(page: Page): Promise<void> {
  await page.goto('/play/maze')
  await page.getByText('Easy', { exact: true }).click()
  await page.getByLabel('Your name').fill('Ann')
  await page.getByText('More settings').click()
  await page.getByLabel('Seed').fill('e2e')
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await page.waitForURL('**/local/*')
  await expect(page.locator('.maze-valid')).toBeVisible()
}

/** Takes the maze that lies there, starts beside a pit and falls. */
async function fall(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Build this maze' }).click()
  await page.getByRole('button', { name: `Start at ${START}`, exact: true }).click()
  await expect(ways(page)).toHaveCount(4)
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('heading', { name: /^Under pit 4/ })).toBeVisible()
  await expect(ways(page)).toHaveCount(4)
}

/** The middle of a cell on the screen, on a map whose first cell is at the given corner. */
async function middleOf(
  map: Locator,
  cell: { x: number; y: number },
  columns: number,
): Promise<{ x: number; y: number }> {
  const box = (await map.boundingBox())!
  const unit = box.width / (columns + 2 * RIM)
  return { x: box.x + (cell.x + RIM + 0.5) * unit, y: box.y + (cell.y + RIM + 0.5) * unit }
}

async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' ')}`)).toEqual([])
}

test.beforeEach(({ page }) => quiet(page))

test('a whole match: built, fallen, joined by dragging, reloaded, won, replayed', async ({ page }) => {
  const problems = collectProblems(page)
  await startAgainstBot(page)
  await fall(page)
  // The step into the pit stays marked and told for whoever comes back.
  await page.reload()
  await expect(page.locator('.maze-stage .maze-last')).toHaveAttribute('data-result', 'open')
  await expect(page.locator('.maze-notice')).toHaveText('Down pit 4: where are you?')

  const main = page.locator('.maze-stage .maze-target')
  const from = await middleOf(page.locator('.maze-island .maze-target'), { x: 2, y: 2 }, 5)
  const to = await middleOf(main, LANDING, 10)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x - 60, from.y + 40)
  await expect(page.locator('.maze-lifted')).toBeVisible()
  await expect(page.locator('.maze-candidates circle').first()).toBeVisible()
  await page.mouse.move(to.x, to.y, { steps: 4 })
  await expect(page.locator('.maze-ghost[data-fits="true"]')).toBeVisible()
  await page.mouse.up()
  await expect(page.locator('.maze-notice')).toHaveText('Right: you stand at I5')
  await expect(page.locator('.maze-last')).toHaveCount(0)
  await expect(token(page)).toHaveAttribute('data-at', '8,4')

  await page.keyboard.press('ArrowRight')
  await expect(token(page)).toHaveAttribute('data-at', '9,4')
  await expect(ways(page)).toHaveCount(4)
  await page.reload()
  for (const [key, at] of WAY_OUT) {
    await expect(token(page)).toHaveAttribute('data-at', at)
    await expect(ways(page)).toHaveCount(4)
    await page.keyboard.press(key)
  }
  await expect(page.locator('.end-card')).toContainText('You win')
  await page.getByRole('button', { name: 'Look at the board' }).click()
  await expect(page.getByRole('img', { name: /^The maze of/ })).toHaveCount(2)
  const slider = page.getByLabel('Moves of both walks')
  await slider.fill('0')
  await expect(token(page)).toHaveAttribute('data-at', '2,3')
  await page.getByRole('button', { name: 'Replay the walks' }).click()
  await expect(token(page)).toHaveAttribute('data-at', '9,6')
  // The timeline shows both mazes at every moment.
  await page.keyboard.press('Home')
  await expect(page.locator('.maze-token')).toHaveCount(0)
  expect(problems).toEqual([])
})

test('the lesson is done by keys alone', async ({ page }) => {
  await page.goto('/learn/maze')
  const step = (number: number) => expect(page.getByRole('progressbar')).toHaveAttribute('value', String(number))
  await page.getByRole('button', { name: 'Build this maze' }).press('Enter')
  await step(2)
  await page.getByRole('button', { name: 'Start at C3', exact: true }).press('Enter')
  for (const [i, key] of ['ArrowUp', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowLeft'].entries()) {
    await step(i + 3)
    await expect(ways(page)).toHaveCount(4)
    await page.keyboard.press(key)
  }
  await step(8)
  await page.keyboard.press('j')
  await expect(page.getByRole('button', { name: /^A5.*say that you stand here/ })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(page.locator('.maze-ghost[data-fits="false"]')).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  for (const [i, key] of ['ArrowUp', 'ArrowLeft'].entries()) {
    await step(i + 9)
    await expect(ways(page)).toHaveCount(4)
    await page.keyboard.press(key)
  }
  await expect(page.getByText('you have won', { exact: false })).toBeVisible()
})

/** A stroke of a finger that rests for a moment at its end: otherwise the browser takes the next tap for the end of a fling. */
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

test('on a phone nothing scrolls; a swipe walks, a finger carries the map', async ({ browser, home }) => {
  const context = await browser.newContext({ baseURL: home, viewport: PHONE, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await quiet(page)
  await startAgainstBot(page)
  await expectToFit(page)
  await page.getByRole('button', { name: 'Build this maze' }).tap()
  await expectToFit(page)
  await page.getByRole('button', { name: `Start at ${START}`, exact: true }).tap()
  await expect(ways(page)).toHaveCount(4)
  const map = page.locator('.maze-stage .maze-target')
  await swipe(page, await middleOf(map, { x: 6, y: 6 }, 10), { x: -70, y: 4 })
  await expect(page.getByRole('heading', { name: /^Under pit 4/ })).toBeVisible()
  await expect(ways(page)).toHaveCount(4)
  await expectToFit(page)
  await page.getByRole('button', { name: 'Join the maps…' }).tap()
  // A tap lays the map there, a finger carries it on, and the button says it.
  await page.getByRole('button', { name: /^I9.*say that you stand here/ }).tap()
  await expect(page.getByRole('button', { name: 'I stand at I9' })).toBeVisible()
  await expectToFit(page)
  const corner = await middleOf(map, { x: 8, y: 8 }, 10)
  const landing = await middleOf(map, LANDING, 10)
  await swipe(page, corner, { x: landing.x - corner.x, y: landing.y - corner.y })
  await expect(page.locator('.maze-ghost[data-fits="true"]')).toBeVisible()
  const claim = page.getByRole('button', { name: 'I stand at I5' })
  await expect(claim).toBeVisible()
  await claim.tap()
  await expect(token(page)).toHaveAttribute('data-at', '8,4')
  await page.getByRole('button', { name: 'Go east' }).tap()
  await expect(token(page)).toHaveAttribute('data-at', '9,4')
  await page.getByRole('button', { name: 'Your maze' }).tap()
  await expect(page.getByRole('img', { name: 'Your maze, drawn' })).toBeVisible()
  await context.close()
})

async function expectToFit(page: Page): Promise<void> {
  const over = await page.evaluate(() => {
    const board = document.querySelector('.board-slot')
    const root = document.documentElement
    return {
      page: [root.scrollWidth > innerWidth, root.scrollHeight > innerHeight],
      board:
        board !== null && (board.scrollWidth > board.clientWidth + 1 || board.scrollHeight > board.clientHeight + 1),
    }
  })
  expect(over).toEqual({ page: [false, false], board: false })
}

test('the editor: walls by dragging, things by placing, every rule watched, in and out as JSON', async ({ page }) => {
  await page.goto('/play/maze/editor')
  const map = page.locator('.maze-stage .maze-target')
  const cell = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}: `) })
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page.locator('.maze-problems')).toContainText('0 of 4 exits placed.')
  const top = await middleOf(map, { x: 0.5, y: 0 }, 10)
  const end = await middleOf(map, { x: 0.5, y: 3 }, 10)
  await page.mouse.move(top.x, top.y)
  await page.mouse.down()
  await page.mouse.move(end.x, end.y, { steps: 24 })
  await page.mouse.up()
  for (const name of ['A1', 'A2', 'A3', 'A4']) await expect(cell(name)).toHaveAccessibleName(/walls .*east/)
  await page.getByRole('button', { name: /^Take back/ }).click()
  await expect(cell('A2')).not.toHaveAccessibleName(/east/)

  await page.getByRole('button', { name: /^Trap/ }).click()
  await cell('C3').click()
  await page.getByRole('button', { name: 'Mirror' }).click()
  await expect(cell('H3')).toHaveAccessibleName('H3: Trap')
  await cell('H3').dragTo(cell('H5'))
  await expect(cell('H5')).toHaveAccessibleName('H5: Trap')
  await cell('H5').press('Shift+ArrowUp')
  await expect(cell('H4')).toHaveAccessibleName('H4: empty; walls south')

  await page.getByRole('button', { name: 'Generate' }).click()
  await expect(page.locator('.maze-valid')).toBeVisible()
  await page.getByRole('button', { name: 'Import, export' }).click()
  const text = page.getByLabel('The maze as JSON')
  const maze = JSON.parse(await text.inputValue())
  const isFree = (x: number, y: number) =>
    !maze.things.some((thing: { x: number; y: number }) => thing.x === x && thing.y === y)
  // A cell with nothing in it, locked in.
  const row = [0, 1, 2, 3, 4, 5, 6, 7].find(y => isFree(0, y))!
  const walled = (line: string, at: number) => `${line.slice(0, at)}#${line.slice(at + 1)}`
  maze.east[row] = walled(maze.east[row], 0)
  maze.south[row] = walled(maze.south[row], 0)
  if (row > 0) maze.south[row - 1] = walled(maze.south[row - 1], 0)
  await text.fill('{"size": 3}')
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(page.locator('.maze-transfer-note')).toContainText('This is no maze')
  await text.fill(JSON.stringify(maze))
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await page.getByRole('button', { name: 'Keep', exact: true }).click()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.locator('.maze-problems')).toContainText('to the true treasure. Open a wall there.')
  await expect(cell(`A${row + 1}`)).toHaveAttribute('data-look', 'broken')
  await page.reload()
  await expect(cell(`A${row + 1}`)).toHaveAttribute('data-look', 'broken')
})

test('two people on one device never see each other', async ({ page }) => {
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
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await takeOver('Ann')
  await press('Surprise me')
  // Ann sees what she has built before anything is hidden.
  await expect(page.locator('.maze')).toHaveCount(1)
  await pass('Player 2')
  await takeOver('Player 2')
  await press('Surprise me')
  // Both may choose now, so the device stays where it is.
  await press('Start at E5')
  await pass('Ann')
  await takeOver('Ann')
  await press('Start at F6')
  await expect(ways(page)).toHaveCount(4)
})

async function newGuest(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await quiet(page)
  return page
}

test('online each sees only what is his, and both see all at the end', async ({ page, browser, home }) => {
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

  await bob.getByRole('button', { name: 'Import, export' }).click()
  await bob.getByLabel('The maze as JSON').fill(JSON.stringify(HALL))
  await bob.getByRole('button', { name: 'Import', exact: true }).click()
  await bob.getByRole('button', { name: 'Close' }).click()
  await bob.getByRole('button', { name: 'Build this maze' }).click()
  await expect(bob.getByRole('img', { name: 'Your maze, as you built it' })).toBeVisible()
  await page.getByRole('button', { name: 'Build this maze' }).click()
  const starts = [page, bob].map(one => one.getByRole('button', { name: 'Start at E5', exact: true }))
  for (const start of starts) await expect(start).toBeVisible()
  // At the same moment: neither has seen the other's choice, and both are taken.
  await Promise.all(starts.map(start => start.click()))
  await expect(ways(page)).toHaveCount(4)
  await expect(ways(bob)).toHaveCount(0)
  await page.keyboard.press('ArrowUp')
  await expect(bob.locator('.player', { hasText: 'Ann' })).toContainText('1 step')
  await expect(watcher.locator('.maze-tempo', { hasText: 'Ann' })).toContainText('1 step')
  await expect(watcher.locator('.maze-drawing')).toHaveCount(0)
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

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the ${theme} theme`, async ({ page }) => {
    test.slow()
    await quiet(page, { theme })
    await page.setViewportSize(theme === 'light' ? PHONE : { width: 1280, height: 800 })
    await startAgainstBot(page)
    await expectNoViolations(page)
    await page.getByRole('button', { name: 'Clear' }).click()
    await page.getByRole('button', { name: 'Import, export' }).click()
    await expectNoViolations(page)
    await page.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Generate' }).click()
    await fall(page)
    await page.keyboard.press('j')
    await expect(page.locator('.maze-ghost')).toBeVisible()
    await expectNoViolations(page)
    await page.keyboard.press('Escape')
    await resign(page)
    await expect(page.locator('.maze-reveal')).toBeVisible()
    await expectNoViolations(page)
  })
}

for (const theme of ['light', 'dark'] as const) {
  test(`high contrast draws in full ink in the ${theme} theme`, async ({ page }) => {
    await quiet(page, { theme, contrast: 'high' })
    await page.goto('/learn/maze')
    const [drawn, ink] = await page
      .locator('.maze')
      .first()
      .evaluate(board => ['--maze-dots', '--ink'].map(name => getComputedStyle(board).getPropertyValue(name).trim()))
    expect(drawn).toBe(ink)
    expect(ink).not.toBe('')
  })
}
