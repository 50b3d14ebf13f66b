import type { Outage } from '../store/store.ts'

/** How many milliseconds of a time counted, from one moment to another. */
export type Elapsed = (from: number, to: number) => number

/** The present, and what counts of the past. */
export interface Timing {
  now(): number
  readonly elapsed?: Elapsed
}

/** Without outages all of it counts. */
export const allElapsed: Elapsed = (from, to) => Math.max(0, to - from)

/** Outages do not count. They begin and end in their order, and may overlap. */
export function elapsedWithout(outages: readonly Outage[]): Elapsed {
  return (from, to) => {
    let missed = 0
    let end = to
    for (let i = outages.length - 1; i >= 0 && end > from; i--) {
      const outage = outages[i]
      if (outage === undefined || outage.from >= end) continue
      missed += Math.max(0, Math.min(outage.to, end) - Math.max(outage.from, from))
      end = Math.max(from, outage.from)
    }
    return Math.max(0, to - from - missed)
  }
}
