import { sha256 } from './sha256.ts'

/** A fast mutable generator for bots, tests and simulations; rules use `Random`, which is plain data. */
export interface Rng {
  /** In [0, 1). */
  next(): number
  /** A whole number in [0, below). */
  int(below: number): number
  pick<Item>(items: readonly Item[]): Item
  shuffle<Item>(items: readonly Item[]): Item[]
}

/** Small, fast and good enough where nobody gains by predicting it. */
export function createRng(seed: string | number): Rng {
  return sfc32(hash32(String(seed)), hash32(`${seed}b`), hash32(`${seed}c`))
}

/** A generator with 96 bits of the SHA-256 of a text as its state: too many to try them all. */
export function secretRng(text: string): Rng {
  const digest = sha256(text)
  const word = (at: number) => Number.parseInt(digest.slice(at * 8, at * 8 + 8), 16) | 0
  return sfc32(word(0), word(1), word(2))
}

/**
 * What a bot draws from (`secretRng`) for its choice after entry `seq`: a function of the match's seed, which nobody knows before it is
 * published, and says nothing about that seed.
 */
export function botSeed(seed: string, seat: number, seq: number): string {
  return sha256(`turnwise bot 1\n${seed}\n${seat}\n${seq}`)
}

function sfc32(a0: number, b0: number, c0: number): Rng {
  let [a, b, c] = [a0, b0, c0]
  let counter = 1
  const next = () => {
    const sum = (a + b + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + sum
    c |= 0
    return (sum >>> 0) / 4294967296
  }
  for (let i = 0; i < 12; i++) next()
  const int = (below: number) => Math.floor(next() * below)
  return {
    next,
    int,
    pick(items) {
      const item = items[int(items.length)]
      if (item === undefined) throw new RangeError('pick from an empty list')
      return item
    },
    shuffle: items => fisherYates(items, int),
  }
}

/** The items in a random order. `below` draws a whole number in [0, limit), once for each item but the first. */
export function fisherYates<Item>(items: readonly Item[], below: (limit: number) => number): Item[] {
  const result = items.slice()
  for (let i = result.length - 1; i > 0; i--) {
    const j = below(i + 1)
    const swap = result[i] as Item
    result[i] = result[j] as Item
    result[j] = swap
  }
  return result
}

/** FNV-1a over UTF-16 units with a murmur finish. */
function hash32(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return hash ^ (hash >>> 16)
}

/**
 * Mulberry32, for games that name it. Its state is seed + calls × a constant, so the nth number needs no replay of
 * the calls before it.
 */
export function mulberry32At(seed: number, call: number): number {
  const state = (seed + Math.imul(call + 1, 0x6d2b79f5)) | 0
  let t = Math.imul(state ^ (state >>> 15), state | 1)
  t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296
}
