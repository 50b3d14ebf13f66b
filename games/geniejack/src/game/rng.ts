import { fisherYates, mulberry32At } from '@turnwise/engine'
import type { RngState } from './types.ts'

/** Mulberry32 with a position; the nth number needs no replay of the calls before it. */
export class SeededRNG {
  readonly #seed: string | number
  readonly #start: number
  #callCount: number

  constructor(seed: string | number, callCount = 0) {
    this.#seed = seed
    this.#start = typeof seed === 'number' ? seed | 0 : hashSeed(seed)
    this.#callCount = callCount
  }

  /** In [0, 1). */
  next(): number {
    return mulberry32At(this.#start, this.#callCount++)
  }

  /** A whole number in [min, max], both included. */
  nextInt(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1))
  }

  /** Fisher–Yates on a copy. */
  shuffle<T>(array: readonly T[]): T[] {
    return fisherYates(array, limit => Math.floor(this.next() * limit))
  }

  getState(): RngState {
    return { seed: this.#seed, callCount: this.#callCount }
  }

  static fromState(state: RngState): SeededRNG {
    return new SeededRNG(state.seed, state.callCount)
  }
}

const PRIME = 16777619

/** The sum of the character codes, each times a power of a prime, in 32 bits. */
function hashSeed(seed: string): number {
  let hash = 0
  for (let i = 0; i < seed.length; i++) hash = (Math.imul(hash, PRIME) + seed.charCodeAt(i)) | 0
  return hash
}
