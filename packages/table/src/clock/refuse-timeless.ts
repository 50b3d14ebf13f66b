import type { Seat } from '@turnwise/engine'
import { Refusal } from '@turnwise/protocol'
import type { LiveMatch } from '../match/live-match.ts'
import { remainingWithout } from './clock.ts'
import type { Timing } from './elapsed.ts'

/** An undo takes back the time that the actions have earned: where nothing would be left, it would lose the match. */
export function refuseTimeless(
  { clock }: LiveMatch,
  seat: Seat,
  to: number | undefined,
  { now, elapsed }: Timing,
): void {
  if (clock === null || to === undefined || clock.running.length === 0) return
  if (remainingWithout(clock, to, now(), elapsed)[seat] !== 0) return
  throw new Refusal('illegal-action', 'Without what your last action has earned, no time would be left.')
}
