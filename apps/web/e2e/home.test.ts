import type { Page } from '@playwright/test'
import { expect, quiet, test } from './support/fixtures.ts'
import { RECORDS } from './support/records.ts'

/** Every eighth width from the smallest phone to a desktop, in parts that run beside each other. */
const PARTS = [320, 640, 960, 1280].map(from => Array.from({ length: from === 1280 ? 41 : 40 }, (_, i) => from + 8 * i))

for (const widths of PARTS) {
  test(`every game can be played from ${widths[0]} to ${widths.at(-1)} px, and nothing scrolls sideways`, async ({
    page,
  }) => {
    await quiet(page)
    await page.goto('/')
    await expect(page.locator('.game-play')).toHaveCount(RECORDS.length)
    const problems: string[] = []
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      if ((await problemsOf(page)).length === 0) continue
      // It may still be laid out.
      await page.evaluate(() => atRest())
      for (const problem of await problemsOf(page)) problems.push(`${width} px: ${problem}`)
    }
    expect(problems).toEqual([])
  })
}

/** A button is whole and can be clicked where its middle and the middles of its sides are on the screen and its own. */
function problemsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const root = document.documentElement
    const sideways = root.scrollWidth - root.clientWidth
    const problems = sideways > 0 ? [`scrolls ${sideways} px sideways`] : []
    const buttons = [...document.querySelectorAll('.game-play > *')]
    for (const button of buttons) {
      // Only the page is scrolled: `scrollIntoView` would also move what is cut off inside its card.
      scrollTo(0, scrollY + button.getBoundingClientRect().top - innerHeight / 2)
      const { left, right, top, bottom, width, height } = button.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      const points = [
        [x, y],
        [left + 1, y],
        [right - 1, y],
        [x, top + 1],
        [x, bottom - 1],
      ] as const
      const isWhole = points.every(([x, y]) => button.contains(document.elementFromPoint(x, y)))
      if (!isWhole) problems.push(`${button.getAttribute('aria-label') ?? button.textContent} is cut off or covered`)
    }
    return problems
  })
}
