import { expect, type Page } from '@playwright/test'
import core, { type RunOptions } from 'axe-core'

declare global {
  /** In a page with the source of axe. */
  var axe: typeof core
}

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
  await page.evaluate(core.source)
  for (const [i, look] of looks.entries()) {
    await changeSettings(page, JSON.stringify({ ...JSON.parse(before), ...look }))
    const { theme, contrast } = look
    await expect(page.locator(`html[data-theme="${theme}"][data-contrast="${contrast}"]`)).toBeAttached()
    const rules: RunOptions = i === 0 ? {} : { runOnly: ['color-contrast'] }
    const violations = await page.evaluate(
      async ([part, rules]) => {
        const { violations } = await axe.run(part ?? document, { ...rules, resultTypes: ['violations'] })
        return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
      },
      [part, rules] as const,
    )
    found.push(...violations.map(violation => `${page.url()}, ${theme} theme, ${contrast} contrast: ${violation}`))
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
