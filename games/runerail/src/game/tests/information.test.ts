import { createRng } from '@turnwise/engine'
import { describe, expect, test } from 'vitest'
import { runerail } from '../../index.ts'
import { EVENTS } from '../content/index.ts'
import { EVENT_PARTS } from '../map/areas.ts'
import { PLACES } from '../map/board.ts'
import { hexDistance, neighboursOf, terrainAt } from '../map/geometry.ts'
import { OPTIONS, play, position, refusal } from './table.ts'

describe('7 public and private', () => {
  test('Q1 everybody sees the same: all but the order of the decks and the generator', () => {
    const state = runerail.setup(OPTIONS, 3, 'seed')
    const seen = runerail.view(state, 0)
    for (const viewer of [1, 2, 'spectator'] as const) expect(runerail.view(state, viewer)).toEqual(seen)
    expect([seen.piles.demand.deck, seen.piles.foremen.deck, seen.piles.ships.deck, seen.random]).toEqual([
      null,
      null,
      null,
      null,
    ])
    const { piles: _piles, random: _random, ...shared } = state
    expect(seen).toMatchObject(shared)
  })

  test('Q2 sizes are public, and what lies in a deck can be worked out, but not its order', () => {
    const state = runerail.setup(OPTIONS, 3, 'seed')
    const seen = runerail.view(state, 0)
    const guess = runerail.resample(seen, 0, createRng('another'))
    for (const name of ['demand', 'foremen', 'ships'] as const) {
      expect(seen.piles[name].deckSize).toBe(state.piles[name].deck.length)
      expect(guess.piles[name].deck.toSorted()).toEqual(state.piles[name].deck.toSorted())
    }
    expect(guess.piles.demand.deck).not.toEqual(state.piles.demand.deck)
  })

  test('D5 one generator, out of the seed: the same cards again, others for another seed', () => {
    const decks = (seed: string) => runerail.setup(OPTIONS, 3, seed).piles
    expect(decks('seed')).toEqual(decks('seed'))
    expect(decks('seed')).not.toEqual(decks('another'))
  })

  test('a refused command changes nothing (8)', () => {
    const state = position()
    const before = structuredClone(state)
    expect(refusal(state, 1, { type: 'end-turn' })).toBe('not-your-turn')
    expect(state).toEqual(before)
    expect(play(state, [0, { type: 'end-turn' }])).not.toEqual(before)
  })
})

test('A1 Bread Riots: more than 3 from the coast, which the underground has not', () => {
  const [card = 0] = [...EVENTS].find(([, { name }]) => name === 'Bread Riots') ?? []
  const mask = EVENT_PARTS.get(card)?.[0]?.mask
  const isOnCoast = (point: number) => neighboursOf(point).some(next => terrainAt(next) === '~')
  const coast = Array.from({ length: 2400 }, (_, point) => point).filter(
    point => terrainAt(point) !== '~' && isOnCoast(point),
  )
  for (const { name, centre } of PLACES) {
    const distance = Math.min(...coast.map(point => hexDistance(point, centre)))
    // Over land it may be further than as the crow flies, never nearer.
    if (distance > 3) expect(mask?.[centre], name).toBe(1)
    if (distance === 0) expect(mask?.[centre], name).toBe(0)
  }
  expect(PLACES.filter(({ centre }) => mask?.[centre] === 1).map(({ name }) => name)).toContain('Uloggh')
})
