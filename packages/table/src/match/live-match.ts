import {
  type GameModule,
  Match,
  type MatchBase,
  type Outcome,
  type Played,
  parseWith,
  type Seat,
} from '@turnwise/engine'
import { Refusal } from '@turnwise/protocol'
import { advanceClock, type ClockState, startClock } from '../clock/clock.ts'
import type { Elapsed } from '../clock/elapsed.ts'
import { refusalOf } from '../errors.ts'
import type { ChatRow, LogRow, StoredMatch, StoredSeat } from '../store/store.ts'

/**
 * A match in memory: the stored log, replayed. It is only a cache of the store's log; whenever the two might differ it
 * is dropped and built again.
 */
export interface LiveMatch {
  readonly stored: StoredMatch
  /** The address that created it, or that acted in it first since this process loaded it. */
  readonly createdBy?: string | undefined
  readonly module: GameModule
  readonly match: Match
  readonly seats: readonly StoredSeat[]
  /** What each entry after `playedFrom` did; earlier ones are computed when needed (`playedSince`). */
  played: readonly Played[]
  playedFrom: number
  /** Parallel to the log. */
  readonly times: readonly number[]
  readonly chat: readonly ChatRow[]
  /** Null if the match has no clock. */
  readonly clock: ClockState | null
  /** Counts changes outside the log, if the store does: shows that another process has changed something. */
  readonly revision: number
  /** When the holder of each seat was last present, as stored when the match was loaded. */
  readonly seenAt: readonly number[]
  /** The seq of the last snapshot that this process knows of. */
  snapshotAt: number
}

/** A match as far as it is known without its rules. */
export type Seated = Pick<LiveMatch, 'stored' | 'seats'>

/** A live match, writable: for the table while it loads a match, and for a transaction. */
export interface LiveCopy extends LiveMatch {
  createdBy?: string | undefined
  seats: readonly StoredSeat[]
  played: Played[]
  readonly times: number[]
  readonly chat: ChatRow[]
  clock: ClockState | null
  revision: number
  seenAt: readonly number[]
}

/** The longest that a remote match may get: five times the longest match ever played to its end. */
export const MOST_ENTRIES = 3_000

export function newLive(
  module: GameModule,
  stored: StoredMatch,
  seats: readonly StoredSeat[],
  base?: MatchBase,
): LiveCopy {
  const match = newMatch(module, stored, seats.length, base)
  match.names = seats.map(seat => seat.name)
  return {
    stored,
    module,
    match,
    seats,
    played: [],
    playedFrom: 0,
    snapshotAt: 0,
    times: [],
    chat: [],
    clock: stored.clock === null ? null : startClock(stored.clock, seats.length),
    revision: 0,
    seenAt: [],
  }
}

/** Updates everything that depends on an entry which `match` has already accepted; `toAct` if the match is further on. */
export function notePlayed(
  live: LiveCopy,
  played: Played,
  at: number,
  elapsed?: Elapsed,
  toAct?: readonly Seat[],
): void {
  live.played.push(played)
  live.times.push(at)
  const settings = live.stored.clock
  if (settings === null || live.clock === null) return
  live.clock = advanceClock(settings, live.clock, played.entry, toAct ?? live.match.toAct, at, elapsed)
}

function newMatch(module: GameModule, stored: StoredMatch, seats: number, base: MatchBase | undefined): Match {
  const options = parseWith(module.game.options, stored.options)
  if (!options.ok) throw refusalOf(options.error)
  const { seed, seedHash } = stored
  return new Match(module.game, { seed, seedHash, options: options.value, seats }, base)
}

/** What each entry after `since` did. Entries that a snapshot covers are replayed once, at the first request. */
export function playedSince(live: LiveMatch, since: number): readonly Played[] {
  if (since < live.playedFrom) {
    const { game, start, log } = live.match
    const again = new Match(game, start)
    const earlier: Played[] = []
    for (const entry of log.slice(0, live.playedFrom)) {
      const result = again.replay(entry)
      if (!result.ok) throw noLongerFits(live, entry.seq)
      earlier.push(result.value)
    }
    live.played = [...earlier, ...live.played]
    live.playedFrom = 0
  }
  return live.played.slice(since - live.playedFrom)
}

/** Rows that are in the store and not in this copy; fewer if it takes longer than so many milliseconds. */
export function followRows(
  live: LiveCopy,
  rows: readonly LogRow[],
  elapsed?: Elapsed,
  within = Number.POSITIVE_INFINITY,
): void {
  const start = performance.now()
  for (const { entry, at } of rows) {
    if (performance.now() - start > within) return
    if (entry.seq <= live.match.seq) continue
    const result = live.match.replay(entry)
    if (!result.ok) throw noLongerFits(live, entry.seq)
    notePlayed(live, result.value, at, elapsed)
  }
}

function noLongerFits({ stored }: LiveMatch, seq: number): Refusal {
  return new Refusal('internal', `Entry ${seq} of ${stored.id} does not fit the rules.`)
}

export function seatOf(live: Seated, seat: Seat): StoredSeat {
  const found = live.seats[seat]
  if (found === undefined) throw new Refusal('bad-request', `This match has seats 0 to ${live.seats.length - 1}.`)
  return found
}

export function namesOf(live: LiveMatch): readonly string[] {
  return live.seats.map(seat => seat.name)
}

export function outcomeOf(live: LiveMatch): Outcome | null {
  return live.match.outcome ?? null
}
