import { readdirSync, readFileSync, statSync } from 'node:fs'
import type { Page } from '@playwright/test'

const GAMES = new URL('../../../../games/', import.meta.url)

export interface Recorded {
  readonly game: string
  readonly file: URL
}

/** The longest recorded match of each game: it passes through most of its phases. */
export const RECORDS: readonly Recorded[] = readdirSync(GAMES, { withFileTypes: true }).flatMap(entry => {
  if (!entry.isDirectory()) return []
  const folder = new URL(`${entry.name}/fixtures/`, GAMES)
  const file = readdirSync(folder)
    .filter(name => name.endsWith('.turnwise.json'))
    .sort((a, b) => statSync(new URL(b, folder)).size - statSync(new URL(a, folder)).size)[0]
  return file === undefined ? [] : [{ game: entry.name, file: new URL(file, folder) }]
})

interface Record {
  readonly entries: readonly unknown[]
  readonly players: readonly unknown[]
}

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dora', 'Edda', 'Finn']

export function readRecord({ file }: Recorded): Record {
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** Imports the first entries of a recorded match, with people on all seats. Shows the hand-over if there is one. */
export async function importRecord(page: Page, recorded: Recorded, length?: number): Promise<void> {
  const record = readRecord(recorded)
  const players = record.players.map((_, seat) => ({ name: NAMES[seat] ?? 'Eve' }))
  const buffer = Buffer.from(JSON.stringify({ ...record, players, entries: record.entries.slice(0, length) }))
  // Stays on the open page: a reload for each record would take most of the time.
  if (page.url() === 'about:blank') await page.goto('/replay')
  else await page.evaluate(() => history.pushState(null, '', '/replay'))
  await page.waitForURL('**/replay')
  await page.locator('input[type=file]').setInputFiles({ name: 'm.json', mimeType: 'application/json', buffer })
  await page.waitForURL('**/local/*')
  await page.locator('.strip, .hand-over').first().waitFor()
}

/** The same, at the present and after the hand-over. */
export async function openPresent(page: Page, recorded: Recorded, length: number): Promise<void> {
  await importRecord(page, recorded, length)
  await page.evaluate(() => history.replaceState(history.state, '', location.pathname))
  await page.locator(`main[data-settled="${length}"], .hand-over`).first().waitFor()
  const handOver = page.locator('.hand-over button')
  if ((await handOver.count()) > 0) await handOver.first().click()
  await page.locator('.strip').waitFor()
}
