import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expectAccessible, THEMES } from './support/axe.ts'
import { collectProblems, expect, quiet, test } from './support/fixtures.ts'
import { waitForMove } from './support/senet.ts'

interface Step {
  readonly type: string
  readonly itemIndex?: number
  readonly text?: string
}

/** A recorded run that clears all three stages. */
const RECORD = new URL('../../../games/geniejack/fixtures/victory.turnwise.json', import.meta.url)
const recorded = JSON.parse(readFileSync(RECORD, 'utf8')) as {
  readonly seed: string
  readonly entries: readonly { readonly action?: Step }[]
}
const STEPS: readonly Step[] = recorded.entries.flatMap(({ action }) => (action === undefined ? [] : [action]))
const isAt = (type: string) => STEPS.findIndex(step => step.type === type)

const KEYS: Readonly<Record<string, string>> = {
  hit: 'h',
  stand: 't',
  double_down: 'd',
  continue: 'Enter',
  skip_shop: 'Enter',
}
const PHONE = { width: 390, height: 844 }
const board = (page: Page) => page.locator('.geniejack')

/** The recorded run's seed and difficulty, through the form. */
async function startRun(page: Page, seed = recorded.seed): Promise<void> {
  await page.goto('/play/geniejack')
  await page.getByText('More settings').click()
  await page.getByText('Merciful', { exact: true }).click()
  await page.getByLabel('Seed').fill(seed)
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await page.waitForURL('**/local/*')
  await expect(board(page)).toHaveAttribute('data-phase', 'pre_hand')
}

/** The buttons that continue: each beside what it affects, none of them in the place of Stand. */
const ONWARD = '.geniejack-deal, .geniejack-next, .geniejack-onward'

const press = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click()

/** Takes a step by its key; wishes are typed. */
async function take(page: Page, { type, itemIndex, text }: Step, at: number): Promise<void> {
  const key = KEYS[type] ?? (itemIndex === undefined ? undefined : String(itemIndex + 1))
  if (text !== undefined) {
    await page.getByLabel('Your wish').fill(text)
    await page.getByRole('button', { name: 'Make the wish' }).click()
  } else await page.keyboard.press(key ?? 'Enter')
  await waitForMove(page, at)
}

async function playTo(page: Page, end: number, start = 0): Promise<void> {
  for (const [i, step] of STEPS.slice(start, end).entries()) await take(page, step, start + i)
}

/**
 * The same but faster, by a script in the page, since a run takes hundreds of clicks: the first steps of each test and
 * every wish use real input.
 */
async function fastForwardTo(page: Page, end: number, start: number): Promise<void> {
  for (let at = start; at < end; at++) {
    const wish = STEPS.findIndex((step, i) => i >= at && step.text !== undefined)
    const stop = wish < 0 ? end : Math.min(wish, end)
    const moves = STEPS.slice(at, stop).map(({ type, itemIndex }) => ({
      key: KEYS[type] ?? String((itemIndex ?? 0) + 1),
    }))
    await page.evaluate(
      async ({ moves, at }) => {
        const settled = () => Number(document.querySelector<HTMLElement>('main.table')?.dataset.settled)
        for (const [i, { key }] of moves.entries()) {
          document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
          while (!(settled() > at + i)) await nextChange()
        }
      },
      { moves, at },
    )
    at = stop
    const made = STEPS[at]
    if (at < end && made !== undefined) await take(page, made, at)
  }
}

test.beforeEach(({ page }) => quiet(page))

test('a whole run from the first card to the last wish, and its place in the history', async ({ page }) => {
  test.slow()
  const problems = collectProblems(page)
  await startRun(page)
  await playTo(page, 8)
  await fastForwardTo(page, STEPS.length, 8)
  await expect(page.locator('.end-card')).toContainText('You win the run!')
  await expect(page.locator('.end-card')).toContainText('Difficulty: merciful')
  await expect(page.locator('.end-card')).toContainText(recorded.seed)
  await page.setViewportSize({ width: 360, height: 640 })
  for (const part of await page.locator('.end-card :is(h2, dd, .button), .header-tools .button').all()) {
    await expect(part).toBeInViewport({ ratio: 0.95 })
  }

  await page.goto('/play/geniejack/history')
  const cells = page.locator('.geniejack-runs td')
  await expect(cells).toHaveCount(6)
  for (const cell of await cells.all()) {
    const box = (await cell.boundingBox())!
    expect(box.x + box.width).toBeLessThanOrEqual(360)
  }
  await expect(page.getByRole('row', { name: new RegExp(recorded.seed) })).toContainText('Cleared')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('button', { name: `Play again: seed ${recorded.seed}` }).click()
  await expect(page.locator('.geniejack-seed')).toContainText(recorded.seed)

  expect(problems).toEqual([])
})

