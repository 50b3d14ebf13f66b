import { expect, type Page } from '@playwright/test'

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
