import type { Wording } from '@turnwise/engine'
import type { View } from '../types.ts'
import { nameOf } from './names.ts'

/** The one line: whose turn it is and what may be done now. */
export function prompt(view: View, { viewer, names }: Wording): string {
  if (view.winner !== null) {
    return `${viewer === view.winner ? 'You win' : `${nameOf(view.winner, names)} wins`}: all five pieces are home.`
  }
  const isOwn = viewer === view.turn
  const name = nameOf(view.turn, names)
  if (view.throw === null) return isOwn ? 'Your turn: throw the sticks.' : `${name} is to throw.`
  return isOwn ? `You threw ${view.throw}. Choose a piece.` : `${name} threw ${view.throw} and is choosing a piece.`
}

/** The same where the board rings the pieces that can move. */
export function promptOnBoard(view: View, wording: Wording): string {
  const isChoosing = view.winner === null && view.turn === wording.viewer && view.throw !== null
  return isChoosing ? `You threw ${view.throw}. Choose a ringed piece.` : prompt(view, wording)
}
