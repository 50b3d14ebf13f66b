import type { Tutorial } from '@turnwise/ui'
import type { Throw } from '../game/throws.ts'
import type { Action, GameState, Piece, Player } from '../game/types.ts'

/** The reader's pieces and the other's, by square; a piece beyond 26 or named in `gated` has been there. */
function position(
  own: readonly number[],
  other: readonly number[],
  value: Throw | null,
  gated: readonly number[] = [],
): GameState {
  const squares: (Piece | null)[] = Array.from({ length: 30 }, () => null)
  const put = (seat: Player, places: readonly number[]) => {
    for (const [i, square] of places.entries()) {
      squares[square - 1] = { id: seat * 5 + i, seat, gate: square > 26 || gated.includes(square) }
    }
  }
  put(0, own)
  put(1, other)
  return {
    throws: 'sticks',
    squares,
    borneOff: [5 - own.length, 5 - other.length],
    turn: 0,
    throw: value,
    lastThrow: value,
  }
}

const moves = (from: number) => (action: Action) => action.type === 'move' && action.from === from
const throws = (action: Action) => action.type === 'throw'

export const tutorial: Tutorial<Action> = {
  names: ['Learner', 'Opponent'],
  steps: [
    {
      text: 'Five pieces each, and a path of thirty squares. Whoever brings all five off the board first has won. Throw the sticks.',
      accepts: throws,
      as: { type: 'throw', value: 2 },
    },
    {
      text: 'A 2: one piece moves exactly two squares. Only the piece on 9 can, since your own stand in the way of the others. Tap it, then tap 11.',
      accepts: moves(9),
      otherwise: 'Tap the piece on 9, then square 11.',
      replies: [
        { seat: 1, action: { type: 'throw', value: 3 } },
        { seat: 1, action: { type: 'move', from: 10 } },
      ],
    },
    {
      text: 'Landing on a single piece of your opponent swaps the two. You threw 2: move from 11 onto 13, and send it back.',
      state: position([1, 3, 5, 7, 11], [2, 4, 6, 8, 13], 2),
      accepts: moves(11),
      otherwise: 'Tap your piece on 11, then the piece on 13.',
    },
    {
      text: 'Two neighbours protect each other, and nobody passes over them. You threw 3: the piece on 6 cannot land on 9, which 10 protects. Move the one on 14.',
      state: position([6, 14], [9, 10, 20], 3),
      accepts: moves(14),
      otherwise: 'The pair on 9 and 10 stops that one. Move the piece on 14.',
    },
    {
      text: 'After a 1, a 4 or a 5 you throw again; after a 2 or a 3 it is your opponent’s turn. Throw.',
      state: position([12, 5], [20, 22], null),
      accepts: throws,
      as: { type: 'throw', value: 4 },
    },
    {
      text: 'A 4: move either piece, and the next throw is yours again.',
      accepts: action => action.type === 'move',
    },
    {
      text: 'Every piece must land on 26, the gate, before it may go further. You threw 2: bring the piece on 24 there.',
      state: position([24, 8], [16, 18], 2),
      accepts: moves(24),
      otherwise: 'Move the piece on 24 to the gate.',
    },
    {
      text: 'Square 27 is water: whoever lands there goes back to 15. With a 1 that is the only move here, so it must be made.',
      state: position([26], [16, 18], 1, [26]),
      accepts: moves(26),
    },
    {
      text: 'A piece leaves the board by the exact throw: from 28 with a 3, from 29 with a 2, from 30 with a 1. Your last piece stands on 30. Throw.',
      state: position([30], [16, 18], null),
      accepts: throws,
      as: { type: 'throw', value: 1 },
    },
    {
      text: 'A 1. Tap the piece, then “Bear off”.',
      accepts: moves(30),
    },
  ],
}
