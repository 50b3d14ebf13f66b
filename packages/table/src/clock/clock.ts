import type { Entry, Seat } from '@turnwise/engine'
import type { ClockSettings, RunningClock } from '@turnwise/protocol'
import { allElapsed, type Elapsed, type Timing } from './elapsed.ts'

/**
 * What the clocks show, derived from the log and the times of its rows. The rules never see it, and a replay does not
 * need it: running out of time is an entry in the log.
 */
export interface ClockState {
  /** Milliseconds by seat, as of `since`. */
  readonly remaining: readonly number[]
  /** The seats whose time runs: none before the first action and after the end. */
  readonly running: readonly Seat[]
  readonly since: number
  /** What each action that can be taken back has added to the time of its seat, in milliseconds. */
  readonly added: readonly Added[]
}

interface Added {
  readonly seq: number
  readonly seat: Seat
  readonly ms: number
}

const NOBODY: readonly Seat[] = []

export function startClock(settings: ClockSettings, seats: number): ClockState {
  const full = fullTime(settings)
  return { remaining: Array.from({ length: seats }, () => full), running: NOBODY, since: 0, added: [] }
}

/** The clocks after one more entry: elapsed time is charged to those whose time ran, then the turn may pass. */
export function advanceClock(
  settings: ClockSettings,
  clock: ClockState,
  entry: Entry,
  toAct: readonly Seat[],
  at: number,
  elapsed: Elapsed = allElapsed,
): ClockState {
  const hasStarted = clock.running.length > 0
  if (!hasStarted && entry.kind !== 'action') return clock
  const now = Math.max(at, clock.since)
  const running = entry.kind === 'end' ? NOBODY : toAct
  if (entry.kind === 'undo') {
    const undone = clock.added.filter(({ seq }) => seq > entry.to)
    const remaining = remainingWithout(clock, entry.to, now, elapsed)
    renew(settings, remaining, clock.running, toAct, undone)
    return { remaining, running, since: now, added: clock.added.slice(0, clock.added.length - undone.length) }
  }
  const remaining = remainingAt(clock, now, elapsed)
  let { added } = clock
  if (entry.kind === 'action' && hasStarted) {
    const before = remaining[entry.seat] ?? 0
    if (settings.kind === 'move') remaining[entry.seat] = fullTime(settings)
    // A turn of many actions earns one increment, when it passes on.
    else if (!toAct.includes(entry.seat)) remaining[entry.seat] = before + settings.increment * 1000
    const ms = (remaining[entry.seat] ?? 0) - before
    if (ms !== 0) added = [...added, { seq: entry.seq, seat: entry.seat, ms }]
  }
  renew(settings, remaining, clock.running, toAct)
  return { remaining, running, since: now, added }
}

/** With a time for each move, whoever becomes the one to act has all of it, unless an undo gave the move back. */
function renew(
  settings: ClockSettings,
  remaining: number[],
  before: readonly Seat[],
  toAct: readonly Seat[],
  undone: readonly Added[] = [],
): void {
  if (settings.kind !== 'move') return
  for (const seat of toAct) {
    if (!before.includes(seat) && !undone.some(action => action.seat === seat)) remaining[seat] = fullTime(settings)
  }
}

/**
 * Milliseconds left by seat if the match returns to the moment `to`: what later actions have added is taken away, so a
 * move that is taken back and played again earns nothing.
 */
export function remainingWithout(clock: ClockState, to: number, now: number, elapsed = allElapsed): number[] {
  const remaining = remainingAt(clock, now, elapsed)
  for (const { seq, seat, ms } of clock.added) {
    if (seq > to) remaining[seat] = (remaining[seat] ?? 0) - ms
  }
  return remaining.map(left => Math.max(0, left))
}

/** Milliseconds left by seat at a moment, never below 0. */
export function remainingAt(clock: ClockState, now: number, elapsed = allElapsed): number[] {
  const spent = elapsed(clock.since, now)
  return clock.remaining.map((left, seat) => (clock.running.includes(seat) ? Math.max(0, left - spent) : left))
}

/** What the clocks show to everybody at a moment. */
export function runningClockAt(clock: ClockState, { now, elapsed }: Timing): RunningClock {
  return { remaining: remainingAt(clock, now(), elapsed), running: clock.running[0] ?? null }
}

function fullTime(settings: ClockSettings): number {
  return (settings.kind === 'move' ? settings.seconds : settings.initial) * 1000
}
