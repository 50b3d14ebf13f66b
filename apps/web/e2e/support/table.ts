import { expect, type Page } from '@playwright/test'

/** Opens another kind of page within the app: to load the app for each page would take most of the time. */
export async function openWithin(page: Page, path: string): Promise<void> {
  await page.evaluate(path => {
    document.querySelector('main')?.setAttribute('data-left', '')
    history.pushState(null, '', path)
  }, path)
  await page.locator('main:not([data-left]) :is(h1, h2)').first().waitFor({ state: 'attached' })
}

/** The panel behind the three dots: in the rail on a laptop, in the sheet on a phone. */
export async function openMore(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Log, rules and more' })
  if ((await menu.count()) > 0) await menu.click()
  await page.getByRole('button', { name: 'More', exact: true }).click()
}

export async function openLog(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Log, rules and more' })
  if ((await menu.count()) > 0) await menu.click()
  else await page.getByRole('button', { name: 'Log', exact: true }).click()
}

export async function openTimeline(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Timeline' }).click()
  await expect(page.getByLabel('Moment of the match')).toBeVisible()
}

export async function resign(page: Page): Promise<void> {
  await openMore(page)
  await page.getByRole('button', { name: 'Resign' }).click()
  await page.getByRole('button', { name: 'Sure?' }).click()
}
