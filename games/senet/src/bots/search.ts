import type { Evaluate } from './net/net.ts'
import { EXTRA_TURN, makeMove, moveMask, type Packed } from './packed/position.ts'

/** A move by its bit, and what it is worth to the mover: the chance to win, 0 to 1. */
export interface Rated {
  readonly from: number
  readonly worth: number
}

export interface ThinkingSettings {
  readonly evaluate: Evaluate
  /** Of the throws 1–5. */
  readonly weights: readonly number[]
  /** How often the opponent is expected to move any piece instead of the best one; 0 for a perfect opponent. */
  readonly tremble: number
}

/**
 * A bonus at the root for bearing off, and a penalty for the water. A side that has locked its opponent in could send
 * its free pieces through the water for ever, since no move is worth more than another. Without this, one game in two
 * hundred against the thinker ran past 6,000 throws; with it none of 1,783 did, games were a third shorter, and as many
 * were won.
 */
const HASTE = 0.002

/** Entries of the transposition table, as a power of two. */
const TABLE_BITS = 15

/**
 * Expectiminimax: averages over the five throws; the side that thinks takes its best reply, the other mostly does.
 * Depth counts throws. A value depends on the position and the depth alone, so the transposition table stays valid
 * as long as the search lives.
 */
export class Search {
  readonly #evaluate: Evaluate
  readonly #odds: readonly number[]
  readonly #tremble: number
  readonly #known = new Known(TABLE_BITS)

  constructor({ evaluate, weights, tremble }: ThinkingSettings) {
    const total = weights.reduce((sum, weight) => sum + weight, 0)
    this.#evaluate = evaluate
    this.#odds = [0, ...weights.map(weight => weight / total)]
    this.#tremble = tremble
  }

  /** Every legal move with its worth including `HASTE`, best first; the search looks `depth` throws ahead after it. */
  rate(position: Readonly<Packed>, value: number, depth: number, mine = true): Rated[] {
    const { own, opp, gate } = position
    const rated: Rated[] = []
    for (let left = moveMask(own, opp, gate, value); left !== 0; left &= left - 1) {
      const from = left & -left
      rated.push({ from, worth: this.#afterMove(own, opp, gate, mine, from, value, depth) })
    }
    const rank = ({ from, worth }: Rated) => worth + HASTE * progressOf(from, value)
    return rated.sort((a, b) => rank(b) - rank(a))
  }

  /** What the position is worth to the side that throws next; `mine` says whether that is the side that thinks. */
  worth(own: number, opp: number, gate: number, mine: boolean, depth: number): number {
    const kind = depth * 2 + (mine ? 1 : 0)
    const known = this.#known.find(own, opp, gate, kind)
    if (known >= 0) return known
    const worth = depth === 0 ? this.#evaluate(own, opp, gate, mine) : this.#average(own, opp, gate, mine, depth)
    this.#known.keep(own, opp, gate, kind, worth)
    return worth
  }

  /** Over the throws that change anything. */
  #average(own: number, opp: number, gate: number, mine: boolean, depth: number): number {
    let sum = 0
    let changes = 0
    let passed = -1
    for (let value = 1; value <= 5; value++) {
      const chance = this.#odds[value] ?? 0
      const mask = moveMask(own, opp, gate, value)
      if (mask === 0) {
        // Forfeited with another turn: nothing has changed, so the other throws decide.
        if (EXTRA_TURN[value] === true) continue
        if (passed < 0) passed = 1 - this.worth(opp, own, gate, !mine, depth - 1)
        sum += chance * passed
      } else {
        sum += chance * this.#bestReply(own, opp, gate, mine, mask, value, depth - 1)
      }
      changes += chance
    }
    return sum / changes
  }

  #bestReply(
    own: number,
    opp: number,
    gate: number,
    mine: boolean,
    mask: number,
    value: number,
    depth: number,
  ): number {
    let best = 0
    let sum = 0
    let count = 0
    for (let left = mask; left !== 0; left &= left - 1) {
      const worth = this.#afterMove(own, opp, gate, mine, left & -left, value, depth)
      if (worth > best) best = worth
      sum += worth
      count++
    }
    return mine ? best : best + this.#tremble * (sum / count - best)
  }

  #afterMove(
    own: number,
    opp: number,
    gate: number,
    mine: boolean,
    from: number,
    value: number,
    depth: number,
  ): number {
    const after: Packed = { own, opp, gate }
    makeMove(after, from, value)
    if (after.own === 0) return 1
    return EXTRA_TURN[value] === true
      ? this.worth(after.own, after.opp, after.gate, mine, depth)
      : 1 - this.worth(after.opp, after.own, after.gate, !mine, depth)
  }
}

/** 1 off the board, -1 into the water. */
function progressOf(from: number, value: number): number {
  const square = 32 - Math.clz32(from) + value
  return square > 30 ? 1 : square === 27 ? -1 : 0
}

/** A transposition table: one entry per slot, the newest replaces the one before. */
class Known {
  readonly #mask: number
  readonly #keys: Int32Array
  readonly #worths: Float64Array

  constructor(bits: number) {
    this.#mask = (1 << bits) - 1
    this.#keys = new Int32Array(4 << bits)
    this.#worths = new Float64Array(1 << bits)
  }

  find(own: number, opp: number, gate: number, kind: number): number {
    const slot = this.#slot(own, opp, gate, kind)
    const at = slot * 4
    const keys = this.#keys
    const same = keys[at] === own && keys[at + 1] === opp && keys[at + 2] === gate && keys[at + 3] === kind
    return same ? (this.#worths[slot] ?? -1) : -1
  }

  keep(own: number, opp: number, gate: number, kind: number, worth: number): void {
    const slot = this.#slot(own, opp, gate, kind)
    const at = slot * 4
    this.#keys[at] = own
    this.#keys[at + 1] = opp
    this.#keys[at + 2] = gate
    this.#keys[at + 3] = kind
    this.#worths[slot] = worth
  }

  #slot(own: number, opp: number, gate: number, kind: number): number {
    let hash = Math.imul(own, 0x9e3779b1) ^ Math.imul(opp, 0x85ebca77) ^ Math.imul(gate + kind, 0xc2b2ae3d)
    hash = Math.imul(hash ^ (hash >>> 15), 0x27d4eb2f)
    return (hash ^ (hash >>> 13)) & this.#mask
  }
}
