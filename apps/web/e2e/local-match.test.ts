import { expectAccessible } from './support/axe.ts'
import { playSenetByKeys } from './support/by-keys.ts'
import { collectProblems, expect, quiet, test } from './support/fixtures.ts'
import { importRecord, RECORDS } from './support/records.ts'
import { logLength, startAgainstBot, takeStep, waitForTurn } from './support/senet.ts'
import { openLog } from './support/table.ts'

test.beforeEach(({ page }) => quiet(page))

test('a whole match against a bot by keys alone, its statistics, the proof of its throws, its replay and its review', async ({
  page,
}) => {
  test.slow()
  const problems = collectProblems(page)
  await startAgainstBot(page)
  await playSenetByKeys(page)
  await expect(page.getByRole('heading', { name: /wins?\./ })).toBeVisible()

  await page.getByRole('button', { name: 'Chance' }).click()
  await page.getByRole('button', { name: 'Verify every draw' }).click()
  await expect(page.getByText(/All \d+ draws of this match follow from its seed/)).toBeVisible()
  await expect(page.getByLabel('Seed', { exact: true })).toHaveValue('e2e')

  const latest = await logLength(page)
  const match = page.url().replace(/\?.*/, '')
  await page.goto(`${match}?at=0`)
  await expect(page.locator('.senet-cell[data-occupied="true"]')).toHaveCount(10)
  await page.keyboard.press(']')
  await expect(page).toHaveURL(/\?at=1$/)
  await page.goto(`${match}?at=${latest - 1}`)
  await expect(page.locator('.end-card')).toHaveCount(0)
  await expect(page.getByText(`move ${latest - 1} of ${latest}`)).toBeVisible()

  await page.goto(match)
  await page.getByRole('button', { name: 'Review', exact: true }).click()
  await expect(page).toHaveURL(`${match}/review`)
  await expect(page.getByText(/^Judged by Expert/)).toBeVisible()
  await expect(page.getByText(/% at the start, your luck/)).toBeVisible()
  const moment = page.getByRole('slider', { name: 'Moment of the match' })
  await moment.press('Home')
  await expect(moment).toHaveAttribute('aria-valuetext', /^Start, Ann \d+ percent$/)
  await moment.press('ArrowRight')
  await expect(moment).toHaveAttribute('aria-valuetext', /^Turn 1, Ann \d+ percent$/)
  await moment.press('PageDown')
  const cost = page.locator('.review-point[data-open="true"]')
  await expect(cost).toContainText(/Cost \d+ %/)
  await page.getByRole('button', { name: 'Show the better move' }).click()
  await expect(page.locator('.senet-compared')).toContainText(/Better \d+ %/)
  await expectAccessible(page)
  const at = Number(/at=(\d+)/.exec(page.url())?.[1])
  await page.getByRole('button', { name: 'Try again from here' }).click()
  await expect(page).toHaveURL(/\/local\/(?!.*review)/)
  await expect.poll(() => logLength(page)).toBe(at)
  expect(problems).toEqual([])
})

test('the judging of a match can be stopped and begun again', async ({ page }) => {
  // On the fastest machine too it is not done before it is stopped.
  await page.addInitScript(() => {
    const { addEventListener } = EventTarget.prototype
    Reflect.set(
      Worker.prototype,
      'addEventListener',
      function (this: Worker, type: string, heard: (event: Event) => void) {
        addEventListener.call(this, type, event => {
          if (!(event instanceof MessageEvent && event.data.kind === 'done')) heard(event)
        })
      },
    )
  })
  await importRecord(page, RECORDS.find(({ game }) => game === 'odysseus')!)
  await page.goto(`${page.url().replace(/\?.*/, '')}/review`)
  const judges = () => page.workers().filter(worker => worker.url().includes('judging-worker')).length
  await expect(page.getByText(/^Judging the match… [1-9]/)).toBeVisible()
  expect(judges()).toBe(1)
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  await expect(page.getByText('The judging was stopped.')).toBeVisible()
  await expect.poll(judges).toBe(0)
  await page.getByRole('button', { name: 'Judge the match' }).click()
  await expect(page.getByText(/^Judging the match… [1-9]/)).toBeVisible()
})

test('undo goes back to the last own decision, and an undone throw comes again', async ({ page }) => {
  await startAgainstBot(page)
  await takeStep(page)
  const thrown = await page.locator('.senet-thrown b').textContent()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.locator('.status p')).toHaveText('Your turn: throw the sticks.')
  await page.keyboard.press('t')
  await expect(page.locator('.senet-thrown b')).toHaveText(thrown ?? '')
  await takeStep(page)
  await page.keyboard.press('u')
  await expect(page.locator('.status p')).toContainText(/choose a ringed piece/i)
})

test('a reload in the middle changes nothing, and the home page offers to continue', async ({ page }) => {
  await startAgainstBot(page)
  for (let step = 0; step < 6; step++) await takeStep(page)
  await waitForTurn(page)
  const length = await logLength(page)
  const pieces = () =>
    page
      .locator('.senet-cell[data-occupied="true"]')
      .evaluateAll((all: Element[]) => all.map(cell => cell.ariaLabel?.replace(/:.*/, '')))
  const before = await pieces()
  await page.reload()
  await expect.poll(() => logLength(page)).toBe(length)
  // What can move depends on the viewer; where the pieces are does not.
  await expect.poll(pieces).toEqual(before)
  await page.goto('/')
  await page
    .getByRole('link', { name: /Ann – Easy/ })
    .first()
    .click()
  await expect.poll(() => logLength(page)).toBe(length)
})

