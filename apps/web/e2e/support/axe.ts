import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

export const THEMES = ['light', 'dark'] as const

interface Checked {
  /** Selects the part of the page to check; all of it by default. */
  readonly part?: string
  readonly themes?: readonly (typeof THEMES)[number][]
}

/** Axe finds nothing, with normal and with high contrast. These and the themes differ in colours alone: all other rules are checked once. */
export async function expectAccessible(page: Page, { part, themes = THEMES }: Checked = {}): Promise<void> {
  const before = await page.evaluate(() => localStorage.getItem('turnwise.settings') ?? '{}')
  const found: string[] = []
  const looks = themes.flatMap(theme => ['normal', 'high'].map(contrast => ({ theme, contrast })))
  for (const [i, look] of looks.entries()) {
    await changeSettings(page, JSON.stringify({ ...JSON.parse(before), ...look }))
    const { theme, contrast } = look
    await expect(page.locator(`html[data-theme="${theme}"][data-contrast="${contrast}"]`)).toBeAttached()
    // The usual mode opens a second page for each check, for the sake of frames; there are none.
    const axe = new AxeBuilder({ page }).setLegacyMode()
    if (part !== undefined) axe.include(part)
    if (i > 0) axe.withRules('color-contrast')
    const { violations } = await axe.analyze()
    for (const { id, nodes } of violations) {
      found.push(`${theme} theme, ${contrast} contrast: ${id}: ${nodes.map(({ html }) => html).join(' ')}`)
    }
  }
  await changeSettings(page, before)
  expect(found).toEqual([])
}

/** As another tab would change them. */
async function changeSettings(page: Page, text: string): Promise<void> {
  await page.evaluate(text => {
    localStorage.setItem('turnwise.settings', text)
    dispatchEvent(new StorageEvent('storage', { key: 'turnwise.settings' }))
  }, text)
}