test('an undone draw comes again, and a reload in the middle changes nothing', async ({ page }) => {
  await startRun(page)
  await playTo(page, 1)
  const cards = page.locator('.geniejack-card')
  await expect(cards).toHaveCount(4)
  const dealt = await cards.allTextContents()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(cards).toHaveCount(0)
  await press(page, 'Deal')
  await waitForMove(page, 0)
  await expect(cards).toHaveText(dealt)

  await take(page, { type: 'stand' }, 1)
  await expect(page.locator('.geniejack-ribbon')).toBeVisible()
  const seen = await board(page).innerText()
  await page.reload()
  await expect.poll(() => board(page).innerText()).toBe(seen)
  await page.keyboard.press('[')
  await expect(page.locator('.geniejack-card[data-down="true"]')).toHaveCount(1)
  await expect(page.locator(ONWARD)).toHaveCount(0)
  // Its back is drawn in both themes.
  for (const theme of ['light', 'dark']) {
    const upper = await page.locator('.geniejack-card[data-down="true"]').evaluate((card, name) => {
      document.documentElement.dataset.theme = name
      const { x, y, width, height } = card.getBoundingClientRect()
      return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('span')?.className
    }, theme)
    expect(upper).toBe('geniejack-card-back')
  }
})

test('the daily run cannot be undone and counts once', async ({ page }) => {
  // The day does not end during the test.
  await page.clock.setFixedTime('2030-01-01T12:00:00Z')
  await page.goto('/play/geniejack/daily')
  await page.getByRole('button', { name: "Play today's run" }).click()
  await page.waitForURL('**/local/*')
  const address = new URL(page.url()).pathname
  await expect(page.locator('.geniejack-seed')).toContainText(/daily-\d{4}-\d\d-\d\d/)
  await page.keyboard.press('Enter')
  await expect(page.locator('.geniejack-card')).toHaveCount(4)
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
  await page.keyboard.press('u')
  await expect(page.locator('.status p')).toContainText('cannot be undone')
  await page.goto('/play/geniejack/daily')
  await expect(page.getByRole('link', { name: "Continue today's run" })).toHaveAttribute('href', address)
})

test('a run on the server is played by its seat link and watched by a spectator', async ({ page, browser, home }) => {
  const answer = await page.request.post('/api', {
    data: { cmd: 'create-match', game: 'geniejack', options: { difficulty: 'merciful' }, players: [{ name: 'Ann' }] },
  })
  const created = await answer.json()
  await page.goto(`/match/${created.match_id}#seat=0&token=${created.players[0].token}`)
  await expect(page.locator('.player', { hasText: 'Ann' })).toContainText('you')
  const context = await browser.newContext({ baseURL: home, viewport: PHONE })
  const watcher = await context.newPage()
  await quiet(watcher)
  await watcher.goto(`/match/${created.match_id}`)
  await expect(watcher.locator('.status p')).toContainText('Ann plays.')

  const close = page.getByRole('button', { name: 'Close' })
  if (await close.isVisible()) await close.click()
  await press(page, 'Deal')
  await expect(page.locator('.geniejack-card')).toHaveCount(4)
  await expect(watcher.locator('.geniejack-card')).toHaveCount(4)
  await expect(watcher.locator('.geniejack-card[data-down="true"]')).toHaveText('a card face down')
  await expect(watcher.locator(ONWARD)).toHaveCount(0)
  await press(page, 'Stand')
  await expect(page.locator('.geniejack-ribbon')).toBeVisible()
  await expect(watcher.locator('.geniejack-ribbon')).toBeVisible()
  const hands = await page.locator('.geniejack-hand').allTextContents()
  await expect(watcher.locator('.geniejack-hand')).toHaveText(hands)
  await context.close()
})

test('input interrupts the cards', async ({ page }) => {
  await quiet(page, { speed: 'slow' })
  await startRun(page)
  await page.getByRole('button', { name: 'Deal', exact: true }).click()
  await expect(page.locator('.geniejack-card')).toHaveCount(4)
  await expect(board(page)).toHaveAttribute('data-moving', 'false')
  // In the page: beside other work the cards may come to rest before the test sees that they move.
  const frames = await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    const isMoving = () => document.querySelector('.geniejack')?.getAttribute('data-moving') === 'true'
    const plays = [...document.querySelectorAll<HTMLElement>('.geniejack-play')]
    while (!isMoving()) {
      plays.find(button => button.textContent?.includes('Stand'))?.click()
      await frame()
    }
    document.querySelector('.geniejack-stage')?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    for (let passed = 0; ; passed++) {
      if (!isMoving()) return passed
      await frame()
    }
  })
  expect(frames).toBeLessThan(3)
  await expect(page.locator('.geniejack-next')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.locator('.geniejack-deal')).toBeVisible()
})