test('two people on one device take turns on one screen', async ({ page }) => {
  await page.goto('/play/senet')
  await page.getByText('On one device').click()
  await page.getByLabel('Your name').fill('Ann')
  await page.getByLabel('Name of player 2').fill('ann')
  // The player who had this colour gets the other one in exchange.
  await page.getByRole('group', { name: 'Colour of player 2' }).getByLabel('Teal').press('Space')
  await expect(page.getByRole('group', { name: 'Your colour' }).getByLabel('Amber')).toBeChecked()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('the same name')
  await page.getByLabel('Name of player 2').fill('')
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await page.waitForURL('**/local/*')
  const marks = () => page.locator('.plate').evaluateAll(all => all.map(plate => plate.textContent?.slice(0, 4)).sort())
  await expect.poll(marks).toEqual(['▲Ann', '●Pla'])
  for (let step = 0; step < 12; step++) expect(await takeStep(page)).toBe(true)
  await openLog(page)
  await expect(page.getByText(/Player 2 (throws|threw)/).first()).toBeVisible()
})

test('when the turn passes on one device, the board stays and the move is animated to its end', async ({ page }) => {
  await quiet(page, { speed: 'slow' })
  await page.goto('/play/senet')
  await page.getByText('On one device').click()
  await page.getByText('More settings').click()
  // The first throw of this seed is a 3: one move, then it is the other player's turn.
  await page.getByLabel('Seed').fill('e2e')
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await takeStep(page)
  const canvas = await page.locator('.senet-surface').elementHandle()
  await page.locator('.senet-cell[data-movable="true"]').last().click()
  const seen = await page.evaluate(async () => {
    const moments: { walking: boolean; mayThrow: boolean; acting: string }[] = []
    document.querySelector<HTMLElement>('[data-target="true"]')?.click()
    // Until the next player may throw.
    while (moments.at(-1)?.mayThrow !== true) {
      await new Promise(resolve => requestAnimationFrame(resolve))
      moments.push({
        walking: document.querySelector('.senet-pieces')?.getAnimations({ subtree: true }).length !== 0,
        mayThrow: document.querySelector('.senet-throw-button:not([aria-disabled])') !== null,
        acting: document.querySelector('.player[data-to-act="true"] .plate-name')?.firstChild?.textContent ?? '',
      })
    }
    return moments
  })
  // The move is animated, and texts and choices change together at its end.
  expect(seen.filter(({ walking, acting }) => walking && acting === 'Player 1').length).toBeGreaterThan(0)
  expect(seen.filter(({ acting, mayThrow }) => acting === 'Player 1' && mayThrow)).toEqual([])
  expect(seen.at(-1)).toMatchObject({ acting: 'Player 2', mayThrow: true })
  expect(await canvas?.evaluate(element => element.isConnected)).toBe(true)
  // The last move is marked for the next player, and after a reload.
  await expect(page.locator('.senet-cell[data-last="true"]')).toHaveCount(2)
  await page.reload()
  await expect(page.locator('.senet-cell[data-last="true"]')).toHaveCount(2)
  await takeStep(page)
  await expect(page.locator('.senet-cell[data-last="true"]')).toHaveCount(2)
})

test('"play on from here" makes an independent copy', async ({ page }) => {
  await startAgainstBot(page)
  for (let step = 0; step < 4; step++) await takeStep(page)
  await page.keyboard.press('Home')
  await page.keyboard.press(']')
  await page.keyboard.press(']')
  await page.getByRole('button', { name: 'Share' }).click()
  const address = page.url()
  await page.getByRole('button', { name: 'Play on from move 2' }).click()
  await expect(page).not.toHaveURL(address)
  await expect.poll(() => logLength(page)).toBeGreaterThanOrEqual(2)
  await takeStep(page)
})

test('a match can be shared in a link and as a file', async ({ page, context }) => {
  await startAgainstBot(page)
  for (let step = 0; step < 4; step++) await takeStep(page)
  await waitForTurn(page)
  const length = await logLength(page)
  await page.getByRole('button', { name: 'Share' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ])
  await page.getByRole('button', { name: 'Make a link to this match' }).click()
  const link = await page.getByLabel('The whole match in one link').inputValue()

  const other = await context.newPage()
  await quiet(other)
  await other.goto(link)
  await other.waitForURL('**/local/*')
  await expect.poll(() => logLength(other)).toBe(length)
  await other.goto('/replay')
  await other.locator('input[type=file]').setInputFiles(await download.path())
  await other.waitForURL('**/local/*')
  await expect.poll(() => logLength(other)).toBe(length)
})

test('a match without a move is not kept, another is deleted by the second click', async ({ page }) => {
  await startAgainstBot(page)
  const empty = page.url()
  // It is removed while the home page is open, which may be too short for that.
  const gone = page.getByRole('heading', { name: 'There is no such match' })
  await expect(async () => {
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Sit down and play.' })).toBeVisible()
    await page.goto(empty)
    await gone.or(page.locator('.strip')).waitFor()
    expect(await gone.isVisible()).toBe(true)
  }).toPass()
  await startAgainstBot(page)
  await takeStep(page)
  await page.goto('/replay')
  const kept = page.getByRole('link', { name: /Ann – Easy/ })
  await expect(kept).toHaveCount(1)
  await page.getByRole('button', { name: 'Delete for good' }).click()
  await expect(kept).toHaveCount(1)
  await page.getByRole('button', { name: 'Sure?' }).click()
  await expect(page.getByText('No match has been played here yet.')).toBeVisible()
})
