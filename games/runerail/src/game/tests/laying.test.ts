import { describe, expect, test } from 'vitest'
import { keyOf, linkBetween, placeNamed } from '../game/board.ts'
import { pointOf } from '../game/geometry.ts'
import { runerail } from '../index.ts'
import { destinationsOf } from './destinations.ts'
import { errandOf, offersOf } from './errands.ts'
import { extendTo, planOf, startsOf } from './plan.ts'
import { lessonStates } from './tutorial-states.ts'

const states = lessonStates()
const opening = runerail.view(states.opening, 0)
const empty = planOf(opening, 0, [])
const centre = (name: string) => placeNamed(name)?.centre ?? -1

describe('a plan', () => {
  test('begins at major cities and own track', () => {
    const starts = startsOf(empty, 0)
    expect(starts.has(pointOf([0, 39, 12]) ?? -1)).toBe(true)
    expect(starts.has(centre('Bremmner'))).toBe(false)
  })

  test('leads to a milepost by sections that the rules allow', () => {
    const plan = extendTo(opening, 0, empty, centre('Bremmner'))
    expect(plan.problem).toBeUndefined()
    expect(plan.pairs).toHaveLength(1)
    let state = states.opening
    for (const [start, end] of plan.pairs) {
      const key = keyOf(linkBetween(start, end) ?? -1)
      const [from = '', to = ''] = key.split('-')
      const mileposts = [from, to].map(text => text.split(',').map(Number) as [number, number, number])
      const [a, b] = pointOf(mileposts[0]!) === start ? mileposts : mileposts.toReversed()
      const played = runerail.apply(state, 0, { type: 'build-track', start: a!, end: b! })
      if (!played.ok) throw new Error(played.error.message)
      state = played.value.state
    }
    expect(states.opening.players[0]!.gp - state.players[0]!.gp).toBe(plan.cost)
  })

  test('ends where the spending of a turn ends', () => {
    const plan = extendTo(opening, 0, empty, centre('Saltmarrow') + 1)
    expect(plan.cost).toBeLessThanOrEqual(20 - (opening.current?.spent ?? 0))
    expect(plan.problem).toContain('20 gold')
  })

  test('says why a section cannot be laid', () => {
    const far = planOf(opening, 0, [[centre('Mrrath'), centre('Mrrath') + 1]])
    expect(far.pairs).toEqual([])
    expect(far.problem).toBe('Build from a major city or from your own track.')
  })

  test('can be made while others play', () => {
    const plan = extendTo(opening, 1, planOf(opening, 1, []), centre('Skarn'))
    expect(plan.pairs.length).toBeGreaterThan(0)
  })
})

test('an errand names its sources, its city and the way', () => {
  const errand = errandOf(opening, 0, { good: 'hops', city: 'Bremmner', payoff: 11 })
  expect(errand?.sources).toEqual([centre('Bluefeld')])
  expect(errand?.target).toBe(centre('Bremmner'))
  expect(errand?.way.at(-1)).toBe(centre('Bremmner'))
})

test('at most three demands are suggested, all of them affordable', () => {
  const good = offersOf(opening, 0).filter(({ isGood }) => isGood)
  expect(good.length).toBeGreaterThan(0)
  expect(good.length).toBeLessThanOrEqual(3)
  for (const { gold } of good) expect(gold).toBeLessThanOrEqual(opening.players[0]!.gp)
})

test('every destination is a path that the rules accept', () => {
  const legal = runerail.legalActions(states.loading, 0)
  const found = destinationsOf(runerail.view(states.loading, 0), 0, legal)
  expect(found.has(centre('Bremmner'))).toBe(true)
  for (const { action } of found.values()) expect(runerail.apply(states.loading, 0, action).ok).toBe(true)
})

test('any city can be chosen to start in', () => {
  const legal = runerail.legalActions(states.placing, 0)
  expect(destinationsOf(runerail.view(states.placing, 0), 0, legal).has(centre('Dripstone'))).toBe(true)
})
