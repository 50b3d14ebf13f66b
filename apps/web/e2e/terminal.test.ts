import { expect, test } from './support/fixtures.ts'
import { makeMatch } from './support/online.ts'
import { playToEnd } from './support/senet.ts'
import { joinFromTerminal } from './support/terminal.ts'

test('a whole match between a browser and a terminal', async ({ page }) => {
  test.slow()
  const link = await makeMatch(page)
  const printed = joinFromTerminal(link, 'Tess')
  await expect(page.locator('.player', { hasText: 'Tess' })).toContainText('here')
  await playToEnd(page)
  const text = await printed
  expect(text).toMatch(/(Ann wins|You win) \(borne off\)/)
  expect(text).toContain('Come back to your seat with')
  await expect(page.locator('.end-card')).toBeVisible()
})
