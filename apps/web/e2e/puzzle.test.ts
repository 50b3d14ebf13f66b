import { puzzles } from '../../../games/senet/src/puzzles.ts'
import { today } from '../src/puzzle/streak.ts'
import { collectProblems, expect, quiet, test } from './support/fixtures.ts'

test('the puzzle of the day takes a wrong move, then the best one, and counts the day', async ({ page }) => {
  await quiet(page)
  const problems = collectProblems(page)
  const [best, second] = puzzles[today() % puzzles.length]!.choices.map(({ action }) => Reflect.get(action, 'from'))
  await page.goto('/puzzle/senet')
  await page.getByText('3 of 3 tries left').waitFor()
  const move = async (from: unknown, said: RegExp) => {
    // A click within 400 ms of the last one counts as part of a double click, so a click may have to be repeated.
    await expect(async () => {
      const target = page.locator('[data-target="true"]').first()
      if ((await target.count()) === 0)
        await page.locator(`.senet-cell[data-square="${from}"]`).click({ timeout: 3_000 })
      await target.click({ timeout: 3_000 })
      await expect(page.locator('.puzzle-panel')).toContainText(said, { timeout: 3_000 })
    }).toPass()
  }
  await move(second, /2 of 3 tries left/)
  await page.locator(`.senet-cell[data-square="${second}"]`).click()
  await move(best, /Solved at the second try/)
  await expect(page.locator('.puzzle-chances li')).not.toHaveCount(0)
  await page.goto('/')
  await expect(page.getByText('Solved today. 1 day in a row.')).toBeVisible()
  expect(problems).toEqual([])
})
