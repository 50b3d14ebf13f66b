/**
 * The time of this process: set by the wall clock once, at its start, and monotonic from then on. Changing the wall
 * clock ends no match and frees no seat.
 */
export function now(): number {
  return Math.round(performance.timeOrigin + performance.now())
}
