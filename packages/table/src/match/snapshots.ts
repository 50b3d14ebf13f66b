import type { Entry, Game } from '@turnwise/engine'
import type { ClockState } from '../clock/clock.ts'
import type { Matches } from '../matches.ts'
import type { Snapshot, SnapshotStore } from '../store/store.ts'
import { type Kept, keep } from './kept.ts'
import type { LiveMatch } from './live-match.ts'

/** The content of a snapshot: the state, and the clocks, which are derived from all earlier states. */
export interface SnapshotContent {
  readonly state: unknown
  readonly clock: ClockState | null
}

/**
 * Entries between snapshots. Most matches end sooner and never need one; one of Runerail with 2,000 entries is loaded
 * in 10 ms instead of 41.
 */
const EVERY = 500

/** Two lines of JSON: what a match starts from, and what can be read of it without its rules. */
export function makeSnapshot(live: LiveMatch): Snapshot {
  const { match, clock } = live
  const content: SnapshotContent = { state: match.state, clock }
  return sealSnapshot(match.game.version, match.log, `${JSON.stringify(content)}\n${JSON.stringify(keep(live))}`)
}

export function sealSnapshot(version: string, entries: readonly Entry[], content: string): Snapshot {
  return { seq: entries.length, version, content, digest: digestOf(entries, version, content) }
}

/**
 * Reads a snapshot; undefined if it has other rules, belongs to another log, is damaged, or holds no state of the game.
 * Then the log alone counts, as if there were no snapshot.
 */
export function readSnapshot(
  game: Game,
  entries: readonly Entry[],
  { seq, version, content, digest }: Snapshot,
): SnapshotContent | undefined {
  if (version !== game.version || entries.length === 0 || entries.length !== seq) return undefined
  if (digest !== digestOf(entries, version, content)) return undefined
  try {
    const { state, clock }: SnapshotContent = JSON.parse(content.split('\n', 1).join())
    // An earlier release did not note what actions have added.
    const isWhole = clock === null || Array.isArray(clock.added)
    return isWhole && game.check(state).length === 0 ? { state, clock } : undefined
  } catch {
    return undefined
  }
}

/** What can be read of a match whose rules are gone, as of the entries that the snapshot covers. */
export function readKept(log: readonly Entry[], { seq, version, content, digest }: Snapshot): Kept | undefined {
  const [, kept] = content.split('\n')
  if (kept === undefined || digest !== digestOf(log.slice(0, seq), version, content)) return undefined
  return JSON.parse(kept)
}

/** Writes a snapshot now and then, and one at the end of a match, without delaying actions. Returns a function that stops it. */
export function driveSnapshots(
  table: Matches,
  report: (matchId: string, error: unknown) => void,
  every = EVERY,
): () => void {
  const { snapshots } = table.environment.store
  if (snapshots === undefined) return () => undefined
  return table.watchAll((live, _since, origin) => {
    const { match, stored } = live
    // The process that wrote the entry, or had to replay many of them, writes the snapshot for all.
    const isDue = match.outcome === undefined ? match.seq - live.snapshotAt >= every : live.snapshotAt < match.movedAt
    if (origin !== 'elsewhere' && isDue) void writeSnapshot(snapshots, live).catch(error => report(stored.id, error))
  })
}

/** Before a process ends: other rules may be installed then, and what was played by these is to stay readable. */
export async function writeSnapshots(
  table: Matches & { readonly liveMatches: Iterable<string> },
  report: (matchId: string, error: unknown) => void,
): Promise<void> {
  const { snapshots } = table.environment.store
  if (snapshots === undefined) return
  for (const id of table.liveMatches) {
    const live = await table.live(id).catch(() => undefined)
    if (live === undefined || live.match.seq === live.snapshotAt) continue
    await writeSnapshot(snapshots, live).catch(error => report(id, error))
  }
}

async function writeSnapshot(snapshots: SnapshotStore, live: LiveMatch): Promise<void> {
  live.snapshotAt = live.match.seq
  await snapshots.writeSnapshot(live.stored.id, makeSnapshot(live))
}

/** Against damage and mistakes, not attackers: who can write snapshots can write logs. Two 32-bit sums (FNV-1a). */
function digestOf(entries: readonly Entry[], version: string, content: string): string {
  const text = `${version} ${JSON.stringify(entries)} ${content}`
  let [a, b] = [0x811c9dc5, 0x9dc5811c]
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    a = Math.imul(a ^ unit, 0x01000193)
    b = Math.imul(b ^ unit, 0x5bd1e995) ^ (b >>> 15)
  }
  return `${(a >>> 0).toString(16)}-${(b >>> 0).toString(16)}`
}
