/** Every way to place up to two pieces of one side, numbered: the coordinates of the endgame tables. */

/** A piece is on 1–25 with or without the gate, or on 26, 28, 29, 30 with it: 54 ways. */
const PLACES = 54

export interface Sides {
  readonly count: number
  /** First number of the sides with 0, 1 and 2 pieces; they run to the next one. */
  readonly first: readonly [number, number, number]
  readonly masks: Int32Array
  readonly gates: Int32Array
}

const [pairNumber, SIDES_BUILT] = build()

export const SIDES: Sides = SIDES_BUILT

/** The number of a side, or -1 where it has more than two pieces. */
export function sideNumber(mask: number, gate: number): number {
  if (mask === 0) return 0
  const low = mask & -mask
  const first = placeOf(low, gate)
  const rest = mask ^ low
  if (rest === 0) return 1 + first
  if ((rest & (rest - 1)) !== 0) return -1
  return pairNumber[first * PLACES + placeOf(rest, gate)] ?? -1
}

function placeOf(bit: number, gate: number): number {
  const square = 31 - Math.clz32(bit)
  if (square < 25) return (gate & bit) === 0 ? square : 25 + square
  return square === 25 ? 50 : 24 + square
}

/** The bit of a place, and whether it has the gate. */
function bitOf(place: number): readonly [bit: number, gated: boolean] {
  if (place < 25) return [1 << place, false]
  if (place < 50) return [1 << (place - 25), true]
  return [place === 50 ? 1 << 25 : 1 << (place - 24), true]
}

function build(): readonly [Int16Array, Sides] {
  const numbers = new Int16Array(PLACES * PLACES).fill(-1)
  const masks = [0]
  const gates = [0]
  const add = (...places: readonly number[]) => {
    let [mask, gate] = [0, 0]
    for (const place of places) {
      const [bit, gated] = bitOf(place)
      mask |= bit
      if (gated) gate |= bit
    }
    masks.push(mask)
    gates.push(gate)
  }
  for (let place = 0; place < PLACES; place++) add(place)
  for (let a = 0; a < PLACES; a++) {
    for (let b = a + 1; b < PLACES; b++) {
      if (bitOf(a)[0] === bitOf(b)[0]) continue
      numbers[a * PLACES + b] = masks.length
      numbers[b * PLACES + a] = masks.length
      add(a, b)
    }
  }
  const sides: Sides = {
    count: masks.length,
    first: [0, 1, 1 + PLACES],
    masks: Int32Array.from(masks),
    gates: Int32Array.from(gates),
  }
  return [numbers, sides]
}
