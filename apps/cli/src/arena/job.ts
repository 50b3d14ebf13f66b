import type { ArenaGame } from '@turnwise/bots'

/** A series between some bots, and which of its games one worker plays. */
export interface ArenaJob {
  readonly game: string
  /** The bots at the table in this pairing; repeated where there are more seats. */
  readonly pairing: readonly string[]
  readonly seats: number
  readonly seed: string
  /** Of the game. */
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
