import type { Viewer } from '@turnwise/engine'
import type { Refused, Wording } from '@turnwise/ui'
import { planMove } from '../game/moves.ts'
import type { Action, View } from '../game/types.ts'
import { stateOf } from '../game/view.ts'

/** The one line above the board. */
export function prompt(view: View, { viewer, names }: Wording): string {
  const you = viewer === view.turn
  const name = names[view.turn] ?? 'Somebody'
  if (view.winner !== null) return `${names[view.winner] ?? 'Somebody'} has won: all five pieces are off the board.`
  if (view.throw === null) return you ? 'Your turn: throw the sticks.' : `${name} is to throw.`
  return you ? `You threw ${view.throw}: choose a piece to move.` : `${name} threw ${view.throw} and chooses a piece.`
}

export function describeAction(action: Action, view: View): string {
  if (action.type === 'throw') return 'Throw'
  return `Move ${action.from} ${consequence(action.from, view)}`
}

/** "to 9, swapping", as the label of a square or a button goes on. */
export function consequence(from: number, view: View): string {
  if (view.throw === null) return ''
  const planned = planMove(stateOf(view).squares, view.turn, from, view.throw)
  if (!planned.legal) return ''
  const { to, bearsOff, swaps, washedTo, opensGate } = planned.plan
  if (bearsOff) return 'off the board'
  if (washedTo !== null) return `into the water, back to ${washedTo}`
  return `to ${to}${swaps ? ', swapping' : ''}${opensGate ? ', which opens its way beyond 26' : ''}`
}

/** The viewer's own pieces that this throw cannot move, with the rule that forbids it. */
export function refused(view: View, viewer: Viewer): readonly Refused[] {
  const value = view.throw
  if (value === null || viewer !== view.turn) return []
  const { squares } = stateOf(view)
  return view.board.flatMap((seat, i) => {
    if (seat !== view.turn) return []
    const planned = planMove(squares, view.turn, i + 1, value)
    return planned.legal ? [] : [{ what: `Piece on ${i + 1}:`, why: planned.sentence }]
  })
}

/** Why this square does nothing now, for whoever taps it. */
export function whyNot(square: number, view: View, viewer: Viewer): string {
  if (view.winner !== null) return 'The match is over.'
  if (viewer !== view.turn) return 'It is not your turn.'
  if (view.throw === null) return 'Throw first.'
  const planned = planMove(stateOf(view).squares, view.turn, square, view.throw)
  return planned.legal ? 'Tap the piece, then where it goes.' : planned.sentence
}

export function standing(view: View, seat: number): string {
  return `${view.borneOff[seat === 1 ? 1 : 0]} of 5 off`
}
