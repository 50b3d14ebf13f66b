import { randomBot, rolloutJudge } from '@turnwise/bots'
import type { Bot, BotTurn } from '@turnwise/engine'
import type { GameView, PlayerAction } from '../game/types.ts'
import { geniejack } from '../index.ts'
import { basicStrategy, carefulShopper, type Policy } from './policies.ts'
import { positionOfRun, positionOfView } from './position.ts'
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

/** Runs imagined for each choice. */
const RUNS = 60
/** No run is longer; the hand limit ends it before. */
const LONGEST = 5000

/** The chance to clear the run, as the careful shopper would play on from many imagined deals. */
const judge: Required<Pick<Bot<GameView, PlayerAction>, 'evaluate' | 'rate' | 'judging'>> = {
  ...rolloutJudge(geniejack, {
    iterations: RUNS,
    rolloutLimit: LONGEST,
    seatsOf: () => 1,
    policy: () => (run, _seat, legal) => carefulShopper(positionOfRun(run), legal),
  }),
  judging: { how: 'imagined runs for each choice', within: 0.03, isSampled: true, iterations: RUNS },
}

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
