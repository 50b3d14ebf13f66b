import { EXTRA_TURN, makeMove, moveMask, type Packed } from './position.ts'
import { SIDES, sideNumber } from './sides.ts'

/** Exact chances of the side that throws next, while each side has at most one or two pieces left. */
export interface Endgames {
  /** By sideNumber(own) × SIDES.count + sideNumber(opp). */
  readonly values: Float64Array
  /** The greatest change in the last sweep. */
  readonly residue: number
  readonly sweeps: number
}

const scratch: Packed = { own: 0, opp: 0, gate: 0 }

/**
 * Value iteration in place. A side never gets pieces back, so the small tables are solved first and the larger ones
 * build on them; within one table swaps and the water make cycles, hence the sweeps.
 */
export function solveEndgames(weights: readonly number[], pieces: 1 | 2, precision = 1e-9): Endgames {
  const { count, first } = SIDES
  const values = new Float64Array(count * count).fill(0.5)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const odds = [0, ...weights.map(weight => weight / total)]
  const starts = [...first, count]
  let residue = 0
  let sweeps = 0
  for (let large = 1; large <= pieces; large++) {
    for (let small = 1; small <= large; small++) {
      const blocks =
        small === large
          ? [[large, large]]
          : [
              [large, small],
              [small, large],
            ]
      do {
        residue = 0
        for (const [own = 0, opp = 0] of blocks) residue = Math.max(residue, sweep(own, opp))
        sweeps++
      } while (residue > precision)
    }
  }
  return { values, residue, sweeps }

  function sweep(ownPieces: number, oppPieces: number): number {
    let worst = 0
    for (let a = (starts[ownPieces + 1] ?? 0) - 1; a >= (starts[ownPieces] ?? 0); a--) {
      for (let b = (starts[oppPieces + 1] ?? 0) - 1; b >= (starts[oppPieces] ?? 0); b--) {
        const own = SIDES.masks[a] ?? 0
        const opp = SIDES.masks[b] ?? 0
        if ((own & opp) !== 0) continue
        const gate = (SIDES.gates[a] ?? 0) | (SIDES.gates[b] ?? 0)
        const value = backUp(values, odds, own, opp, gate, b * count + a)
        const at = a * count + b
        worst = Math.max(worst, Math.abs(value - (values[at] ?? 0)))
        values[at] = value
      }
    }
    return worst
  }
}

/** What the best replies to each throw are worth on average; a throw that changes nothing is left out of it. */
function backUp(
  values: Float64Array,
  odds: readonly number[],
  own: number,
  opp: number,
  gate: number,
  flipped: number,
): number {
  let sum = 0
  let changes = 0
  for (let value = 1; value <= 5; value++) {
    const chance = odds[value] ?? 0
    const extra = EXTRA_TURN[value] === true
    const mask = moveMask(own, opp, gate, value)
    if (mask === 0) {
      if (extra) continue
      sum += chance * (1 - (values[flipped] ?? 0))
      changes += chance
      continue
    }
    let best = 0
    for (let left = mask; left !== 0; left &= left - 1) {
      best = Math.max(best, worthAfter(values, own, opp, gate, left & -left, value))
    }
    sum += chance * best
    changes += chance
  }
  return sum / changes
}

/** What a move is worth to the side that makes it, by solved values. */
export function worthAfter(
  values: Float64Array,
  own: number,
  opp: number,
  gate: number,
  from: number,
  value: number,
): number {
  scratch.own = own
  scratch.opp = opp
  scratch.gate = gate
  makeMove(scratch, from, value)
  if (scratch.own === 0) return 1
  const a = sideNumber(scratch.own, scratch.gate)
  const b = sideNumber(scratch.opp, scratch.gate)
  return EXTRA_TURN[value] === true ? (values[a * SIDES.count + b] ?? 0) : 1 - (values[b * SIDES.count + a] ?? 0)
}
