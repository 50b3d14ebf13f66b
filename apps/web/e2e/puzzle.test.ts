import puzzles from '../../../games/senet/src/puzzles.json' with { type: 'json' }
import { formatDay } from '../src/puzzle/days.ts'
import { puzzleOfDay } from '../src/puzzle/puzzle-of-day.ts'
import { collectProblems, expect, quiet, test } from './support/fixtures.ts'
import { logLength } from './support/senet.ts'

/** A day with at least four choices: one is tried in vain, one ruled out by a hint. */
const DAY = Array.from({ length: puzzles.length }, (_, i) => 20_800 + i).find(
  day => (puzzleOfDay(puzzles, day)?.choices.length ?? 0) >= 4,
)!
const FROM = puzzleOfDay(puzzles, DAY)!.choices.map(({ action }) => Reflect.get(action, 'from'))

test('the puzzle of the day: a wrong move, a hint, the best move, the streak, an older puzzle and the match that follows', async ({
  page,
}) => {
  await quiet(page)
  const problems = collectProblems(page)
  await page.clock.setFixedTime(`${formatDay(DAY)}T12:00:00`)
  await page.goto('/puzzle/senet')
  const tools = page.locator('.puzzle-tools')
  await expect(tools).toContainText('3 tries')
  const cell = (from: unknown) => page.locator(`.senet-cell[data-square="${from}"]`)
  const move = async (from: unknown) => {
    await cell(from).click()
    await page.locator('[data-target="true"]').first().click()
  }
  await move(FROM[1])
  await expect(tools).toContainText('2 tries')
  await expect(page.locator('.status')).toContainText(/Not the best: \d+ %/)
  await tools.getByRole('button', { name: 'Hint' }).click()
  await expect(page.locator('.status')).toContainText(`Hint: not Move ${FROM.at(-1)}`)
  await move(FROM[0])
  await expect(page.getByText('Solved on the second try')).toBeVisible()
  await expect(page.locator('.puzzle-chances li')).toHaveCount(FROM.length)
  await page.getByRole('button', { name: 'Play on from here' }).click()
  await expect(page).toHaveURL(/\/local\//)
  await expect.poll(() => logLength(page)).toBeGreaterThanOrEqual(2)
  await page.goto('/')
  await expect(page.getByText('Solved today. 1 day in a row.')).toBeVisible()
  await page.goto('/puzzles')
  await page.getByRole('link', { name: /Senet/ }).last().click()
  await expect(page.getByText('Find the best choice')).toBeVisible()
  expect(problems).toEqual([])
})
