import { describe, expect, test } from 'vitest'
import { begin, draw, explorer, p, play, types } from './table.ts'

const MAZE = draw('1...T ..... ..a.. ..... ....c')

describe('2 terms', () => {
  test('a turn is one executed move, also one against a wall', () => {
    const { state, events } = play(begin(MAZE, [p(4, 1), p(1, 1)]), '0E')
    expect(types(events)).toEqual(['turn-taken', 'slot-ended', 'slot-started'])
    expect(state.tempo[0]).toMatchObject({ slots: 1, moves: 1, last: 'm' })
  })
  test('a merge is an action of the slot, but no turn of it', () => {
    const { state } = play(begin(MAZE, [p(0, 0), p(1, 1)]), '0m00')
    expect(state.slot).toMatchObject({ seat: 0, left: 1, acts: 't' })
    expect(state.tempo[0]).toMatchObject({ slots: 0, moves: 0, tries: 1 })
  })
  test('knowledge is islands, one of them active', () => {
    const mind = explorer(begin(MAZE, [p(0, 0), p(1, 1)]), 0)
    expect(mind.islands.map(island => island.pit)).toEqual([null, 1])
    expect(mind.active).toBe(1)
  })
})
