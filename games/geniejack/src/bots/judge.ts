import { rolloutJudge } from '@turnwise/bots'
import type { Bot } from '@turnwise/engine'
import type { GameView, PlayerAction } from '../game/types.ts'
import { geniejack } from '../index.ts'
import { carefulShopper } from './policies.ts'
import { positionOfRun } from './position.ts'

/** Runs imagined for each choice. */
const RUNS = 60
/** No run is longer; the hand limit ends it before. */
const LONGEST = 5000

/** The chance to clear the run, as the careful shopper would play on from many imagined deals. */
export const judge: Required<Pick<Bot<GameView, PlayerAction>, 'evaluate' | 'rate' | 'judging'>> = {
  ...rolloutJudge(geniejack, {
    iterations: RUNS,
    rolloutLimit: LONGEST,
    seatsOf: () => 1,
    policy: () => (run, _seat, legal) => carefulShopper(positionOfRun(run), legal),
  }),
  judging: { how: 'imagined runs for each choice', within: 0.03, isSampled: true, iterations: RUNS },
}
