import { fisherYates, type Rng } from './rng.ts'

/**
 * Seeded random as plain data: a key and a position. Every position can be reached at once, so a draw is a
 * function of the seed and the number of draws before it, so an undo cannot reroll.
 *
 * The generator is ChaCha with eight rounds: knowing every throw of a match does not help to predict the next.
 */
export interface Random {
  readonly key: Key
  readonly position: number
}

/** What a generator draws from: 128 bits. */
export type Key = readonly [number, number, number, number]

const FRACTION = 2 ** -53
const WORD = 2 ** 32

/** The purpose separates streams of one seed: the deal of the deck says nothing about the throws. */
export function seedRandom(seed: string, purpose = ''): Random {
  return { key: hashText(`${purpose}\u0000${seed}`), position: 0 }
}

/** A generator that nobody can predict from the match: for concealed and resampled states. */
export function drawRandom(rng: Rng): Random {
  const word = () => rng.int(WORD)
  return { key: [word(), word(), word(), word()], position: 0 }
}

/** The same generator, so many positions further on. */
export function jump(random: Random, by: number): Random {
  return { key: random.key, position: random.position + by }
}

/** The number in [0, 1) at the current position, with 53 random bits. */
export function fractionAt({ key, position }: Random): number {
  const block = chacha(key, position >>> 0, Math.floor(position / WORD), 0, 0)
  return ((block[0] >>> 5) * 67108864 + (block[1] >>> 6)) * FRACTION
}

/** A whole number in [0, below). */
export function drawInt(random: Random, below: number): readonly [number, Random] {
  return [Math.floor(fractionAt(random) * below), jump(random, 1)]
}

/** Fisher–Yates; takes one position for each item but the first. */
export function shuffled<Item>(random: Random, items: readonly Item[]): readonly [Item[], Random] {
  let next = random
  const result = fisherYates(items, limit => {
    const [drawn, after] = drawInt(next, limit)
    next = after
    return drawn
  })
  return [result, next]
}

/** Chains the block function over the text, six UTF-16 units a block, so that all of a long seed counts. */
function hashText(text: string): Key {
  let key: Key = [0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344]
  for (let at = 0; at <= text.length; at += 6) {
    key = chacha(key, units(text, at), units(text, at + 2), units(text, at + 4), text.length)
  }
  return key
}

function units(text: string, at: number): number {
  return (at < text.length ? text.charCodeAt(at) : 0) | ((at + 1 < text.length ? text.charCodeAt(at + 1) : 0) << 16)
}

/** The first four words of a ChaCha8 block with a 128-bit key ("expand 16-byte k"). */
function chacha(key: Key, c0: number, c1: number, c2: number, c3: number): Key {
  const [k0, k1, k2, k3] = key
  const x = Int32Array.of(C0, C1, C2, C3, k0, k1, k2, k3, k0, k1, k2, k3, c0, c1, c2, c3)
  for (let round = 0; round < 8; round += 2) {
    quarter(x, 0, 4, 8, 12)
    quarter(x, 1, 5, 9, 13)
    quarter(x, 2, 6, 10, 14)
    quarter(x, 3, 7, 11, 15)
    quarter(x, 0, 5, 10, 15)
    quarter(x, 1, 6, 11, 12)
    quarter(x, 2, 7, 8, 13)
    quarter(x, 3, 4, 9, 14)
  }
  const word = (i: number, constant: number) => ((x[i] as number) + constant) >>> 0
  return [word(0, C0), word(1, C1), word(2, C2), word(3, C3)]
}

const [C0, C1, C2, C3] = [0x61707865, 0x3120646e, 0x79622d36, 0x6b206574]

function quarter(x: Int32Array, ia: number, ib: number, ic: number, id: number): void {
  let a = x[ia] as number
  let b = x[ib] as number
  let c = x[ic] as number
  let d = x[id] as number
  a = (a + b) | 0
  d = rotate(d ^ a, 16)
  c = (c + d) | 0
  b = rotate(b ^ c, 12)
  a = (a + b) | 0
  d = rotate(d ^ a, 8)
  c = (c + d) | 0
  b = rotate(b ^ c, 7)
  x[ia] = a
  x[ib] = b
  x[ic] = c
  x[id] = d
}

function rotate(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by))
}
