import { randomBot } from '@turnwise/bots'
import type { Bot } from '@turnwise/engine'
import type { GameView, Move, OdysseusGame } from '../index.ts'
import { navigatorBot } from './navigator.ts'
import { drawingPolicy, type Policy } from './policies.ts'

/** Weakest first. */
export function botsFor(game: OdysseusGame): readonly Bot<GameView, Move>[] {
  const random = randomBot()
  return [
    { ...random, choose: turn => turn.rng.pick(turn.legal) },
    captain('greedy', 'Greedy', 'Draws card after card and repairs only a wreck.', { mendAt: 3, mostWind: 3 }),
    captain('cautious', 'Cautious', 'Draws cards too, but repairs first at two damage.', { mendAt: 2, mostWind: 1 }),
    navigatorBot(game),
  ]
}

function captain(
  id: string,
  title: string,
  description: string,
  habit: Parameters<typeof drawingPolicy>[0],
): Bot<GameView, Move> {
  const policy: Policy = drawingPolicy(habit)
  return { id, title, description, choose: ({ view, legal }) => policy(view.state, legal) }
}
