import { type Bot, type BotTurn, createRng, type GameAction, type GameModule } from '@turnwise/engine'

export type Action = GameAction

/** On whose account a bot thinks, where several share what there is. */
export interface BotShare {
  /** Does a person sit at the match, and so wait for it? */
  readonly hasPeople: boolean
  /** Where the match comes from, as far as it is known. */
  readonly creator: string
}

/** A bot's turn as plain data, so that it can go to another thread. */
export interface BotRequest {
  readonly game: string
  readonly bot: string
  readonly turn: Omit<BotTurn, 'rng'>
  /** The bot's own randomness; says nothing about the match's. */
  readonly rngSeed: string
  readonly share?: BotShare
}

/** What the bot on this seat plays. */
export function answerBotRequest(module: GameModule, request: BotRequest): GameAction {
  const bot = findBot(module, request.bot)
  if (bot === undefined) throw new Error(`${module.game.title} has no bot ${request.bot}.`)
  return bot.choose({ ...request.turn, rng: createRng(request.rngSeed) })
}

export function findBot(module: GameModule, id: string): Bot | undefined {
  return module.bots.find(bot => bot.id === id)
}
