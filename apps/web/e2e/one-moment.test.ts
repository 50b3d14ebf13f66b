import type { Page } from '@playwright/test'
import { expect, quiet, test } from './support/fixtures.ts'
import { importRecord, RECORDS, readRecord } from './support/records.ts'
import { openLog, openTimeline } from './support/table.ts'

/** The texts of all parts of the page, and the moment that the page claims to show. */
interface Said {
  readonly seq: number
  readonly words: string
}

/** Everything on the page that depends on the moment, including the marked parts of the board. */
const collect = () => {
  const text = (selector: string) =>
    [...document.querySelectorAll(selector)].map(part => part.textContent?.replace(/\s+/g, ' ').trim()).join(' | ')
  const slot = document.querySelector('.board-slot')?.getAttribute('data-seq')
  const current = document.querySelector('.log-line[aria-current="true"]')?.parentElement?.getAttribute('data-seq')
  return {
    seq: Number(document.querySelector('main')?.getAttribute('data-seq')),
    words: [
      `status: ${text('.strip-grid .status p')}`,
      `plates: ${text('.plate-standing')}`,
      `strip: ${text('.strip-before')} ${text('.strip-after')}`,
      `board: ${slot} ${text('.board-slot [data-settled]')}`,
      `told: ${[...document.querySelectorAll('.board-slot [data-settled] [aria-label]')].map(part => part.ariaLabel?.replace(/:.*/, '')).join(' | ')}`,
      `log: ${current ?? 'none'}`,
    ].join('\n'),
  }
}

/** Collects every animation frame until the page has reached this moment, or the time is up. */
async function watchFrames(page: Page, until: number, milliseconds: number): Promise<readonly Said[]> {
  return page.evaluate(
    async ({ until, milliseconds }) => {
      const look: () => Said = Reflect.get(globalThis, 'look')
      const said: Said[] = []
      const end = performance.now() + milliseconds
      while (performance.now() < end) {
        await new Promise(resolve => requestAnimationFrame(resolve))
        const now = look()
        if (said.at(-1)?.seq !== now.seq || said.at(-1)?.words !== now.words) said.push(now)
        if (now.seq >= until) break
      }
      return said
    },
    { until, milliseconds },
  )
}

/** What the page says after a jump to each of these moments: the frames are compared with it. */
async function jumpTo(page: Page, seqs: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const said = await page.evaluate(async seqs => {
    const look: () => Said = Reflect.get(globalThis, 'look')
    const slider = document.querySelector<HTMLInputElement>('input[aria-label="Moment of the match"]')
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    const found: [number, string][] = []
    for (const seq of seqs) {
      setValue?.call(slider, String(seq))
      slider?.dispatchEvent(new Event('input', { bubbles: true }))
      for (let tries = 0; look().seq !== seq && tries < 300; tries++) {
        await new Promise(resolve => setTimeout(resolve, 10))
      }
      found.push([seq, look().words])
    }
    return found
  }, seqs)
  return new Map(said)
}

/** Where in a match frames are checked, for at most `MOVES` moves; slow ones are stopped after four seconds. */
const STRETCHES = [0.05, 0.45, 0.92]
const MOVES = 6

/** Steps on as soon as the page has reached each moment, and records what every animation frame says. */
async function stepOn(page: Page, until: number): Promise<readonly Said[]> {
  return page.evaluate(async until => {
    const look: () => Said = Reflect.get(globalThis, 'look')
    const next = [...document.querySelectorAll<HTMLElement>('.timeline button')].find(
      button => button.textContent?.trim() === 'Step forward' || button.ariaLabel === 'Step forward',
    )
    const said: Said[] = []
    let asked = -1
    const start = performance.now()
    while (performance.now() < start + 20_000) {
      const now = look()
      if (said.at(-1)?.seq !== now.seq || said.at(-1)?.words !== now.words) said.push(now)
      const isLate = performance.now() > start + 4_000 && said.length > 2
      if (now.seq >= until || isLate) return said
      if (asked !== now.seq) {
        asked = now.seq
        next?.click()
      }
      await new Promise(resolve => requestAnimationFrame(resolve))
    }
    throw new Error(`It stands still at ${look().seq}.`)
  }, until)
}

for (const recorded of RECORDS) {
  test(`while a match of ${recorded.game} runs, every part of the page shows the same moment`, async ({ page }) => {
    test.slow()
    await quiet(page, { speed: 'fast' })
    await page.addInitScript(`globalThis.look = ${collect}`)
    await importRecord(page, recorded)
    await openLog(page)
    const { length } = readRecord(recorded).entries
    for (const part of STRETCHES) {
      const from = Math.floor(length * part)
      const until = Math.min(from + MOVES, length - 1)
      await jumpTo(page, [from])
      const frames = await stepOn(page, until)
      const seqs = [...new Set(frames.map(({ seq }) => seq))]
      expect(seqs.length).toBeGreaterThan(1)
      expect(seqs).toEqual(seqs.map((_, i) => from + i))
      const truth = await jumpTo(page, seqs)
      for (const { seq, words } of frames) expect(words, `at move ${seq}`).toBe(truth.get(seq))
    }
  })
}

test('while bots play, the texts wait for the board, move by move', async ({ page }) => {
  test.slow()
  await quiet(page, { speed: 'fast' })
  await page.addInitScript(`globalThis.look = ${collect}`)
  await page.goto('/play/odysseus')
  await page.getByText('Medium', { exact: true }).click()
  await page.getByText('More settings').click()
  await page.getByLabel('Seed').fill('ux7')
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await page.waitForURL('**/local/*')
  await openLog(page)
  await page.getByRole('button', { name: /^End turn/ }).click()
  const frames = await watchFrames(page, 6, 25_000)
  const seqs = [...new Set(frames.map(({ seq }) => seq))]
  expect(seqs.length).toBeGreaterThan(2)
  await openTimeline(page)
  const truth = await jumpTo(page, seqs.slice(0, -1))
  for (const { seq, words } of frames) {
    if (truth.has(seq)) expect(words, `at move ${seq}`).toBe(truth.get(seq))
  }
})
