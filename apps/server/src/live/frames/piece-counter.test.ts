import { createRng } from '@turnwise/engine'
import { expect, test } from 'vitest'
import { pieceCounter } from './piece-counter.ts'

const mask = Buffer.alloc(4)
const frame = (head: readonly number[], payload: number) =>
  Buffer.concat([Buffer.from(head), mask, Buffer.alloc(payload, 0x81)])

/** Two texts, a ping and a pong, which the library reports, and four pieces. */
const BYTES = Buffer.concat([
  frame([0x81, 0x80 | 5], 5),
  frame([0x01, 0x80], 0),
  frame([0x00, 0x80 | 126, 1, 0], 256),
  frame([0x89, 0x80], 0),
  frame([0x80, 0x80 | 127, 0, 0, 0, 0, 0, 1, 0, 0], 65_536),
  frame([0x8a, 0x80 | 3], 3),
  Buffer.from([0x02, 1, 0x81]),
  frame([0x81, 0x80 | 126, 0, 126], 126),
])

test('pieces are counted once, however the bytes are cut', () => {
  for (let i = 0; i < 50; i++) {
    const rng = createRng(`cuts ${i}`)
    const count = pieceCounter()
    let pieces = 0
    for (let at = 0; at < BYTES.length; ) {
      const end = at + 1 + rng.int(i < 25 ? 9 : 90_000)
      pieces += count(BYTES.subarray(at, end))
      at = end
    }
    expect(pieces).toBe(4)
  }
})
