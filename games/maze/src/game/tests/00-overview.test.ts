import { createRng, Match, sameJson } from '@turnwise/engine'
import { expect, test } from 'vitest'
import { maze as game } from '../../index.ts'
import { cellsOf } from '../grid.ts'
import { DEFAULT_OPTIONS } from '../options.ts'
import { setup } from './table.ts'

test('the defaults are the rules as written (ruling 1)', () => {
  expect(game.options['~standard'].validate({})).toEqual({ value: DEFAULT_OPTIONS })
  expect(DEFAULT_OPTIONS).toMatchObject({ size: 10, exits: 4, treasures: 4, pits: 4, rounds: 500 })
  expect(cellsOf(DEFAULT_OPTIONS.size)).toHaveLength(100)
})

test.each([
  [{ size: 3 }, false],
  [{ size: 21 }, false],
  [{ size: 4 }, false],
  [{ size: 4, treasures: 2, pits: 2, crutches: 0, crossbows: 0, traps: 0 }, true],
  [{ size: 5, treasures: 1, pits: 5, crutches: 0, crossbows: 0, traps: 0 }, false],
  [{ rounds: 0 }, false],
  [{ nonsense: 1 }, false],
])('options %j are accepted: %s', (options, accepted) => {
  const result = game.options['~standard'].validate(options)
  expect('value' in result).toBe(accepted)
})

test('building and choosing are simultaneous, play is not (ruling 5)', () => {
  const match = new Match(game, { seed: 's', options: DEFAULT_OPTIONS, seats: 2 })
  expect(match.toAct).toEqual([0, 1])
  match.play(1, { type: 'generate-maze' })
  expect(match.toAct).toEqual([0])
  match.play(0, { type: 'generate-maze' })
  expect(match.toAct).toEqual([0, 1])
  match.play(0, { type: 'choose-start', x: 0, y: 0 })
  expect(match.toAct).toEqual([1])
  match.play(1, { type: 'choose-start', x: 0, y: 0 })
  expect(match.toAct).toHaveLength(1)
})

test('the log rebuilds a match bit for bit, generated mazes included (ruling 4)', () => {
  const rng = createRng('log')
  const match = new Match(game, { seed: 'log', options: { ...DEFAULT_OPTIONS, rounds: 30 }, seats: 2 })
  while (match.toAct.length > 0) {
    const seat = rng.pick(match.toAct)
    match.play(seat, game.sample?.(match.state, seat, rng) ?? { type: 'resign' })
  }
  const again = new Match(game, match.start)
  for (const entry of match.log) again.replay(entry)
  expect(sameJson(again.state, match.state)).toBe(true)
  expect(match.log.map(entry => again.eventsAt(entry.seq))).toEqual(match.log.map(entry => match.eventsAt(entry.seq)))
})

test('a maze that is asked for comes from the seed of the match, another for each player', () => {
  const first = game.apply(setup(), 0, { type: 'generate-maze' })
  const again = game.apply(setup(), 0, { type: 'generate-maze' })
  const second = game.apply(setup(), 1, { type: 'generate-maze' })
  if (!first.ok || !again.ok || !second.ok) throw new Error('refused')
  expect(again.value.state).toEqual(first.value.state)
  expect(second.value.state.mazes[1]).not.toEqual(first.value.state.mazes[0])
})
