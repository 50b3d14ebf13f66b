import type { GameModule } from '@turnwise/engine'
import { Refusal } from '@turnwise/protocol'
import type { Environment } from '../environment.ts'
import { replayedElsewhere } from '../rules/replayed-elsewhere.ts'
import type { LoadedMatch, LogRow, Snapshot } from '../store/store.ts'
import { RulesMissing } from '../stranded/stranded.ts'
import { rulesOf } from './find-module.ts'
import { followRows, type LiveCopy, newLive } from './live-match.ts'
import { withSafeWords } from './safe-words.ts'
import { readSnapshot } from './snapshots.ts'

/** Milliseconds for which a log is replayed in this thread; most are done by then. */
const HERE_MS = 10

export async function loadLive(environment: Environment, id: string): Promise<LiveCopy> {
  const { store } = environment
  const found = await store.loadMatch(id)
  if (found === undefined) throw new Refusal('unknown-match', `There is no match ${id}.`)
  const module = await rulesOf(environment.catalog, found.match)
  if (typeof module === 'string') throw new RulesMissing({ ...found, sentence: module })
  const rows = await store.readLog(id, 0)
  // A snapshot that cannot be read is ignored.
  const snapshot = await store.snapshots?.readSnapshot(id).catch(() => undefined)
  const live = await replayed(environment, withSafeWords(environment, module), found, rows, snapshot)
  live.revision = found.revision ?? 0
  live.chat.push(...(await store.readChat(id, 0)))
  live.seenAt = await Promise.all(live.seats.map(async ({ seat }) => (await store.presence?.lastSeen(id, seat)) ?? 0))
  return live
}

/** The log decides: if it does not continue from the snapshot, it is replayed from its start. */
async function replayed(
  environment: Environment,
  module: GameModule,
  found: LoadedMatch,
  rows: readonly LogRow[],
  snapshot: Snapshot | undefined,
): Promise<LiveCopy> {
  const live = startLive(module, found, rows, snapshot)
  try {
    followRows(live, rows, environment.elapsed, environment.askLong === undefined ? undefined : HERE_MS)
    return live.match.seq < rows.length ? replayedElsewhere(environment, module, found, rows) : live
  } catch (error) {
    if (live.playedFrom === 0) throw error
    return replayed(environment, module, found, rows, undefined)
  }
}

/** A match before its first entry, or after the entries that a snapshot covers. */
function startLive(
  module: GameModule,
  { match, seats }: LoadedMatch,
  rows: readonly LogRow[],
  snapshot: Snapshot | undefined,
): LiveCopy {
  const entries = rows.slice(0, snapshot?.seq).map(row => row.entry)
  const content = snapshot && readSnapshot(module.game, entries, snapshot)
  if (content === undefined) return newLive(module, match, seats)
  return {
    ...newLive(module, match, seats, { entries, state: content.state }),
    clock: content.clock,
    times: rows.slice(0, entries.length).map(row => row.at),
    playedFrom: entries.length,
    snapshotAt: entries.length,
  }
}
