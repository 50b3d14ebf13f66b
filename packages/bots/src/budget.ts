import type { Budget } from '@turnwise/engine'

/** Counts a search down: by iterations, which is the same on every machine, by time, or by whichever comes first. */
export interface Countdown {
  /** Takes one iteration; false if none is left. */
  next(): boolean
  readonly used: number
}

/** Counts down a budget: iterations, time, or the default. */
export function startCountdown(budget: Budget, fallback: number): Countdown {
  const { milliseconds } = budget
  const iterations = budget.iterations ?? (milliseconds === undefined ? fallback : Number.POSITIVE_INFINITY)
  const deadline = milliseconds === undefined ? undefined : performance.now() + milliseconds
  let used = 0
  return {
    next() {
      // At least one iteration always runs, so that there is a choice to return.
      if (used >= iterations || (deadline !== undefined && used > 0 && performance.now() >= deadline)) return false
      used += 1
      return true
    },
    get used() {
      return used
    },
  }
}
