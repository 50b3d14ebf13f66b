import { type Browser, expect, type Page } from '@playwright/test'
import { quiet } from './fixtures.ts'

/** Ann creates a match and gets its link. */
export async function makeMatch(
  page: Page,
  more: Readonly<Record<string, unknown>> = {},
  clock = 'No clock',
  game = 'senet',
): Promise<string> {
  await quiet(page, more)
  await page.goto(`/play/${game}`)
  await page.getByText('Online by link').click()
  await page.getByLabel('Your name').fill('Ann')
  await page.getByText(clock, { exact: true }).click()
  await page.getByRole('button', { name: /get its link/ }).click()
  await page.waitForURL('**/match/*')
  const link = await page.getByRole('textbox', { name: /^Invite/ }).inputValue()
  await page.getByRole('button', { name: 'Close' }).click()
  return link
}

/** Another player, on another device. */
export async function newGuest(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await quiet(page)
  return page
}

export async function joinMatch(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link)
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('button', { name: 'Sit down and play' }).click()
  await expect(page.locator('.player', { hasText: name })).toContainText('you')
}
