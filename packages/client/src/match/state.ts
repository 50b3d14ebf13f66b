import type { GameAction, GameEvent, Outcome, Seat } from '@turnwise/engine'
import type { MatchUpdate, SeenEntry } from '@turnwise/protocol'
import type { ConnectionStatus } from '../connection.ts'
import type { Paced } from './pace.ts'
import type { Place } from './place.ts'
import type { Frame, Onlooker, Sight } from './sight.ts'

/** What a seat of this device asked for and does not see yet. */
export interface Sending {
  readonly id: number
  readonly seat: Seat
  /** It changes the position: nothing else can be played before it has arrived. Messages and offers block nothing. */
  readonly isMove: boolean
  /** Where the match was after it, by the answer; undefined until the answer comes. */
  readonly answeredAt?: number
}

/** Why something was not done. The next attempt and the next moment clear it. */
export interface NotDone {
  readonly seat: Seat
  readonly code: string
  readonly sentence: string
}

/** An earlier moment, as the shown onlooker may see it. */
export interface PastMoment {
  readonly seq: number
  readonly view: unknown
  readonly outcome?: Outcome
  /** What led to it from the moment before. */
  readonly events: readonly GameEvent[]
}

/** An earlier moment is asked for. */
export interface Past {
  /** The moment that was asked for last; it may still be loading. */
  readonly wanted: number
  readonly paced?: Paced<PastMoment>
}

/** Everything that a face knows of a match. One immutable value, so that no part of a face can be of another moment. */
export interface MatchState {
  readonly connection: ConnectionStatus
  readonly place: Place
  /** As received, before anything has been shown: for chat and presence, which wait for no motion. */
  readonly newest: Frame
  readonly present: Paced<Frame>
  /** Undefined in the present. */
  readonly past?: Past
  readonly sending: readonly Sending[]
  readonly notDone?: NotDone
  /** Why the match can no longer be followed. */
  readonly closed?: string
}

const NOTHING: readonly never[] = []

/** What an onlooker knows in the present, by default the shown one; undefined only before the first update. */
export function sightOf({ present, place }: MatchState, viewer: Onlooker = place.shown): Sight | undefined {
  return present.settled.get(viewer)
}

/** Every entry up to the present. */
export function logOf(state: MatchState): readonly SeenEntry[] {
  return sightOf(state)?.log ?? NOTHING
}

/** The players still make the seed together, so nothing can be played. */
export function isSeedPending(log: readonly SeenEntry[]): boolean {
  const step = log.findLast(({ kind }) => kind === 'seed')?.step
  return step !== undefined && step !== 'made'
}

/** The present. */
export function latestOf(state: MatchState): number {
  return sightOf(state)?.update.seq ?? 0
}

/** The messages, which wait for no motion. */
export function chatOf({ newest, place }: MatchState): NonNullable<MatchUpdate['chat']> {
  return newest.get(place.shown)?.chat ?? NOTHING
}

/** What a face is moving to. */
export interface Motion {
  readonly seq: number
  readonly view: unknown
  /** Empty after a jump. */
  readonly events: readonly GameEvent[]
  /** The player asked for this moment, and it is shown at once. */
  readonly isJump: boolean
}

/** The one moment that a face shows, present or past, and what it is moving to. */
export interface ShownMoment {
  readonly seq: number
  readonly view: unknown
  readonly outcome: Outcome | undefined
  /** Empty in the past. */
  readonly toAct: readonly Seat[]
  readonly motion: Motion
  readonly isMoving: boolean
  readonly isPast: boolean
}

/** The same object for the same state of what is paced, so that it can be read by `useSyncExternalStore`. */
export function momentOf({ past, present, place }: MatchState): ShownMoment | undefined {
  const paced = past?.paced
  if (paced !== undefined) return remembered(paced, place.shown, () => pastMoment(paced))
  const settled = present.settled.get(place.shown)
  const shown = present.shown.get(place.shown)
  if (settled === undefined || shown === undefined) return undefined
  return remembered(present, place.shown, () => {
    const { seq, view, outcome, to_act: toAct } = settled.update
    const events = stepEvents(present.before.get(place.shown), shown)
    const motion = { seq: shown.update.seq, view: shown.update.view, events, isJump: present.isJump }
    return { seq, view, outcome, toAct, motion, isMoving: present.isMoving, isPast: false }
  })
}

function pastMoment({ settled, shown, before, isMoving }: Paced<PastMoment>): ShownMoment {
  const { seq, view, outcome } = settled
  const events = before.seq === shown.seq - 1 ? shown.events : NOTHING
  const motion = { seq: shown.seq, view: shown.view, events, isJump: events.length === 0 }
  return { seq, view, outcome, toAct: NOTHING, motion, isMoving, isPast: true }
}

const moments = new WeakMap<object, Map<Onlooker, ShownMoment>>()

function remembered(paced: object, viewer: Onlooker, make: () => ShownMoment): ShownMoment {
  const known = moments.get(paced) ?? new Map<Onlooker, ShownMoment>()
  moments.set(paced, known)
  const moment = known.get(viewer) ?? make()
  known.set(viewer, moment)
  return moment
}

/** What is shown in motion: a single new entry, but no first load and no catch-up. */
export function stepEvents(from: Sight | undefined, { log }: Sight): readonly GameEvent[] {
  return from?.log.length === log.length - 1 ? (log.at(-1)?.events ?? NOTHING) : NOTHING
}

/** A move has no answer yet, or its answer no update: until then this seat can play nothing else. */
export function isSending({ sending, place }: MatchState, seat: Onlooker = place.shown): boolean {
  return sending.some(one => one.isMove && one.seat === seat)
}

/** What this seat may do now. Empty while something moves, waits or is under way, and in the past. */
export function legalOf(state: MatchState, seat: Onlooker = state.place.shown): readonly GameAction[] {
  const { isMoving, waiting } = state.present
  if (isMoving || waiting > 0 || state.past?.paced !== undefined || isSending(state, seat)) return NOTHING
  return sightOf(state, seat)?.update.actions ?? NOTHING
}

/** The seat of this device that is to act; of several the one that is shown. */
export function moverOf(state: MatchState): Seat | undefined {
  const { own, shown } = state.place
  const toAct = sightOf(state)?.update.to_act.filter(seat => own.includes(seat)) ?? NOTHING
  return toAct.find(seat => seat === shown) ?? toAct[0]
}

/** Milliseconds that a seat has left at this time, by the clock that `Sight.at` is of; undefined in a match without a clock. */
export function timeLeft({ update: { clock }, at }: Sight, seat: Seat, now: number): number | undefined {
  const remaining = clock?.remaining[seat]
  if (remaining === undefined) return undefined
  return Math.max(0, remaining - (clock?.running === seat ? Math.max(0, now - at) : 0))
}
