import type { Rng } from '@turnwise/engine'
import { EXTRA_TURN, makeMove, moveMask, type Packed, passTurn } from './position.ts'

/** 1, 3, 5, 7, 9 against 2, 4, 6, 8, 10. */
export const START: Readonly<Packed> = { own: 0x155, opp: 0x2aa, gate: 0 }

/** By sixteenths: what four sticks show. */
export const STICKS: readonly number[] = [1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 4, 5]

/** A whole game of random moves; how many throws it took. */
export function playRandomGame(rng: Rng): number {
  const position: Packed = { ...START }
  let throws = 0
  for (;;) {
    const value = STICKS[rng.int(16)] ?? 0
    throws++
    const mask = moveMask(position.own, position.opp, position.gate, value)
    if (mask !== 0) {
      makeMove(position, pickBit(mask, rng), value)
      if (position.own === 0) return throws
    }
    if (EXTRA_TURN[value] !== true) passTurn(position)
  }
}

function pickBit(mask: number, rng: Rng): number {
  let left = mask
  if ((left & (left - 1)) === 0) return left
  let count = 0
  for (let bits = mask; bits !== 0; bits &= bits - 1) count++
  for (let skip = rng.int(count); skip > 0; skip--) left &= left - 1
  return left & -left
}
