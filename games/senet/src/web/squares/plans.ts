import { resample } from '../../game/conceal.ts'
import { type MovePlan, planMove } from '../../game/moves.ts'
import type { Action, View } from '../../game/types.ts'

/** What each legal move would do, by the square it starts from: computed by the rules, not here. */
export function plansOf(legal: readonly Action[], view: View): ReadonlyMap<number, MovePlan> {
  const plans = new Map<number, MovePlan>()
  const state = resample(view)
  for (const action of legal) {
    if (action.type !== 'move') continue
    const planned = planMove(state, action.from)
    if (planned.legal) plans.set(action.from, planned.plan)
  }
  return plans
}
