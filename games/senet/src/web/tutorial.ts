import type { Tutorial } from '@turnwise/ui'
import { GATE, LAST, PIECES_A_SIDE } from '../game/board.ts'
import type { Throw } from '../game/throws.ts'
import type { Action, Piece, Player, State } from '../game/types.ts'

import { squarePoint } from './points.ts'

/** The reader's pieces and the other's, by square; a piece beyond 26 or named in `gated` has been there. */
function position(
  own: readonly number[],
  other: readonly number[],
  value: Throw | null,
  gated: readonly number[] = [],
): State {
  const squares: (Piece | null)[] = Array.from({ length: LAST }, () => null)
  const put = (seat: Player, places: readonly number[]) => {
    for (const [i, square] of places.entries()) {
      squares[square - 1] = { id: seat * PIECES_A_SIDE + i, seat, gate: square > GATE || gated.includes(square) }
    }
  }
  put(0, own)
  put(1, other)
  return {
    throws: 'sticks',
    squares,
    borneOff: [PIECES_A_SIDE - own.length, PIECES_A_SIDE - other.length],
    turn: 0,
    throw: value,
    lastThrow: value,
  }
}

const moves = (from: number) => (action: Action) => action.type === 'move' && action.from === from
const throws = (action: Action) => action.type === 'throw'
const squares = (...numbers: readonly number[]) => numbers.map(squarePoint)

/** Each step waits for the action it asks for and points at what it mentions; special squares come up in play. */
export const tutorial: Tutorial<Action> = {
  names: ['Learner', 'Opponent'],
  steps: [
    {
      text: 'You have the discs, your opponent the blocks. Whoever brings all five home first wins. Tap the mat to throw the sticks.',
      points: ['sticks'],
      accepts: throws,
      as: { type: 'throw', value: 2 },
    },
    {
      text: 'Two light sides are up: a 2. One piece moves exactly two squares along the brass arrows. The ring shows which can: tap the disc on 9, then 11.',
      points: squares(9, 11),
      accepts: moves(9),
      otherwise: 'Tap the disc on 9, then square 11.',
      replies: [
        { seat: 1, action: { type: 'throw', value: 3 } },
        { seat: 1, action: { type: 'move', from: 10 } },
      ],
    },
    {
      text: 'A lone block stands on 13. Land on it and the two swap places: yours goes forward, theirs goes back. Move from 11 to 13.',
      points: squares(11, 13),
      state: position([1, 3, 5, 7, 11], [2, 4, 6, 8, 13], 2),
      accepts: moves(11),
      otherwise: 'Tap your disc on 11, then the block on 13.',
    },
    {
      text: 'The blocks on 9 and 10 are neighbours: they protect each other, and nobody passes over the two. So your 3 cannot be played from 6. Move the disc on 14.',
      points: squares(9, 10, 14),
      state: position([6, 14], [9, 10, 20], 3),
      accepts: moves(14),
      otherwise: 'The pair on 9 and 10 stops that one. Move the disc on 14.',
    },
    {
      text: 'After a 1, a 4 or a 5 you throw again; after a 2 or a 3 it is your opponent’s turn. Throw.',
      points: ['sticks'],
      state: position([13, 5], [20, 22], null),
      accepts: throws,
      as: { type: 'throw', value: 1 },
    },
    {
      text: 'A 1. Move any disc: the next throw is yours too.',
      accepts: action => action.type === 'move',
    },
    {
      text: 'A brass line marks a safe square: a piece there cannot be swapped. You threw 2: move from 13 onto 15, away from the block behind you.',
      points: squares(13, 15),
      state: position([13, 4], [11, 20], 2),
      accepts: moves(13),
      otherwise: 'Move the disc on 13 to the safe square 15.',
    },
    {
      text: 'The arch on 26 is the gate. Every piece must land on it exactly before it may go further. Bring the disc on 24 there.',
      points: squares(24, 26),
      state: position([24, 8], [16, 18], 2),
      accepts: moves(24),
      otherwise: 'Move the disc on 24 to the gate.',
    },
    {
      text: 'See the brass ring on it: this piece has landed on the gate and is free to go on, for the rest of the match.',
      points: squares(26),
    },
    {
      text: 'Now meet the water. You threw 1, and 27 is the only square you can reach. Go in.',
      points: squares(26, 27),
      state: position([26], [16, 18], 1, [26]),
      accepts: moves(26),
      otherwise: 'Tap the disc on 26, then the water on 27.',
    },
    {
      text: 'The water took it back to 15. It keeps its brass ring, so it need not land on the gate again.',
      points: squares(15),
    },
    {
      text: 'The number on 28, 29 and 30 is the throw that leads home from there, and no other does. Your last disc is on 30. Throw.',
      points: [...squares(28, 29, 30), 'sticks'],
      state: position([30], [16, 18], null),
      accepts: throws,
      as: { type: 'throw', value: 1 },
    },
    {
      text: 'A 1, just what you need. Tap the disc on 30, then your tray at the way out.',
      points: [...squares(30), 'tray'],
      accepts: moves(30),
      otherwise: 'Tap the disc on 30, then your tray.',
    },
  ],
}
