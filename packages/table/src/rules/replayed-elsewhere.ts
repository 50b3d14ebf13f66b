import type { GameModule } from '@turnwise/engine'
import type { Environment } from '../environment.ts'
import { type LiveCopy, newLive, notePlayed } from '../match/live-match.ts'
import type { LoadedMatch, LogRow } from '../store/store.ts'
import { askLong } from './ask-long.ts'

/** The match after these rows, replayed in another thread if there is one. */
export async function replayedElsewhere(
  environment: Environment,
  module: GameModule,
  { match, seats }: Pick<LoadedMatch, 'match' | 'seats'>,
  rows: readonly LogRow[],
): Promise<LiveCopy> {
  const { state, played, toAct } = await askLong(environment, module, 'replay', { match, seats, rows }, match.id)
  const entries = rows.map(({ entry }) => entry)
  const live = newLive(module, match, seats, { entries, state })
  for (const [i, one] of played.entries()) notePlayed(live, one, rows[i]?.at ?? 0, environment.elapsed, toAct[i])
  return live
}
