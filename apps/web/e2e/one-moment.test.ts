import type { Page } from '@playwright/test'
import { expect, quiet, test } from './support/fixtures.ts'
import { importRecord, RECORDS, type Recorded, readRecord } from './support/records.ts'
import { openLog, openTimeline } from './support/table.ts'

/** The texts of all parts of the page, and the moment that the page claims to show. */
interface Said {
  readonly seq: number
  readonly words: string
}

/** In the page. */
interface Watcher {
  /** What the page says as soon as it has settled at this moment, and what still moves then although it will end. */
  settled(seq: number): Promise<Said & { readonly moving: readonly string[] }>
  /** What the page says now. */
  look(): Said
  /** From now on every change of the page is looked at. */
  readonly said: Said[]
  record(): Promise<never>
}

const startWatcher = (): Watcher => {
  const text = (selector: string) =>
    [...document.querySelectorAll(selector)].map(part => part.textContent?.replace(/\s+/g, ' ').trim()).join(' | ')
  const said: Said[] = []
  const moving = () =>
    (document.querySelector('.scene')?.getAnimations({ subtree: true }) ?? []).flatMap(({ playState, effect }) =>
      playState === 'running' &&
      effect instanceof KeyframeEffect &&
      effect.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
        ? [`${effect.target?.nodeName} ${effect.target?.getAttribute('class')}`]
        : [],
    )
  const watcher: Watcher = {
    said,
    async settled(seq) {
      while (document.querySelector('main')?.dataset.settled !== String(seq)) await nextChange()
      return { ...watcher.look(), moving: moving() }
    },
    // Everything on the page that depends on the moment, including the marked parts of the board.
    look() {
      const slot = document.querySelector('.board-slot')?.getAttribute('data-seq')
      const current = document.querySelector('.log-line[aria-current="true"]')?.parentElement?.getAttribute('data-seq')
      return {
        seq: Number(document.querySelector('main')?.dataset.seq),
        words: [
          `status: ${text('.strip-grid .status p')}`,
          `plates: ${text('.plate-standing')}`,
          `strip: ${text('.strip-before')} ${text('.strip-after')}`,
          `board: ${slot} ${text('.board-slot [data-settled]')}`,
          `told: ${[...document.querySelectorAll('.board-slot [data-settled] [aria-label]')].map(part => part.ariaLabel?.replace(/:.*/, '')).join(' | ')}`,
          `log: ${current ?? 'none'}`,
        ].join('\n'),
      }
    },
    async record() {
      said.length = 0
      for (;;) {
        const now = watcher.look()
        if (said.at(-1)?.seq !== now.seq || said.at(-1)?.words !== now.words) said.push(now)
        await nextChange()
      }
    },
  }
  return watcher
}

declare const watcher: Watcher

async function watch(page: Page): Promise<void> {
  await quiet(page, { speed: 'fast' })
  await page.addInitScript(`globalThis.watcher = (${startWatcher})()`)
}

/** Shows the recorded match, and stops the clock: nothing that needs time can happen any more. */
async function showStill(page: Page, recorded: Recorded): Promise<void> {
  await page.clock.install()
  await watch(page)
  await importRecord(page, recorded)
  await openLog(page)
  await page.clock.pauseAt(Date.now() + 60_000)
}

async function jumpTo(page: Page, seq: number) {
  return page.evaluate(seq => {
    const slider = document.querySelector<HTMLInputElement>('input[aria-label="Moment of the match"]')
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    setValue?.call(slider, String(seq))
    slider?.dispatchEvent(new Event('input', { bubbles: true }))
    return watcher.settled(seq)
  }, seq)
}

/** Every moment that was said is compared with what the page says after a jump there. */
async function expectOneMoment(page: Page, said: readonly Said[], seqs: readonly number[]): Promise<void> {
  for (const seq of seqs) {
    const { words } = await jumpTo(page, seq)
    for (const other of said) if (other.seq === seq) expect(other.words, `at move ${seq}`).toBe(words)
  }
}

/** Where in a match, and for how many moves. */
const STRETCHES = [0.05, 0.45, 0.92]
const MOVES = 6

const stretchesOf = (recorded: Recorded) => {
  const { length } = readRecord(recorded).entries
  return STRETCHES.map(part => {
    const from = Math.floor(length * part)
    return { from, until: Math.min(from + MOVES, length - 1) }
  })
}

for (const recorded of RECORDS) {
  test(`a jump in a match of ${recorded.game} is shown at once`, async ({ page }) => {
    await showStill(page, recorded)
    const { length } = readRecord(recorded).entries
    for (const { from, until } of stretchesOf(recorded)) {
      await jumpTo(page, from)
      for (let seq = from + 1; seq <= until; seq++) {
        expect(await jumpTo(page, seq)).toMatchObject({ seq, moving: [] })
      }
      const keys = [
        ['[', until - 1],
        [']', until],
        ['Home', 0],
        [']', 1],
        ['End', length],
      ] as const
      for (const [key, seq] of keys) {
        const pressed = page.evaluate(
          ({ key, seq }) => {
            document.dispatchEvent(new KeyboardEvent('keydown', { key }))
            return watcher.settled(seq)
          },
          { key, seq },
        )
        expect(await pressed).toMatchObject({ seq, moving: [] })
      }
      await openTimeline(page)
    }
    // A page needs time to load.
    await page.clock.resume()
    await page.goto(`${new URL(page.url()).pathname}?at=${length - 1}`)
    const opened = page.evaluate(seq => watcher.settled(seq), length - 1)
    expect(await opened).toMatchObject({ moving: [] })
  })

  test(`while a match of ${recorded.game} is played back, every part of the page shows the same moment`, async ({
    page,
  }) => {
    await showStill(page, recorded)
    for (const { from, until } of stretchesOf(recorded)) {
      await jumpTo(page, from)
      await page.evaluate(() => void watcher.record())
      await page.getByRole('button', { name: 'Play back' }).click()
      while ((await page.evaluate(() => watcher.look().seq)) < until) await page.clock.runFor(500)
      const said = (await page.evaluate(() => watcher.said)).filter(({ seq }) => seq <= until)
      const seqs = [...new Set(said.map(({ seq }) => seq))]
      expect(seqs).toEqual(seqs.map((_, i) => from + i))
      await expectOneMoment(page, said, seqs)
    }
  })
}

test('while bots play, the texts wait for the board, move by move', async ({ page }) => {
  await watch(page)
  await page.goto('/play/odysseus')
  await page.getByText('Medium', { exact: true }).click()
  await page.getByText('More settings').click()
  await page.getByLabel('Seed').fill('ux7')
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await page.waitForURL('**/local/*')
  await openLog(page)
  await page.evaluate(() => void watcher.record())
  await page.getByRole('button', { name: /^End turn/ }).click()
  await expect(page.getByRole('list', { name: 'Log' })).toContainText('Player 1 begins.')
  const said = await page.evaluate(() => watcher.said)
  const seqs = [...new Set(said.map(({ seq }) => seq))]
  expect(seqs.length).toBeGreaterThan(2)
  await openTimeline(page)
  // Where it is the player's turn, the present says more than the same moment of the past.
  await expectOneMoment(page, said, seqs.slice(1, -1))
})
