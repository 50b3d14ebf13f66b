import type { SeenEntry } from '@turnwise/protocol'
import { expect, test } from 'vitest'
import { lastActor, turnStart } from './undoing.ts'

/** `0` and `1` are actions of those seats, `<n` an undo to n, `s` a position that was set up. */
function log(text: string): SeenEntry[] {
  return text.split(' ').map((word, i) => {
    const base = { seq: i + 1, at: 0, events: [], text: [] }
    if (word.startsWith('<')) return { ...base, kind: 'undo', player_id: 0, to: Number(word.slice(1)) } as const
    if (word === 's') return { ...base, kind: 'set-state', player_id: null } as const
    return { ...base, kind: 'action', player_id: Number(word) } as const
  })
}

test.each([
  ['0 1 1', [0], 0],
  ['0 1 1', [0, 1], 1],
  ['1 1', [0], undefined],
  ['0 1 <1', [0, 1], 0],
])('in %s the last of the people %j is %s', (text, people, seat) => {
  expect(lastActor(log(text), people)).toBe(seat)
})

test.each([
  ['0 0 0', 0, 0],
  ['0 1 0 0', 0, 2],
  ['0 1 0', 0, undefined],
  ['0 1', 0, undefined],
  ['0 0 0 <2', 0, 0],
  ['s 0 0', 0, 1],
])('in %s the turn of %i began at %s', (text, seat, start) => {
  expect(turnStart(log(text), seat)).toBe(start)
})
