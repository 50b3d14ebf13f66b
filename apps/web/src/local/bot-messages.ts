import type { GameAction } from '@turnwise/engine'
import type { BotRequest } from '@turnwise/table'

export interface BotQuestion {
  readonly id: number
  readonly request: BotRequest
}

export interface BotReply {
  readonly id: number
  readonly action?: GameAction
  readonly error?: string
}
