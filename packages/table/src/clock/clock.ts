import type { Entry, Seat } from '@turnwise/engine'
import type { ClockSettings, RunningClock } from '@turnwise/protocol'

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
}

const NOBODY: readonly Seat[] = []

export function startClock(settings: ClockSettings, seats: number): ClockState {
  const full = fullTime(settings)
  return { remaining: Array.from({ length: seats }, () => full), running: NOBODY, since: 0 }
}

/** The clocks after one more entry: elapsed time is charged to those whose time ran, then the turn may pass. */
export function advanceClock(
  settings: ClockSettings,
  clock: ClockState,
  entry: Entry,
  toAct: readonly Seat[],
  at: number,
): ClockState {
  const hasStarted = clock.running.length > 0
  if (!hasStarted && entry.kind !== 'action') return clock
  const now = Math.max(at, clock.since)
  const remaining = remainingAt(clock, now)
  if (entry.kind === 'action' && hasStarted) {
    const acted = remaining[entry.seat]
    if (settings.kind === 'move') remaining[entry.seat] = fullTime(settings)
    // A turn of many actions earns one increment, when it passes on.
    else if (acted !== undefined && !toAct.includes(entry.seat)) {
      remaining[entry.seat] = acted + settings.increment * 1000
    }
  }
  if (settings.kind === 'move') {
    for (const seat of toAct) if (!clock.running.includes(seat)) remaining[seat] = fullTime(settings)
  }
  return { remaining, running: entry.kind === 'end' ? NOBODY : toAct, since: now }
}

/** Milliseconds left by seat at a moment, never below 0. */
export function remainingAt(clock: ClockState, now: number): number[] {
  const elapsed = Math.max(0, now - clock.since)
  return clock.remaining.map((left, seat) => (clock.running.includes(seat) ? Math.max(0, left - elapsed) : left))
}

/** What the clocks show to everybody at a moment. */
export function runningClockAt(clock: ClockState, now: number): RunningClock {
  return { remaining: remainingAt(clock, now), running: clock.running[0] ?? null }
}

function fullTime(settings: ClockSettings): number {
  return (settings.kind === 'move' ? settings.seconds : settings.initial) * 1000
}
