import type { Viewer } from '@turnwise/engine'
import type { Refused } from '@turnwise/ui'
import { planMove } from '../game/moves.ts'
import type { View } from '../game/types.ts'
import { stateOf } from '../game/view.ts'

/** The viewer's own pieces that this throw cannot move, with the rule that forbids it. */
export function refused(view: View, viewer: Viewer): readonly Refused[] {
  if (view.throw === null || viewer !== view.turn) return []
  const state = stateOf(view)
  return view.board.flatMap((seat, i) => {
    if (seat !== view.turn) return []
    const planned = planMove(state, i + 1)
    return planned.legal ? [] : [{ what: `Piece on ${i + 1}:`, why: planned.sentence }]
  })
}
