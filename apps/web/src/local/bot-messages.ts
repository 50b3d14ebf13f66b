import type { GameAction } from '@turnwise/engine'
import type { BotRequest } from '@turnwise/table'

export interface BotQuestion {
  readonly id: number
  readonly request: BotRequest
  /** The address of the module of a game from outside. */
  readonly moduleUrl?: string
}

export interface BotReply {
  readonly id: number
  readonly action?: GameAction
  readonly error?: string
}
