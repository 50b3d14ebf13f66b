import type { SeenEntry } from '@turnwise/protocol'
import { expect, test } from 'vitest'
import { isRematchAgreed } from './rematch.ts'

const people = [{ seat: 0 }, { seat: 1 }, { seat: 2 }]
const entry = (kind: 'offer' | 'answer', player_id: number, more: Partial<SeenEntry> = {}): SeenEntry => ({
  seq: 1,
  kind,
  player_id,
  at: 0,
  events: [],
  text: [],
  offer: 'rematch',
  ...more,
})
const offer = entry('offer', 0)
const yes = (seat: number) => entry('answer', seat, { accept: true })
const no = (seat: number) => entry('answer', seat, { accept: false })

test('a rematch is agreed once every other person has accepted', () => {
  expect(isRematchAgreed([], people)).toBe(false)
  expect(isRematchAgreed([offer], people)).toBe(false)
  expect(isRematchAgreed([offer, yes(1)], people)).toBe(false)
  expect(isRematchAgreed([offer, yes(1), yes(2)], people)).toBe(true)
  expect(isRematchAgreed([offer, yes(1)], [...people.slice(0, 2), { seat: 2, bot: 'greedy' }])).toBe(true)
  expect(isRematchAgreed([offer], [{ seat: 0 }, { seat: 1, bot: 'greedy' }])).toBe(true)
})

test('what was accepted before a refusal does not count for the next offer', () => {
  expect(isRematchAgreed([offer, yes(1), no(2), offer, yes(2)], people)).toBe(false)
})
