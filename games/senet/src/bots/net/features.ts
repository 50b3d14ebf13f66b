import { countBits } from '../packed/position.ts'

/**
 * What a net sees of a position, all of it 0 or 1: each square with each kind of piece, each pair of neighbours (they
 * protect and block), how many pieces a side still has, and whether the side that throws next is the one that thinks.
 */
export const FEATURES = 191
/** Ten pieces, at most eight pairs, two counts, one flag. */
export const MOST_ACTIVE = 21

const OWN = 0
const OWN_GATED = 30
const OPP = 60
const OPP_GATED = 90
const OWN_PAIR = 120
const OPP_PAIR = 150
const OWN_LEFT = 179
const OPP_LEFT = 184
const MINE = 190

/** Writes the numbers of the active features into `list` and returns how many there are. */
export function activeFeatures(own: number, opp: number, gate: number, mine: boolean, list: Uint8Array): number {
  let n = addBits(own & ~gate, OWN, list, 0)
  n = addBits(own & gate, OWN_GATED, list, n)
  n = addBits(opp & ~gate, OPP, list, n)
  n = addBits(opp & gate, OPP_GATED, list, n)
  n = addBits(own & (own >>> 1), OWN_PAIR, list, n)
  n = addBits(opp & (opp >>> 1), OPP_PAIR, list, n)
  list[n++] = OWN_LEFT + countBits(own)
  list[n++] = OPP_LEFT + countBits(opp)
  if (mine) list[n++] = MINE
  return n
}

function addBits(mask: number, base: number, list: Uint8Array, from: number): number {
  let n = from
  for (let left = mask; left !== 0; left &= left - 1) list[n++] = base + 31 - Math.clz32(left & -left)
  return n
}
