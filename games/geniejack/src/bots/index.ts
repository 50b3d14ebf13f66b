import { randomBot } from '@turnwise/bots'
import type { Bot, BotTurn } from '@turnwise/engine'
import type { GameView, PlayerAction } from '../game/types.ts'
import { judge } from './judge.ts'
import { basicStrategy, carefulShopper, type Policy } from './policies.ts'
import { positionOfView } from './position.ts'
import { searchAction } from './search.ts'

type RunBot = Bot<GameView, PlayerAction>

const byPolicy = (id: string, title: string, description: string, policy: Policy): RunBot => ({
  id,
  title,
  description,
  choose: ({ view, legal }) => policy(positionOfView(view), legal),
})

/** The seed would reveal every card to come, so no bot gets it (ruling 5). */
export function hideSeed(view: GameView): GameView {
  return { ...view, seed: '' }
}

function withoutSeed(bot: RunBot): RunBot {
  return {
    ...bot,
    choose: (turn: BotTurn<GameView, PlayerAction>) => bot.choose({ ...turn, view: hideSeed(turn.view) }),
  }
}

const RANDOM: RunBot = { ...randomBot(), choose: ({ legal, rng }) => rng.pick(legal) }

/** Weakest first. */
export const bots: readonly RunBot[] = [
  RANDOM,
  byPolicy('basic', 'Basic strategy', 'Plays by the basic strategy of blackjack and buys nothing.', basicStrategy),
  byPolicy('shopper', 'Careful shopper', 'Never risks a bust, buys gear and drinks potions.', carefulShopper),
  {
    ...judge,
    id: 'searcher',
    title: 'Searcher',
    description: 'Imagines many deals and plays each choice to the end of the battle.',
    choose: searchAction,
  },
].map(withoutSeed)
