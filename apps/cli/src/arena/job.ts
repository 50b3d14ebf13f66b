import type { ArenaGame } from '@turnwise/bots'

/** A series between some bots, and which of its games one worker plays. */
export interface ArenaJob {
  readonly game: string
  /** The bots of this pairing; repeated if there are more seats. */
  readonly pairing: readonly string[]
  readonly seats: number
  readonly seed: string
  /** Options of the game. */
  readonly options: unknown
  readonly from: number
  readonly to: number
  readonly iterations?: number
  readonly places?: readonly string[]
}

export interface PairingResult {
  readonly pairing: readonly string[]
  readonly games: readonly ArenaGame[]
}
