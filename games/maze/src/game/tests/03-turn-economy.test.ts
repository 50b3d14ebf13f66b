import { describe, expect, test } from 'vitest'
import { gainEffect, slotTurns } from '../slots.ts'
import { after, begin, draw, explorer, p, play, types } from './table.ts'

const PLAIN = draw('..... ..... ..T.. ..... .....')
const RICH = draw('.cx.. .xc.. ....T .t... ..t..')

test('3.1 slots strictly alternate, player 0 first (ruling 5)', () => {
  let state = begin(PLAIN, [p(1, 1), p(1, 1)])
  const seats: number[] = []
  for (const word of ['0N', '1N', '0S', '1S', '0E', '1E']) {
    seats.push(state.slot?.seat ?? -1)
    state = after(state, word)
  }
  expect(seats).toEqual([0, 1, 0, 1, 0, 1])
  expect(state.round).toBe(4)
})

describe('3.2 turns in a slot', () => {
  test.each([
    [null, null, 1, null],
    ['crutch', null, 2, 'crutch'],
    [null, 'crossbow', 2, 'crossbow'],
    ['crutch', 'crossbow', 2, 'crutch'],
    ['crossbow', null, 1, null],
    [null, 'crutch', 1, null],
    ['crossbow', 'crossbow', 2, 'crossbow'],
  ] as const)('with %s against %s: %i by %s', (own, other, turns, extra) => {
    expect(slotTurns([{ effect: own }, { effect: other }], 0)).toEqual({ turns, extra })
    expect(slotTurns([{ effect: other }, { effect: own }], 1)).toEqual({ turns, extra })
  })
  test.each([
    [null, 'crutch', 'crutch'],
    [null, 'crossbow', 'crossbow'],
    ['crutch', 'crutch', 'crutch'],
    ['crossbow', 'crossbow', 'crossbow'],
    ['crutch', 'crossbow', null],
    ['crossbow', 'crutch', null],
  ] as const)('one with %s who gains a %s has %s (ruling 8)', (has, gains, then) => {
    expect(gainEffect(has, gains)).toBe(then)
  })
  test('the number is fixed when the slot starts: a Crutch counts from the next one (ruling 9)', () => {
    const state = after(begin(RICH, [p(0, 0), p(4, 4)]), '0E')
    expect(explorer(state, 0).effect).toBe('crutch')
    expect(state.slot?.seat).toBe(1)
    expect(after(state, '1N').slot).toMatchObject({ seat: 0, turns: 2, left: 2, extra: 'crutch' })
  })
  test('a Crutch lost on the first of two turns still leaves the second (ruling 9)', () => {
    const state = after(begin(RICH, [p(0, 0), p(4, 4)]), '0E 1N 0E')
    expect(explorer(state, 0).effect).toBe(null)
    expect(state.slot).toMatchObject({ seat: 0, left: 1 })
    expect(after(state, '0E 1N').slot).toMatchObject({ seat: 0, turns: 1 })
  })
  test('a Crossbow gives the opponent two turns, its owner keeps one', () => {
    const state = after(begin(RICH, [p(0, 1), p(4, 4)]), '0E')
    expect(state.slot).toMatchObject({ seat: 1, turns: 2, extra: 'crossbow' })
    expect(after(state, '1N 1N').slot).toMatchObject({ seat: 0, turns: 1 })
  })
})

describe('3.3 Trap', () => {
  test('takes three slots, which pass by themselves and are logged', () => {
    const { state, events } = play(begin(RICH, [p(0, 3), p(4, 4)]), '0E 1N')
    expect(types(events)).toEqual(['turn-taken', 'cell-entered', 'slot-ended', 'slot-skipped', 'slot-started'])
    expect(state.slot?.seat).toBe(1)
    const later = after(state, '1S 1N')
    expect(later.tempo[0]).toMatchObject({ skips: 3, last: 's' })
    expect(later.slot?.seat).toBe(1)
    expect(after(later, '1S').slot?.seat).toBe(0)
  })
  test('comes before a second turn: a skipped slot holds none', () => {
    const crutchAndTrap = after(begin(RICH, [p(2, 1), p(4, 4)]), '0S 0S 1N 0W 0E 1S')
    expect(explorer(crutchAndTrap, 0)).toMatchObject({ effect: 'crutch', skipSlots: 2 })
    expect(crutchAndTrap.slot?.seat).toBe(1)
  })
  test('met on the first of two turns it leaves the second, and does not stack (ruling 9)', () => {
    const twin = draw('..... ..... ..T.. tt... c....')
    const state = after(begin(twin, [p(0, 4), p(4, 4)]), '0N')
    expect(state.slot).toMatchObject({ seat: 0, left: 1 })
    expect(explorer(after(state, '0E'), 0).skipSlots).toBe(3)
  })
  test('both trapped: their slots pass in turn until one may act', () => {
    const both = draw('t.... ..... ..T.. ..... ....t')
    const state = begin(both, [p(0, 0), p(4, 4)])
    expect(state.tempo.map(tempo => tempo.skips)).toEqual([3, 3])
    expect(state).toMatchObject({ round: 4, slot: { seat: 0 } })
  })
})
