import { type Bot, createRng, Match } from '@turnwise/engine'
import { describe, expect, test } from 'vitest'
import type { Action } from '../game/commands/index.ts'
import { placeNamed } from '../game/map/board.ts'
import { milepostOf, POINT_COUNT, pointOf } from '../game/map/geometry.ts'
import { above, line, OPTIONS, position } from '../game/tests/table.ts'
import { layLine, sectionsTo } from '../game/track/laying.ts'
import type { View } from '../game/types.ts'
import { runerail } from '../index.ts'
import { nextExpansion } from './expansion.ts'
import { graphOf } from './graph.ts'
import { magnate, planner } from './index.ts'
import { Planning } from './plan.ts'
import { bestPoint, isReached, routesFrom } from './routes.ts'
import { MAGNATE, PLANNER } from './settings.ts'

const OWN_TRACK = { step: 0.1, rival: null, voyage: null }

const SHORT = { ...OPTIONS, goal_cities: 4, goal_gold: 100, start_gold: 80 }

function playOut(bots: readonly Bot<View, Action>[], seed: string, options = SHORT) {
  const seats = bots.length
  const match = new Match(runerail, { seed, options, seats })
  const rng = createRng(seed)
  while (match.toAct.length > 0) {
    const seat = match.toAct[0]!
    const turn = {
      view: runerail.view(match.state, seat),
      seat,
      seats,
      legal: match.legalActions(seat),
      complete: false,
      rng,
      budget: {},
    }
    const played = match.play(seat, bots[seat]!.choose(turn))
    expect(played.ok, played.ok ? '' : played.error.message).toBe(true)
    if (match.seq % 25 === 0) expect(runerail.check(match.state)).toEqual([])
  }
  return match
}

describe('the map as a player sees it', () => {
  const city = (name: string) => placeNamed(name)!
  const view = (track = {}) => runerail.view(position({ track }), 0)

  test('ways cost what building them costs, own track nothing', () => {
    const graph = graphOf(view(), 0, OWN_TRACK)
    const routes = routesFrom(graph, city('Bluefeld').points)
    const end = bestPoint(routes, city('Tollbridge'))
    // Four sections of plain and the city.
    expect([routes.gold[end], routes.steps[end]]).toEqual([4 + 3, 5])
    const sections = sectionsTo(position({}), 0, city('Tollbridge').points)!
    const way = [sections[0]![0], ...sections.map(([, to]) => to)]
    const own = routesFrom(graphOf(view(line(0, ...way.map(milepostOf))), 0, OWN_TRACK), city('Bluefeld').points)
    expect(own.gold[end]).toBe(0)
  })

  test('a train on open track does not plan to turn round (M2)', () => {
    const graph = graphOf(view(line(0, above(39, 12), above(38, 12), above(37, 12))), 0, PLANNER.graph)
    const [from, to] = [pointOf(above(37, 12))!, pointOf(above(38, 12))!]
    expect(routesFrom(graph, [from]).gold[to]).toBe(0)
    expect(routesFrom(graph, [from], { from, to }).gold[to]).toBeGreaterThan(0)
  })

  test('only a player who sails reaches an island without a bridge', () => {
    const strike = { ...view(), effects: [{ kind: 'magic-suspended' as const, card: 202, player: null, until: 9 }] }
    const reached = (settings: typeof PLANNER.graph) => {
      const routes = routesFrom(graphOf(strike, 0, settings), city('Bluefeld').points)
      return isReached(routes, bestPoint(routes, city('Quillhaven')))
    }
    expect([reached(PLANNER.graph), reached({ ...MAGNATE.graph, voyage: { boarding: 14, step: 0.9 } })]).toEqual([
      false,
      true,
    ])
  })

  test('the next city to join is the cheapest one outside', () => {
    const expansion = nextExpansion(view(line(0, above(39, 12), above(38, 12))), 0)!
    expect(expansion.gold).toBeGreaterThan(10)
    expect(layLine(view(line(0, above(39, 12), above(38, 12))), 0, expansion.sections).pairs.length).toBeGreaterThan(0)
    expect(nextExpansion(view(), 0)).toBeUndefined()
  })

  test('a plan is affordable and starts from where the train is', () => {
    const start = position()
    const plan = new Planning(runerail.view(start, 0), 0, MAGNATE).best()!
    expect(plan.gold).toBeLessThanOrEqual(60 + 50)
    expect(plan.way[0]! % POINT_COUNT).toBe(pointOf(above(40, 12)))
    expect(new Set(plan.sections).size).toBe(plan.sections.length)
  })
})

describe('the players', () => {
  test.each([
    ['planners', [planner, planner]],
    ['a planner and a magnate', [planner, magnate]],
  ])('%s finish a first match by their network', (_, bots) => {
    const match = playOut(bots, 'first')
    expect(match.outcome?.reason).toBe('network')
    expect(match.state.turn / bots.length).toBeLessThan(60)
  })

  test.each([planner, magnate])('the same position gives the same choice, whatever is hidden: $id', bot => {
    const match = new Match(runerail, { seed: 'same', options: OPTIONS, seats: 2 })
    const rng = createRng('same')
    for (let i = 0; i < 40; i++) {
      const seat = match.toAct[0]!
      const turn = {
        view: runerail.view(match.state, seat),
        seat,
        seats: 2,
        legal: match.legalActions(seat),
        complete: false,
        rng,
        budget: {},
      }
      const action = bot.choose(turn)
      const again = runerail.view(runerail.resample(turn.view, seat, createRng(i)), seat)
      expect(bot.choose({ ...turn, view: again, rng: createRng(i) })).toEqual(action)
      match.play(seat, action)
    }
  })
})
