import type { Player, View } from '../../game/types.ts'
import type { Packed } from './position.ts'

/** As the side to throw or to move sees it. */
export function packView(view: View): Packed {
  const packed: Packed = { own: 0, opp: 0, gate: 0 }
  for (let i = 0; i < 30; i++) {
    const seat = view.board[i] ?? null
    if (seat === null) continue
    if (seat === view.turn) packed.own |= 1 << i
    else packed.opp |= 1 << i
    if (view.gate[i] === true) packed.gate |= 1 << i
  }
  return packed
}

/** The board part of a view again, for comparison with the rules. */
export function unpackBoard({ own, opp, gate }: Packed, turn: Player): Pick<View, 'board' | 'gate'> {
  const other: Player = turn === 0 ? 1 : 0
  const board = Array.from({ length: 30 }, (_, i) => ((own >>> i) & 1 ? turn : (opp >>> i) & 1 ? other : null))
  return { board, gate: board.map((_, i) => ((gate >>> i) & 1) === 1) }
}
