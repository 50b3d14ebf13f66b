import type { Page } from '@playwright/test'

/** Seats by square; a piece beyond 26 has landed on it. */
const PIECES = { 7: 0, 11: 0, 23: 0, 25: 0, 10: 1, 19: 1, 22: 1, 29: 1 } as const

/** A position that shows many features: the block on 19 moves two squares, then the discs throw a 3. */
function record(): unknown {
  const next: [number, number] = [0, 5]
  const squares = Array.from({ length: 30 }, (_, i) => {
    const seat = Object.entries(PIECES).find(([square]) => Number(square) === i + 1)?.[1]
    return seat === undefined ? null : { id: next[seat]++, seat, gate: i >= 26 }
  })
  const state = { throws: 'sticks', squares, borneOff: [1, 1], turn: 1, throw: 2, lastThrow: 2 }
  return {
    format: 1,
    game: 'senet',
    version: '1.0.0',
    seed: 'picture',
    options: { throws: 'sticks' },
    players: [{ name: 'Ann' }, { name: 'Greedy', bot: 'greedy' }],
    entries: [
      { seq: 1, kind: 'set-state', state },
      { seq: 2, kind: 'action', seat: 1, action: { type: 'move', from: 19 } },
      { seq: 3, kind: 'action', seat: 0, action: { type: 'throw', value: 3 }, chance: 'given' },
    ],
  }
}

/** Ann has thrown a 3 and picked up the disc on 7: it could swap on 10. */
export async function openSenet(page: Page): Promise<void> {
  await page.goto('/replay')
  const buffer = Buffer.from(JSON.stringify(record()))
  await page.locator('input[type=file]').setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer })
  await page.waitForURL('**/local/*')
  // An imported match opens at its beginning; without a moment in the address it shows the present.
  await page.goto(page.url().replace(/\?.*/, ''))
  await page.locator('.senet[data-surface="drawn"]').waitFor({ timeout: 120_000 })
  await page.locator('.senet-cell[data-square="7"]').click()
  await page.locator('.senet-cell[data-target="true"]').waitFor()
}
