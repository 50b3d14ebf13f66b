import type { GameEvent } from '@turnwise/engine'
import type { Problems } from './checks.ts'

/** A position in which words and bots are asked. */
export interface Moment {
  readonly state: unknown
  readonly seats: number
  /** What led there. */
  readonly events: readonly GameEvent[]
  readonly problems: Problems
  readonly where: string
  /** Asks the rules about another state that looks the same. */
  touchAnother(): void
}
