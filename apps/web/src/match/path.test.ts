import type { SeenEntry } from '@turnwise/client'
import { expect, test } from 'vitest'
import { effectiveActions, lastPerson, turnStart } from './path.ts'

/** `0` and `1` are actions of those seats, `<n` an undo to n, `o` an offer. */
function log(text: string): SeenEntry[] {
  return text.split(' ').map((word, i) => {
    const base = { seq: i + 1, at: 0, events: [], text: [] }
    if (word.startsWith('<')) return { ...base, kind: 'undo', player_id: 0, to: Number(word.slice(1)) } as const
    if (word === 'o') return { ...base, kind: 'offer', player_id: 0 } as const
    return { ...base, kind: 'action', player_id: Number(word) } as const
  })
}

test.each([
  ['0 0 1', [1, 2, 3]],
  ['0 0 1 <1', [1]],
  ['0 0 1 <1 0 0', [1, 5, 6]],
  ['0 1 <1 1 <2 0', [1, 2, 6]],
  ['0 o 1', [1, 3]],
  ['0 o 1 <2', [1]],
  ['0 <0', []],
])('of %s the actions %j count', (text, seqs) => {
  expect(effectiveActions(log(text)).map(entry => entry.seq)).toEqual(seqs)
})

test.each([
  ['0 1 1', [0], 0],
  ['0 1 1', [0, 1], 1],
  ['1 1', [0], undefined],
])('in %s the last of the people %j is %s', (text, people, seat) => {
  expect(lastPerson(effectiveActions(log(text)), people)).toBe(seat)
})

test.each([
  ['0 0 0', 0, 0],
  ['0 1 0 0', 0, 2],
  ['0 1 0', 0, undefined],
  ['0 1', 0, undefined],
])('in %s the turn of %i began at %s', (text, seat, start) => {
  expect(turnStart(effectiveActions(log(text)), seat)).toBe(start)
})