test('Deal is never in the place of Stand, and the three buttons never move', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await startRun(page)
  await page.evaluate(() => atRest())
  const places = () =>
    page.locator('.geniejack-play').evaluateAll(all => all.map(one => JSON.stringify(one.getBoundingClientRect())))
  const before = await places()
  const deal = (await page.locator('.geniejack-deal').boundingBox())!
  const stand = (await page.getByRole('button', { name: 'Stand' }).boundingBox())!
  expect(deal.y + deal.height).toBeLessThan(stand.y)
  await playTo(page, 2)
  await page.evaluate(() => atRest())
  expect(await places()).toEqual(before)
  const next = (await page.locator('.geniejack-next').boundingBox())!
  expect(next.y + next.height).toBeLessThan(stand.y)
})

test('the lesson is done by playing', async ({ page }) => {
  await page.goto('/learn/geniejack')
  const buttons = [
    /^Deal/,
    'Hit',
    'Stand',
    /Go on|Next hand/,
    'Double',
    'Go on',
    /^Drink/,
    'Go on',
    /^Flint Spear/,
    /^Leave/,
  ]
  const bar = page.getByRole('progressbar')
  for (const [i, name] of buttons.entries()) {
    await expect(bar).toHaveAttribute('value', String(i + 1))
    await press(page, name)
  }
  await expect(bar).toHaveAttribute('value', String(buttons.length + 1))
  await page.getByLabel('Your wish').fill('Three more wishes.')
  await page.getByLabel('Your wish').press('Enter')
  await expect(page.getByRole('link', { name: 'Play a match' })).toBeVisible()
})

for (const theme of THEMES) {
  test(`axe finds nothing at the table, in the shop and with the Genie in the ${theme} theme`, async ({ page }) => {
    test.slow()
    await quiet(page, { theme })
    await page.setViewportSize(theme === 'light' ? PHONE : { width: 1280, height: 800 })
    await startRun(page)
    const wish = isAt('enter_wish')
    const stops = [1, isAt('stand') + 1, isAt('buy_item') + 1, isAt('use_consumable'), wish, wish + 1]
    for (const [i, stop] of stops.entries()) {
      await fastForwardTo(page, stop, stops[i - 1] ?? 0)
      await expectAccessible(page, { themes: [theme] })
    }
  })
}

test('a small phone shows everything without clipping, and a tap explains an item', async ({ browser, home }) => {
  const context = await browser.newContext({
    baseURL: home,
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  await quiet(page)
  await startRun(page)
  await page.locator('.geniejack-kit button').first().tap()
  await expect(page.locator('.geniejack-note')).toContainText('No weapon')
  for (let at = 0; at < isAt('enter_wish'); at++) {
    await fastForwardTo(page, at + 1, at)
    const over = await board(page).evaluate(async root => {
      await document.fonts.ready
      return [root, ...root.querySelectorAll('.geniejack-ribbon, .geniejack-wares, .geniejack-ware')]
        .filter(box => box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1)
        .map(box => box.className)
    })
    expect(over, `after step ${at + 1}`).toEqual([])
  }
  await expect(page.locator('.geniejack-curse')).toContainText('Night Fang')
  await context.close()
})

for (const [name, width, height] of [
  ['a small phone', 360, 640],
  ['a phone held sideways', 844, 390],
  ['a laptop', 1280, 800],
] as const) {
  test(`on ${name} all cards and choices are visible`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await startRun(page)
    await playTo(page, 1)
    await expect(page.locator('.geniejack-card')).toHaveCount(4)
    for (const part of await page.locator('.geniejack-card, .geniejack-total, .geniejack-play').all()) {
      await expect(part).toBeInViewport({ ratio: 0.95 })
    }
  })
}

test('changed rules are set in the browser; a pair is split and both hands are played', async ({ page }) => {
  const problems = collectProblems(page)
  await quiet(page)
  await page.goto('/play/geniejack')
  await page.getByText('More settings').click()
  await page.locator('summary').filter({ hasText: 'Rules' }).click()
  await page.getByLabel('Stands on', { exact: true }).fill('18')
  await page.getByRole('button', { name: 'Reset rules' }).click()
  await expect(page.getByLabel('Stands on', { exact: true })).toHaveValue('')
  await page.getByLabel('Can split').selectOption('Yes')
  await page.getByLabel('Can surrender').selectOption('Yes')
  await expect(page.getByText('Rules · 2 changed')).toBeVisible()
  await page.getByLabel('Seed').fill('pair 126')
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await page.waitForURL('**/local/*')
  await press(page, /^Deal/)
  await press(page, /^Split/)
  await expect(page.getByRole('region', { name: 'Your first hand: cards' })).toContainText('12')
  await expect(page.getByRole('region', { name: 'Your second hand: cards' })).toContainText('17')
  await press(page, /^Stand/)
  await expect(page.locator('.geniejack-hand[data-idle="true"]')).toHaveAttribute(
    'aria-label',
    'Your first hand: cards',
  )
  await page.setViewportSize(PHONE)
  await press(page, /^Stand/)
  await expect(page.locator('.geniejack-ribbon')).toContainText('Second: ')
  expect(problems).toEqual([])
})
