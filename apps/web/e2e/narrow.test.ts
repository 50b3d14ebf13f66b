import { expect, quiet, test } from './support/fixtures.ts'
import { RECORDS } from './support/records.ts'

const PAGES = ['/replay', '/lobby', '/settings', '/puzzle', '/nowhere'].concat(
  RECORDS.flatMap(({ game }) => [`/play/${game}`, `/rules/${game}`]),
)

test('no page scrolls sideways on a phone', async ({ page }) => {
  test.slow()
  await quiet(page)
  const found: string[] = []
  for (const path of PAGES) {
    await page.setViewportSize({ width: 320, height: 568 })
    await page.goto(path)
    await expect(page.locator('main h1, main h2').first()).toBeAttached()
    for (let width = 320; width <= 480; width += 20) {
      await page.setViewportSize({ width, height: 568 })
      const sideways = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        return scrollWidth - clientWidth
      })
      if (sideways > 0) found.push(`${path}, ${width} px: ${sideways} px`)
    }
  }
  expect(found).toEqual([])
})
