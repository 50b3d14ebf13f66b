import { expect, quiet, test } from './support/fixtures.ts'
import { RECORDS } from './support/records.ts'
import { openWithin } from './support/table.ts'

const PAGES = ['/replay', '/lobby', '/settings', '/puzzle', '/nowhere'].concat(
  RECORDS.flatMap(({ game }) => [`/play/${game}`, `/rules/${game}`]),
)

test('no page scrolls sideways on a phone', async ({ page }) => {
  await quiet(page)
  const found: string[] = []
  await page.goto('/')
  for (const path of PAGES) {
    await page.setViewportSize({ width: 320, height: 568 })
    await openWithin(page, path)
    for (let width = 320; width <= 480; width += 20) {
      await page.setViewportSize({ width, height: 568 })
      const sideways = await page.evaluate(async () => {
        const { documentElement: root } = document
        // It may still be laid out.
        if (root.scrollWidth > root.clientWidth) await atRest()
        return root.scrollWidth - root.clientWidth
      })
      if (sideways > 0) found.push(`${path}, ${width} px: ${sideways} px`)
    }
  }
  expect(found).toEqual([])
})
