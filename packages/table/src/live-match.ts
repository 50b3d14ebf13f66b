import { type GameModule, Match, type Outcome, type Played, parseWith, type Seat } from '@turnwise/engine'
import { advanceClock, type ClockState, startClock } from './clock.ts'
import type { Environment } from './environment.ts'
import { Refusal, refusalOf } from './errors.ts'
import type { ChatRow, LogRow, StoredMatch, StoredSeat } from './store.ts'

/**
 * A match held in memory: what the store has, replayed. It is a cache of the store's log and nothing more; whenever
 * the two might differ it is dropped and built again.
 */
export interface LiveMatch {
  readonly stored: StoredMatch
  readonly module: GameModule

  readonly match: Match
  seats: readonly StoredSeat[]
  /** Parallel to the log. */
  readonly played: Played[]
  readonly times: number[]
  readonly chat: ChatRow[]
  /** Null where the match has none. */
  clock: ClockState | null
  /** Of everything beside the log, where the store counts it: how a change by another process is noticed. */
  revision: number
}

export async function loadLive(environment: Environment, id: string): Promise<LiveMatch> {
  const found = await environment.store.loadMatch(id)
  if (found === undefined) throw new Refusal('unknown-match', `There is no match ${id}.`)
  const rows = await environment.store.readLog(id, 0)
  const module = await findModule(environment, found.match.game)
  if (module.game.version !== found.match.version) {
    throw new Refusal(
      'forbidden',
      `This match was begun with rules ${found.match.version} of ${module.game.title}, which are gone; it can be exported, not played on.`,
    )
  }
  const live = newLive(module, found.match, found.seats)
  live.revision = found.revision ?? 0
  followRows(live, rows)
  live.chat.push(...(await environment.store.readChat(id, 0)))
  return live
}

/** A match before its first entry. */
export function newLive(module: GameModule, stored: StoredMatch, seats: readonly StoredSeat[]): LiveMatch {
  return {
    stored,
    module,
    match: newMatch(module, stored, seats.length),
    seats,
    played: [],
    times: [],
    chat: [],
    clock: stored.clock === null ? null : startClock(stored.clock, seats.length),
    revision: 0,
  }
}

/** Everything that hangs on an entry which `match` has taken already. */
export function notePlayed(live: LiveMatch, played: Played, at: number): void {
  live.played.push(played)
  live.times.push(at)
  const settings = live.stored.clock
  if (settings === null || live.clock === null) return
  live.clock = advanceClock(settings, live.clock, played.entry, live.match.toAct, at)
}

export function newMatch(module: GameModule, stored: StoredMatch, seats: number): Match {
  const options = parseWith(module.game.options, stored.options)
  if (!options.ok) throw refusalOf(options.error)
  return new Match(module.game, { seed: stored.seed, options: options.value, seats })
}

/** Rows that the store has and this copy has not. */
export function followRows(live: LiveMatch, rows: readonly LogRow[]): void {
  for (const { entry, at } of rows) {
    if (entry.seq <= live.match.seq) continue
    const result = live.match.replay(entry)
    if (!result.ok) throw new Refusal('internal', `Entry ${entry.seq} of ${live.stored.id} does not fit the rules.`)
    notePlayed(live, result.value, at)
  }
}

export async function findModule(environment: Environment, game: string): Promise<GameModule> {
  const entry = environment.catalog.find(({ id }) => id === game)
  if (entry === undefined) {
    const known = environment.catalog.map(({ id }) => id).join(', ')
    throw new Refusal('unknown-game', `There is no game ${game}; there are ${known}.`)
  }
  return entry.load()
}

export function seatOf(live: LiveMatch, seat: Seat): StoredSeat {
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
