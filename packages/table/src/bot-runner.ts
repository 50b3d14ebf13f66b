import { type Bot, type BotTurn, createRng, type GameAction, type GameModule } from '@turnwise/engine'

export type Action = GameAction

/** A bot's turn as plain data, so that it can go to another thread. */
export interface BotRequest {
  readonly game: string
  readonly bot: string
  readonly turn: Omit<BotTurn, 'rng'>
  /** The bot's own randomness; says nothing about the match's. */
  readonly rngSeed: string
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
