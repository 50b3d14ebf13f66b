import {
  type Bot,
  type BotTurn,
  botSeed,
  type GameAction,
  type GameModule,
  type Seat,
  secretRng,
} from '@turnwise/engine'
import { Refusal } from '@turnwise/protocol'
import type { LiveMatch } from '../match/live-match.ts'

export type Action = GameAction

/** The account that a bot's thinking time is charged to, when several share the threads. */
export interface BotShare {
  /** Does a person play in the match, and so wait for the bot? */
  readonly hasPeople: boolean
  /** The address that created the match, as far as it is known. */
  readonly creator: string
}

/** A bot's turn as plain data, so that it can go to another thread. */
export interface BotRequest {
  readonly game: string
  /** Of the rules. */
  readonly version: string
  readonly bot: string
  readonly turn: Omit<BotTurn, 'rng'>
  /** The match that asks, where there is one. */
  readonly match?: string
  /** The seed of the bot's own randomness; it reveals nothing about the match's seed. */
  readonly rngSeed: string
  readonly share?: BotShare
}

/** A bot gets what a person on its seat could know. */
export function botRequest(live: LiveMatch, seat: Seat, bot: string, iterations?: number, asker?: string): BotRequest {
  const { match, module, stored } = live
  return {
    game: stored.game,
    version: stored.version,
    bot,
    share: {
      hasPeople: asker !== undefined || live.seats.some(({ bot: held, open }) => held === null && !open),
      // A match that was created before this process started counts as its own creator.
      creator: asker ?? live.createdBy ?? stored.id,
    },
    match: stored.id,
    rngSeed: botSeed(match.seed, seat, match.seq),
    turn: {
      view: module.game.view(match.state, seat),
      seat,
      seats: live.seats.length,
      legal: match.legalActions(seat),
      complete: module.game.listsAll?.(match.state, seat) ?? true,
      budget: iterations === undefined ? {} : { iterations },
    },
  }
}

/** Returns the action that the bot on this seat chooses. */
export function answerBotRequest(module: GameModule, request: BotRequest): GameAction {
  const bot = findBot(module, request.bot)
  if (bot === undefined) throw new Error(`${module.game.title} has no bot ${request.bot}.`)
  return bot.choose({ ...request.turn, rng: secretRng(request.rngSeed) })
}

export function findBot({ bots }: GameModule, id: string): Bot | undefined {
  return bots.find(bot => bot.id === id)
}

/** The bot that a request names in this field. */
export function namedBot(module: GameModule, id: string | undefined, field = 'bot'): Bot {
  const bot = id === undefined ? undefined : findBot(module, id)
  if (bot !== undefined) return bot
  const known = module.bots.map(({ id }) => id).join(', ')
  throw new Refusal('bad-request', `${field}: ${module.game.title} has the bots ${known}.`)
}
