import type { Page } from '@playwright/test'
import { expect, quiet, test } from './support/fixtures.ts'
import { importRecord, RECORDS, readRecord } from './support/records.ts'
import { openLog, openTimeline } from './support/table.ts'

/** What the parts of the page say, and of which moment the page says it is. */
interface Said {
  readonly seq: number
  readonly words: string
}

/** Everything on the page that speaks of a moment, in the board too where it is marked. */
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
      `log: ${current ?? 'none'}`,
    ].join('\n'),
  }
}

/** At every animation frame until the page has come to this moment, or the time is up. */
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

/** What the page says at single moments that were jumped to: the truth that the frames are held against. */
async function jumpTo(page: Page, seqs: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const said = new Map<number, string>()
  const slider = page.getByLabel('Moment of the match')
  for (const seq of seqs) {
    await slider.fill(String(seq))
    await expect(page.locator('main')).toHaveAttribute('data-seq', String(seq))
    said.set(seq, (await page.evaluate(collect)).words)
  }
  return said
}

for (const recorded of RECORDS) {
  test(`while a match of ${recorded.game} runs, every part of the page shows the same moment`, async ({ page }) => {
    test.slow()
    await quiet(page, { speed: 'fast' })
    await page.addInitScript(`globalThis.look = ${collect}`)
    await importRecord(page, recorded)
    await openLog(page)
    const from = Math.floor(readRecord(recorded).entries.length / 2)
    const slider = page.getByLabel('Moment of the match')
    await slider.fill(String(from))
    await expect(page.locator('main')).toHaveAttribute('data-seq', String(from))
    await page.getByRole('button', { name: 'Play back' }).click()
    const frames = await watchFrames(page, from + 8, 20_000)
    await page.getByRole('button', { name: 'Pause' }).click()
    const seqs = [...new Set(frames.map(({ seq }) => seq))]
    expect(seqs.length).toBeGreaterThan(3)
    expect(seqs).toEqual(seqs.toSorted((a, b) => a - b))
    const truth = await jumpTo(page, seqs)
    for (const { seq, words } of frames) expect(words, `at move ${seq}`).toBe(truth.get(seq))
  })
}

test('while bots play, the words wait for the board, move by move', async ({ page }) => {
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
