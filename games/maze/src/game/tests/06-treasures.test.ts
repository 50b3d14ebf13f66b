import { describe, expect, test } from 'vitest'
import { maze as game } from '../../index.ts'
import { countFinds, uncheckedTreasures } from '../knowledge.ts'
import { after, begin, draw, explorer, p, play, refusal } from './table.ts'

// The true treasure lies beside the northern exit, a fake beside the southern one.
const MAZE = draw('.T... ..... ..... ..... .f.f.')
const TRUE = p(1, 0)
const FAKE = p(1, 4)
const FAR = p(4, 1)

describe('6.2 and 6.3: found, and checked on leaving (ruling 12)', () => {
  test('stepping on one shows only that it is a treasure', () => {
    for (const start of [TRUE, FAKE]) {
      expect(explorer(begin(MAZE, [start, FAR]), 0).islands[0]?.cells[0]?.find).toEqual({ kind: 'treasure' })
    }
  })
  test('leaving with fakes unmasks all that were found', () => {
    const { state, events } = play(begin(MAZE, [FAKE, FAR]), '0E 1N 0E 1S 0W 1N 0S')
    expect(events.find(event => event.type === 'left-maze')).toMatchObject({ own: { checked: 2, met: false } })
    expect(countFinds(explorer(state, 0), 'fake-treasure')).toBe(2)
    expect(uncheckedTreasures(explorer(state, 0))).toBe(0)
    expect(state.outcome).toBe(null)
  })
  test('leaving with none is allowed and costs the turn', () => {
    const { state, events } = play(begin(MAZE, [p(0, 2), FAR]), '0W')
    expect(events.find(event => event.type === 'left-maze')).toMatchObject({ own: { checked: 0, met: false } })
    expect(state.slot?.seat).toBe(1)
  })
  test('a treasure is consumed: it is there once', () => {
    const state = after(begin(MAZE, [FAKE, FAR]), '0W 1N 0E')
    expect(uncheckedTreasures(explorer(state, 0))).toBe(1)
  })
})

describe('6.4 and 6.5: the window is one round (ruling 13)', () => {
  test('player 0 meets the condition: player 1 still plays the slot of that round', () => {
    const met = after(begin(MAZE, [TRUE, FAR]), '0E 1N 0N')
    expect(met).toMatchObject({ phase: 'play', outcome: null, slot: { seat: 1 } })
    expect(explorer(met, 0).met).toBe(true)
    expect(after(met, '1S').outcome).toEqual({ winners: [0], reason: 'treasure' })
  })
  test('player 1 meets it alone: the match ends at once', () => {
    const state = after(begin(MAZE, [FAR, TRUE]), '0N 1E 0S 1N')
    expect(state.outcome).toEqual({ winners: [1], reason: 'treasure' })
    expect(game.toAct(state)).toEqual([])
  })
  test('both in one round: a draw', () => {
    const state = after(begin(MAZE, [TRUE, TRUE]), '0E 1E 0N 1N')
    expect(state.outcome).toEqual({ winners: [], reason: 'both-treasures' })
  })
  test('player 1 is trapped in that round: the slot passes by itself and player 0 has won', () => {
    const trap = draw('.T... ..... ..... ...t. .....')
    const state = after(begin(trap, [TRUE, p(4, 3)]), '0E 1W 0N')
    expect(state.outcome).toEqual({ winners: [0], reason: 'treasure' })
  })
  test('the true one wins among fakes too', () => {
    const state = after(begin(draw('fT... ..... ..... ..... .....'), [FAR, p(0, 0)]), '0N 1E 0S 1E 0N 1N')
    expect(state.outcome).toEqual({ winners: [1], reason: 'treasure' })
  })
  test.each([
    ['at the limit it is a draw', '0N 1N 0S 1S', { winners: [], reason: 'round-limit' }],
    ['a condition met in the last round still counts', '0W 1N 0W 1S', null],
  ] as const)('%s', (_, script, outcome) => {
    expect(after(begin(MAZE, [FAR, FAR], outcome === null ? 3 : 2), script).outcome).toEqual(outcome)
  })
  test('the last round is played out before the limit counts', () => {
    expect(after(begin(MAZE, [TRUE, FAR], 2), '0E 1N 0N 1S').outcome).toEqual({ winners: [0], reason: 'treasure' })
  })
})

describe('resigning (ruling 17)', () => {
  test.each([0, 1])('player %i may resign in any phase and any slot', seat => {
    const early = game.setup(begin(MAZE, [FAR, FAR]).options, 2, 's')
    for (const state of [early, begin(MAZE, [FAR, FAR])]) {
      expect(after(state, `${seat}-`).outcome).toEqual({ winners: [1 - seat], reason: 'resigned' })
    }
  })
  test('but not one who has met the condition, and it is not listed', () => {
    const met = after(begin(MAZE, [TRUE, FAR]), '0E 1N 0N')
    expect(refusal(met, 0, { type: 'resign' })).toBe('condition-met')
    expect(refusal(met, 1, { type: 'resign' })).toBe('accepted')
    expect(game.legalActions(met, 1).some(action => action.type === 'resign')).toBe(false)
  })
})
