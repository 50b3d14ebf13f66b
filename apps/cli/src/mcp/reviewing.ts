import { type Connection, Refusal } from '@turnwise/client'
import { type Catalog, parseRecord } from '@turnwise/engine'
import { reportOf, reviewMatch } from '@turnwise/review'
import { moduleOf } from '../external-bot/program-view.ts'

/** A review in words, its sums, and the largest errors; a list of all actions would be too long for an agent. */
export async function reviewForAgent(connection: Connection, catalog: Catalog, match_id: string): Promise<object> {
  const exported = await connection.request({ cmd: 'export-match', match_id })
  const record = parseRecord(exported.record)
  if (!record.ok) throw new Refusal('bad-request', record.error.message)
  const module = await moduleOf(catalog, record.value.game, record.value.version)
  if (module === undefined) throw new Refusal('unknown-game', `${record.value.game} is not known here.`)
  const review = reviewMatch(module, record.value)
  if (!review.ok) throw new Refusal('bad-request', review.error.message)
  const { actions, summary, players, outcome, judge } = review.value
  const largest = summary.seats.flatMap(({ worst }) => worst.flatMap(index => actions[index] ?? []))
  return {
    text: reportOf(review.value),
    players,
    outcome,
    judge,
    seats: summary.seats,
    largest_errors: largest.map(({ seq, seat, action, error, better, choices, line }) => ({
      seq,
      seat,
      action,
      error,
      better,
      choices,
      line,
    })),
  }
}
