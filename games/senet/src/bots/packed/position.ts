/**
 * The rules a second time, for search: three 32-bit words instead of objects, a mask instead of a list of moves.
 * Written independently of `src/game/` and proven equal to it by `differential.test.ts`. Bit i is square i + 1.
 */
export interface Packed {
  /** The pieces of the side that throws next. */
  own: number
  opp: number
  /** Which of all pieces have landed on 26. */
  gate: number
}

const BOARD = 0x3fffffff
const GATE_BIT = 1 << 25
const WATER_BIT = 1 << 26
const OFF_BIT = 1 << 30
const REFUGE_AND_BELOW = 0x7fff
/** 15, 26, 27, 28, 29. */
const SAFE = (1 << 14) | (15 << 25)
/** By throw: squares from which an ungated piece would pass 26, and the one from which a piece leaves. */
const PASSES_GATE = [0, 1, 2, 3, 4, 5].map(value => (BOARD << (26 - value)) & BOARD)
const LEAVES = [0, 1 << 29, 1 << 28, 1 << 27, 0, 0]
/** By throw: squares from which the move stays on the board. */
const STAYS = [0, 1, 2, 3, 4, 5].map(value => BOARD >>> value)

export const EXTRA_TURN = [false, true, false, false, true, true]

/** A bit for each piece of `own` that may move by `value`. */
export function moveMask(own: number, opp: number, gate: number, value: number): number {
  const fixed = opp & (SAFE | (opp << 1) | (opp >>> 1))
  const pairs = opp & (opp >>> 1)
  let stopped = (own | fixed) >>> value
  stopped |= own & ~gate & at(PASSES_GATE, value)
  let leaving = own & at(LEAVES, value)
  if (value > 2 && pairs !== 0) {
    let blocked = pairs >>> 1
    if (value > 3) blocked |= pairs >>> 2
    if (value > 4) blocked |= pairs >>> 3
    stopped |= blocked
    leaving &= ~blocked
  }
  return (own & at(STAYS, value) & ~stopped) | leaving
}

/** Makes a legal move in place, without passing the turn; `from` is one bit of the mask. */
export function makeMove(position: Packed, from: number, value: number): void {
  const { own, opp, gate } = position
  const to = from << value
  const rest = own ^ from
  if (to >>> 0 >= OFF_BIT) {
    position.own = rest
    position.gate = gate & ~from
  } else if (to === WATER_BIT) {
    const free = REFUGE_AND_BELOW & ~(rest | opp)
    const landing = 1 << (31 - Math.clz32(free))
    position.own = rest | landing
    position.gate = (gate & ~from) | landing
  } else {
    position.own = rest | to
    position.opp = (opp & to) === 0 ? opp : (opp ^ to) | from
    const flag = (gate & from) === 0 ? 0 : to
    const other = (gate & to) === 0 ? 0 : from
    position.gate = (gate & ~(from | to)) | flag | other | (to & GATE_BIT)
  }
}

export function passTurn(position: Packed): void {
  const { own } = position
  position.own = position.opp
  position.opp = own
}

export function countBits(mask: number): number {
  let bits = mask - ((mask >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

function at(table: readonly number[], value: number): number {
  return table[value] ?? 0
}
