import { quantile, type Rate, rateOf } from '@turnwise/bots'
import type { PairingResult } from './job.ts'

export interface PairingSummary {
  readonly pairing: readonly string[]
  readonly games: number
  /** By bot of the pairing: share of games won, shared wins in parts. */
  readonly wins: readonly Rate[]
  readonly draws: number
  readonly unfinished: number
  /** By seat, for all bots together. */
  readonly seats: readonly Rate[]
  readonly length: { readonly median: number; readonly low: number; readonly high: number }
  /** By bot, milliseconds. */
  readonly perMove: readonly number[]
}

export function summarize(results: readonly PairingResult[]): readonly PairingSummary[] {
  return results.map(({ pairing, games }) => {
    const byBot = pairing.map(() => 0)
    const seats = games[0]?.seating.length ?? 0
    const bySeat = Array.from({ length: seats }, () => 0)
    let draws = 0
    let unfinished = 0
    for (const { outcome, seating } of games) {
      if (outcome === undefined) unfinished += 1
      else if (outcome.winners.length === 0 && seats > 1) draws += 1
      for (const seat of outcome?.winners ?? []) {
        const share = 1 / (outcome?.winners.length ?? 1)
        const bot = seating[seat] ?? 0
        byBot[bot] = (byBot[bot] ?? 0) + share
        bySeat[seat] = (bySeat[seat] ?? 0) + share
      }
    }
    const lengths = games.map(game => game.actions)
    const sum = (pick: (game: (typeof games)[number]) => number) => games.reduce((total, game) => total + pick(game), 0)
    return {
      pairing,
      games: games.length,
      wins: byBot.map(wins => rateOf(wins, games.length)),
      draws,
      unfinished,
      seats: bySeat.map(wins => rateOf(wins, games.length)),
      length: { median: quantile(lengths, 0.5), low: quantile(lengths, 0.05), high: quantile(lengths, 0.95) },
      perMove: pairing.map(
        (_, i) =>
          sum(game => game.thought[i] ?? 0) /
          Math.max(
            1,
            sum(game => game.choices[i] ?? 0),
          ),
      ),
    }
  })
}

/** A Markdown table, ready for a README. Time per move is left out, since it differs from run to run. */
export function formatTable(title: string, summaries: readonly PairingSummary[]): string {
  const rows = summaries.map(({ pairing, games, wins, draws, unfinished, seats, length }) => [
    pairing.join(' against '),
    String(games),
    wins[0] === undefined ? '' : formatRate(wins[0]),
    String(draws + unfinished),
    seats.map(({ rate }) => `${(rate * 100).toFixed(1)}`).join(' / '),
    `${length.median} (${length.low}–${length.high})`,
  ])
  const head = [title, 'games', 'first wins, % [95 %]', 'no winner', 'by seat, %', 'actions, median (5–95 %)']
  return [head, head.map(() => '---'), ...rows].map(row => `| ${row.join(' | ')} |`).join('\n')
}

function formatRate({ rate, low, high }: Rate): string {
  const percent = (value: number) => (value * 100).toFixed(1)
  return `${percent(rate)} [${percent(low)}–${percent(high)}]`
}
