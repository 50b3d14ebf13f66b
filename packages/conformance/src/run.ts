import type { Game, Rng, Seat } from '@turnwise/engine'
import type { Attempts } from './attempts.ts'
import type { Problems } from './checks.ts'
import type { Deadline } from './clock.ts'
import type { Counts } from './counts.ts'
import type { HiddenPartsLog } from './hidden-parts.ts'
import type { Kinds } from './kinds.ts'
import type { StateShape } from './state-shape.ts'

/** One random match while it is being checked, and what all matches of a run share. */
export interface Run {
  readonly game: Game
  readonly seats: number
  readonly rng: Rng
  readonly problems: Problems
  readonly deadline: Deadline
  readonly counts: Counts
  readonly hidden: HiddenPartsLog
  readonly attempts: Attempts
  readonly shape: StateShape
  readonly kinds: Kinds
  /** Who has resigned in this match. */
  readonly resigned: Set<Seat>
  /** Listed actions tried in each position. */
  readonly tries: number
  /** What play has shown: is anything hidden, does resampling vary it, does a seat know what another viewer does not? */
  readonly shown: { hidden: boolean; varied: boolean; secret: boolean }
}
