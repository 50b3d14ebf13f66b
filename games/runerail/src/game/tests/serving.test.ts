import { describe, expect, test } from 'vitest'
import { runerail } from '../../index.ts'
import { sourcesOf } from '../cards/demands.ts'
import { CONTENT } from '../content/index.ts'
import type { Demand } from '../content/types.ts'
import { placeNamed } from '../map/board.ts'
import { type Point, pointOf } from '../map/geometry.ts'
import { layLine } from '../track/laying.ts'
import { bestPriced, demandsInHand, servingOf } from '../track/serving.ts'
import { explore } from '../travel/reach.ts'
import { freshTurn } from '../turns.ts'
import type { State } from '../types.ts'
import { above, city, line, OPTIONS, position } from './table.ts'

const DEMANDS: readonly Demand[] = CONTENT.demands.flatMap(card => card.demands)

/** The first opening turn, with nothing built and foremen that make nothing cheaper. */
const bare = runerail.setup({ ...OPTIONS, draft: false }, 2, 'serving')
const empty: State = { ...bare, players: bare.players.map(player => ({ ...player, foreman: 'Gorlug the Fee' })) }

/** Builds it as the rules allow it, in as many turns as it takes, with gold enough. */
function build(state: State, sections: ReturnType<typeof layLine>['pairs']): { state: State; cost: number } {
  let now = { ...state, players: state.players.map(player => ({ ...player, gp: 500 })) }
  let cost = 0
  for (let left = sections; left.length > 0; ) {
    const laid = layLine({ ...now, current: freshTurn(0, 'build', 0, false) }, 0, left)
    expect(laid.pairs.length).toBeGreaterThan(0)
    now = laid.state
    cost += laid.cost
    left = left.slice(laid.pairs.length)
  }
  return { state: now, cost }
}

function canTravel(state: State, from: Point, to: string): boolean {
  const goal = placeNamed(to)!.points
  const at = CONTENT.cities.find(each => pointOf(each.at) === from)!.at
  const players = state.players.map((player, seat) => (seat === 0 ? { ...player, at, ship: null } : player))
  let found = false
  const rules = { movesLeft: 400, halved: true, paid: 127, gold: 0, ignoreEvents: true }
  explore({ ...state, players }, 0, rules, ({ point }) => {
    found ||= goal.includes(point)
    return found
  })
  return found
}

describe('what serving a demand costs', () => {
  test('on the empty map every quote is what the rules take, and the load can travel then', () => {
    for (const demand of DEMANDS) {
      const serving = servingOf(empty, 0, demand)!
      const built = build(empty, serving.sections)
      expect(built.cost, `${demand.good} to ${demand.city}`).toBe(serving.gold)
      expect(canTravel(built.state, serving.source!.centre, demand.city)).toBe(true)
      expect(serving.tolls).toBe(0)
    }
  })

  test('no single section can be left out of a quote', () => {
    for (const demand of DEMANDS.slice(0, 60)) {
      const { sections, source } = servingOf(empty, 0, demand)!
      const last = sections.slice(0, -1)
      const { state } = build(empty, last)
      expect(canTravel(state, source!.centre, demand.city), `${demand.good} to ${demand.city}`).toBe(false)
    }
  })

  test('track that touches neither a major city nor own track is led there first', () => {
    // Cattle from Brinefold to Cinderfair: both are medium or small, Saltmarrow is the nearest major city.
    const demand = { good: 'cattle', city: 'Cinderfair', payoff: 10 }
    const { sections, gold } = servingOf(empty, 0, demand)!
    expect(build(empty, sections).cost).toBe(gold)
    const majors = new Set(
      CONTENT.cities.filter(({ size }) => size === 'major').flatMap(({ name }) => placeNamed(name)!.points),
    )
    expect(majors.has(sections[0]![0])).toBe(true)
  })

  test('own track is free, rival track costs tolls, which are apart', () => {
    const way = [above(39, 12), above(38, 12), above(37, 12), above(36, 12), above(35, 12), above(34, 13)]
    const hops = { good: 'hops', city: 'Tollbridge', payoff: 10 }
    const [own, rival] = [0, 1].map(seat => servingOf(position({ track: line(seat, ...way) }), 0, hops)!)
    expect([own!.gold, own!.tolls]).toEqual([0, 0])
    expect([rival!.gold, rival!.tolls]).toEqual([0, 4])
  })

  test('the train must get to the source too', () => {
    const steel = { good: 'steel', city: 'Tollbridge', payoff: 10 }
    const near = servingOf(position(), 0, steel)!
    const far = servingOf(position({ players: [{ at: city('Saltmarrow'), lastCity: city('Saltmarrow') }] }), 0, steel)!
    expect(far.gold).toBeGreaterThan(near.gold + 30)
  })

  test('what is aboard needs no source', () => {
    const hops = { good: 'hops', city: 'Tollbridge', payoff: 10 }
    const aboard = servingOf(position({ players: [{ loads: ['hops'] }] }), 0, hops)!
    expect(aboard).toMatchObject({ source: null, gold: 7 })
    expect(sourcesOf('hops', 'whole').map(({ name }) => name)).toEqual(['Bluefeld'])
  })
})

test('at most three demands are suggested, all of them affordable, the best first', () => {
  const purse = empty.players[0]!.gp
  const priced = demandsInHand(empty, 0).map(each => ({ ...each, serving: servingOf(empty, 0, each.demand) }))
  const best = bestPriced(priced, purse)
  const gains = best.map(({ demand, serving }) => demand.payoff - serving!.gold - serving!.tolls)
  expect(best).toHaveLength(3)
  expect(gains).toEqual(gains.toSorted((a, b) => b - a))
  for (const { serving } of best) expect(serving!.gold + serving!.tolls).toBeLessThanOrEqual(purse)
  expect(bestPriced(priced, 0).every(({ serving }) => serving?.gold === 0)).toBe(true)
})
