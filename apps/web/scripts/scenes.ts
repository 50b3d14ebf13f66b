import type { Page } from '@playwright/test'
import { startAgainstBot, takeStep, waitForTurn } from '../e2e/support/senet.ts'

export const SIZES = {
  laptop: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
} as const

export interface Scene {
  readonly name: string
  readonly size: keyof typeof SIZES
  readonly theme: 'light' | 'dark'
  readonly speed?: 'normal' | 'off'
  open(page: Page): Promise<unknown>
}

/** What the README shows. A new board adds its scenes here. */
export const SCENES: readonly Scene[] = [
  { name: 'home', size: 'laptop', theme: 'light', open: page => page.goto('/') },
  { name: 'home-phone', size: 'phone', theme: 'dark', open: page => page.goto('/') },
  { name: 'new-match', size: 'laptop', theme: 'light', open: page => page.goto('/play/senet') },
  { name: 'senet-light', size: 'laptop', theme: 'light', open: openMiddleOfSenet },
  { name: 'senet-dark', size: 'laptop', theme: 'dark', open: openMiddleOfSenet },
  { name: 'senet-phone', size: 'phone', theme: 'light', open: openMiddleOfSenet },
  { name: 'senet-lesson', size: 'phone', theme: 'dark', open: page => page.goto('/learn/senet') },
  {
    name: 'senet-chance',
    size: 'laptop',
    theme: 'light',
    async open(page) {
      await openMiddleOfSenet(page)
      await page.getByRole('tab', { name: 'Chance' }).click()
    },
  },
]

/** Far enough that pieces have met, with a piece picked up and its target lit. */
async function openMiddleOfSenet(page: Page): Promise<void> {
  await startAgainstBot(page, { bot: 'Greedy', seed: 'parchment' })
  for (let step = 0; step < 24; step++) await takeStep(page)
  await waitForTurn(page)
  if ((await page.locator('.senet-cell[data-movable="true"]').count()) === 0) await takeStep(page)
  await waitForTurn(page)
  const movable = page.locator('.senet-cell[data-movable="true"]')
  if ((await movable.count()) > 0) await movable.last().click()
}
