import type { Page } from '@playwright/test'
import { expect, quiet, test } from './support/fixtures.ts'
import { resign } from './support/table.ts'

/** Two people on one device, in a game with secrets. */
async function startOnOneDevice(page: Page): Promise<void> {
  await page.goto('/play/maze')
  await page.getByText('On one device').click()
  await page.getByLabel('Your name').fill('Ann')
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expectHidden(page, 'Ann')
}

async function expectHidden(page: Page, next: string): Promise<void> {
  await expect(page.getByRole('heading', { name: `Hand the device to ${next}` })).toBeFocused()
  await expect(page.locator('.board-slot, .players, .status, .log, .timeline, .toolbar')).toHaveCount(0)
}

const done = (page: Page) => page.getByRole('button', { name: 'Done, hand over to Player 2' })
const build = (page: Page) => page.getByRole('button', { name: 'Build this maze' })

test('the player who moved sees the result until they are done, then everything is hidden', async ({ page }) => {
  await quiet(page)
  await startOnOneDevice(page)
  await page.getByRole('button', { name: 'I am Ann' }).click()
  await build(page).click()
  await expect(done(page)).toBeVisible()
  await expect(page.locator('.maze')).toBeVisible()
  await page.keyboard.press('b')
  await expect(page.getByRole('log')).not.toBeEmpty()
  // What was built is final, and the same player still has the device.
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
  await page.keyboard.press('u')
  await expect(page.locator('.status')).toContainText('Moves in A Maze cannot be undone.')
  await done(page).click()
  await expectHidden(page, 'Player 2')
  // An extra key press reveals nothing, and neither does a reload.
  await page.keyboard.press('Enter')
  await page.keyboard.press('b')
  await page.keyboard.press('u')
  await expectHidden(page, 'Player 2')
  await page.getByRole('button', { name: 'I am Player 2' }).click()
  await expect(build(page)).toBeVisible()
  await expect(page.getByRole('log')).toBeEmpty()
  await page.reload()
  await expectHidden(page, 'Player 2')
})

test('a match that is over hides nothing', async ({ page }) => {
  await quiet(page)
  await startOnOneDevice(page)
  await page.getByRole('button', { name: 'I am Ann' }).click()
  await resign(page)
  await expect(page.locator('.end-card')).toBeVisible()
  await page.reload()
  await expect(page.locator('.end-card')).toBeVisible()
  await expect(page.locator('.hand-over')).toHaveCount(0)
})

test('the button to hand over appears after the result was animated', async ({ page }) => {
  await quiet(page, { speed: 'slow' })
  await startOnOneDevice(page)
  await page.getByRole('button', { name: 'I am Ann' }).click()
  await build(page).click()
  await expect(page.locator('.maze')).toBeVisible()
  await done(page).click()
  await expectHidden(page, 'Player 2')
})
