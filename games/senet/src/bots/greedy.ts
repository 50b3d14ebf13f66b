import type { Bot, BotTurn } from '@turnwise/engine'
import { resample } from '../game/conceal.ts'
import { isProtected, type MovePlan, planMove } from '../game/moves.ts'
import type { Action, State, View } from '../game/types.ts'

/** Looks at the move itself and no further: off the board, onto the gate, swap, out of the water, onward. */
export const greedy: Bot<View, Action> = {
  id: 'greedy',
  title: 'Greedy',
  description: 'Takes what it can get now and looks no further.',
  choose(turn) {
    const state = resample(turn.view)
    let best: readonly Action[] = turn.legal
    let bestGain = Number.NEGATIVE_INFINITY
    for (const action of turn.legal) {
      const gain = gainOf(action, state)
      if (gain > bestGain) best = []
      if (gain >= bestGain) best = [...best, action]
      bestGain = Math.max(gain, bestGain)
    }
    return turn.rng.pick(best)
  },
}

function gainOf(action: BotTurn<View, Action>['legal'][number], state: State): number {
  if (action.type !== 'move') return 0
  const planned = planMove(state, action.from)
  return planned.legal ? worthOf(planned.plan, state) : Number.NEGATIVE_INFINITY
}

/** In squares along the path: what the mover gains and the opponent loses at once. */
function worthOf(plan: MovePlan, { squares }: State): number {
  if (plan.bearsOff) return 20
  if (plan.washedTo !== null) return plan.washedTo - plan.from
  const step = plan.to - plan.from
  const leavesPair = isProtected(squares, plan.from) ? 1 : 0
  return step + (plan.swaps ? step : 0) + (plan.opensGate ? 8 : 0) - leavesPair
}
