import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { openSenet } from './senet-scene.ts'

export const SIZES = {
  laptop: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
  small: { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
} as const

export interface Scene {
  readonly name: string
  readonly size: keyof typeof SIZES
  readonly theme: 'light' | 'dark'
  readonly speed?: 'normal' | 'off'
  open(page: Page): Promise<unknown>
}

/** The screenshots of the README. A new board adds its scenes here. */
export const SCENES: readonly Scene[] = [
  { name: 'home', size: 'laptop', theme: 'light', open: page => page.goto('/') },
  { name: 'home-phone', size: 'phone', theme: 'dark', open: page => page.goto('/') },
  { name: 'new-match', size: 'laptop', theme: 'light', open: page => page.goto('/play/senet') },
  { name: 'senet-light', size: 'laptop', theme: 'light', open: openSenet },
  { name: 'senet-dark', size: 'laptop', theme: 'dark', open: openSenet },
  { name: 'senet-phone', size: 'phone', theme: 'light', open: openSenet },
  { name: 'senet-phone-dark', size: 'phone', theme: 'dark', open: openSenet },
  {
    name: 'senet-lesson',
    size: 'phone',
    theme: 'dark',
    async open(page) {
      await page.goto('/learn/senet')
      await page.locator('.senet-mat').click()
      await page.locator('.senet[data-surface="drawn"]').waitFor()
    },
  },
  {
    name: 'senet-chance',
    size: 'laptop',
    theme: 'light',
    async open(page) {
      await openSenet(page)
      await page.getByRole('button', { name: 'Chance' }).click()
      // The scene is narrower now, and its material is baked again.
      await page.locator('.senet[data-surface="plain"]').waitFor()
      await page.locator('.senet[data-surface="drawn"]').waitFor({ timeout: 120_000 })
    },
  },
  ...bothSizes('odysseus', openVoyage),
  { name: 'odysseus-small', size: 'small', theme: 'dark', open: openVoyage },
  { name: 'odysseus-lesson', size: 'laptop', theme: 'light', open: openLessonOfOdysseus },
  ...bothSizes('geniejack', page => openRecord(page, 'geniejack/fixtures/victory', 67)),
  ...bothSizes('maze', page => openRecord(page, 'maze/fixtures/treasure-player-0', 225)),
  ...bothSizes('runerail', async page => {
    await openRecord(page, 'runerail/fixtures/network', 240)
    // On a phone the cards are on a sheet.
    const cards = page.getByRole('button', { name: /Cards$/ })
    if (await cards.isVisible()) await cards.click()
    await page.locator('.runerail-demand').nth(2).click()
    await page.locator('.runerail-canvas[data-baked="true"]').waitFor()
  }),
]

function bothSizes(name: string, open: Scene['open']): readonly Scene[] {
  return [
    { name, size: 'laptop', theme: 'light', open },
    { name: `${name}-dark`, size: 'laptop', theme: 'dark', open },
    { name: `${name}-phone`, size: 'phone', theme: 'light', open },
  ]
}

/** Imports the first `length` entries of a recorded match to this device, with people on all seats. */
export async function openRecord(page: Page, path: string, length: number): Promise<void> {
  const file = new URL(`../../../games/${path}.turnwise.json`, import.meta.url)
  const record: { entries: unknown[]; players: { name: string }[] } = JSON.parse(await readFile(file, 'utf8'))
  const players = record.players.map((_, seat) => ({ name: ['Ann', 'Ben', 'Cleo', 'Dora'][seat] ?? 'Eve' }))
  const text = JSON.stringify({ ...record, players, entries: record.entries.slice(0, length) })
  await page.goto('/replay')
  const buffer = Buffer.from(text)
  await page.locator('input[type=file]').setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer })
  await page.waitForURL('**/local/*')
  // An imported match opens at its beginning; without a moment in the address it shows the present.
  await page.goto(page.url().replace(/\?.*/, ''))
  await page.locator('.strip, .hand-over').first().waitFor()
  const handOver = page.locator('.hand-over button')
  if ((await handOver.count()) > 0) await handOver.first().click()
  await page.locator('.strip').waitFor()
}

/** Halfway home: seven epics are known, and the chart is painted. */
async function openVoyage(page: Page): Promise<void> {
  await openRecord(page, 'odysseus/fixtures/shared', 66)
  await page.locator('.odysseus-ground[data-painted="true"]').waitFor()
}

async function openLessonOfOdysseus(page: Page): Promise<void> {
  await page.goto('/learn/odysseus')
  await page.getByRole('button', { name: 'Go on' }).click()
  for (let card = 0; card < 2; card++)
    await page
      .getByRole('button', { name: /^Draw a Sea card/ })
      .last()
      .click()
  await page.locator('.odysseus-caption').waitFor()
  await page.locator('.odysseus-ground[data-painted="true"]').waitFor()
}
