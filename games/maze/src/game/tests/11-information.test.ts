import { describe, expect, test } from 'vitest'
import { type Event, maze as game } from '../../index.ts'
import { act, after, begin, draw, p, play, setup } from './table.ts'

const MAZE = draw('.1.cx ..... t.T.f .a... .....')
const FAR = p(4, 1)

const visibleTo = (events: readonly Event[], viewer: 0 | 1 | 'spectator') =>
  events.flatMap(event => game.redact(event, viewer) ?? [])

describe('11 who learns what (ruling 16)', () => {
  test.each([
    ['a step', p(1, 1), '0W'],
    ['a wall', p(0, 0), '0N'],
    ['a fall', p(0, 0), '0E'],
    ['a Crutch', p(2, 0), '0E'],
    ['a Trap', p(0, 1), '0S'],
    ['a treasure', p(2, 1), '0S'],
    ['leaving', p(2, 0), '0N'],
  ] as const)('%s by player 0 is only a turn to everybody else', (_, start, script) => {
    const { events } = play(begin(MAZE, [start, FAR]), script)
    const turns = { type: 'turn-taken', seat: 0 }
    const ended = { type: 'slot-ended', seat: 0, round: 1, acts: 'm' }
    const next = { type: 'slot-started', seat: 1, round: 1 }
    expect(visibleTo(events, 'spectator')).toEqual([turns, ended, next])
    expect(visibleTo(events, 1)).toEqual([turns, ended, { ...next, own: { turns: 1, extra: null } }])
  })
  test('a try to merge is public, where and whether it succeeded is not', () => {
    const fallen = after(begin(MAZE, [p(0, 0), FAR]), '0E 1N')
    for (const word of ['0m13', '0m22']) {
      expect(visibleTo(play(fallen, word).events, 1)).toEqual([{ type: 'merge-tried', seat: 0 }])
    }
  })
  test('only the player of a slot learns how many turns it has', () => {
    const { events, state } = play(begin(MAZE, [p(3, 1), FAR]), '0N 1N')
    expect(visibleTo(events, 0).at(-1)).toMatchObject({ own: { turns: 2, extra: 'crutch' } })
    expect(visibleTo(events, 1).at(-1)).toEqual({ type: 'slot-started', seat: 0, round: 2 })
    expect(game.view(state, 1).slot).toEqual({ seat: 0, acts: '' })
    expect(game.view(state, 1).own?.slot).toBe(null)
  })
  test('mazes and starts are secret while they are made (ruling 5)', () => {
    const built = act(setup(), 0, { type: 'generate-maze' })
    expect(visibleTo(built.events, 1)).toEqual([{ type: 'maze-built', seat: 0 }])
    expect(game.view(built.state, 1)).toMatchObject({ built: [true, false], own: { maze: null } })
    const ready = act(built.state, 1, { type: 'generate-maze' }).state
    const chosen = act(ready, 0, { type: 'choose-start', x: 3, y: 3 })
    expect(visibleTo(chosen.events, 1)).toEqual([{ type: 'start-chosen', seat: 0 }])
  })
  test('only player 0 learns that they have met the condition', () => {
    const { state, events } = play(begin(MAZE, [p(2, 1), FAR]), '0S 1W 0N 1E 0N 1W 0N')
    expect(game.view(state, 0).own?.explorer?.met).toBe(true)
    expect(JSON.stringify([visibleTo(events, 1), game.view(state, 1)])).not.toContain('"met":true')
  })
  test('the owner sees their maze and nothing of what happens in it', () => {
    const before = game.view(begin(MAZE, [p(1, 1), FAR]), 1).own
    const later = game.view(after(begin(MAZE, [p(1, 1), FAR]), '0W 1N 0N'), 1).own
    expect(later?.maze).toEqual(before?.maze)
    expect(later?.explorer?.islands[0]?.cells).toHaveLength(2)
  })
  test('true positions, origins and which treasure is true are in no view while it runs', () => {
    const state = after(begin(MAZE, [p(0, 0), FAR]), '0E')
    for (const viewer of [0, 1, 'spectator'] as const) {
      const text = JSON.stringify({ ...game.view(state, viewer), own: { ...game.view(state, viewer).own, maze: null } })
      for (const word of ['origin', 'true-treasure', 'lots', 'key']) expect(text).not.toContain(`"${word}"`)
    }
  })
  test('once it is over both mazes and everything else are open to all', () => {
    const { state, events } = play(begin(MAZE, [p(0, 0), FAR]), '0E 1-')
    for (const viewer of [0, 1, 'spectator', 'host'] as const) expect(game.view(state, viewer).truth).toEqual(state)
    expect(visibleTo(events, 'spectator').at(-1)).toMatchObject({ type: 'match-ended', mazes: state.mazes })
  })
  test('every action counts as revealing, so that an undo reveals nothing (ruling 18)', () => {
    const state = begin(MAZE, [p(1, 1), FAR])
    for (const word of ['0W', '0N', '1-']) {
      const result = game.apply(
        state,
        Number(word[0]),
        word[1] === '-' ? { type: 'resign' } : { type: 'move', dir: 'N' },
      )
      expect(result.ok && result.value.reveals).toBe(true)
    }
  })
})
