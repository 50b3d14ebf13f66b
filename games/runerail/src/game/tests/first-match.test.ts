import { createRng, Match, parseWith } from '@turnwise/engine'
import { describe, expect, test } from 'vitest'
import { planner } from '../../bots/index.ts'
import { runerail } from '../../index.ts'
import { cardsOn, demandsOn } from '../cards/demands.ts'
import { FOREMEN } from '../content/index.ts'
import { placeNamed } from '../map/board.ts'
import { isOnMap } from '../map/extent.ts'
import { pointOf } from '../map/geometry.ts'
import { FIRST_MATCH } from '../setup.ts'
import { above, city, END, lay, line, OPTIONS, play, position, refusal } from './table.ts'

const FIRST = { ...OPTIONS, ...FIRST_MATCH }
const west = (rest: Parameters<typeof position>[0] = {}) =>
  position({
    ...rest,
    options: FIRST,
    players: [
      { at: city('Karrowgate'), lastCity: city('Karrowgate') },
      { at: city('Wychmoor'), lastCity: city('Wychmoor') },
    ],
  })

describe('the first match', () => {
  test('begins with building: every player has a foreman, none the Troll', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const start = runerail.setup(FIRST, 6, seed)
      expect(start).toMatchObject({ stage: 'opening', draft: null, current: { phase: 'build' } })
      for (const { foreman } of start.players) expect(FOREMEN.get(foreman ?? '')?.race).not.toBe('troll')
      expect(runerail.check(start)).toEqual([])
    }
  })

  test('every card asks only for what can be had and delivered in the west', () => {
    for (const card of cardsOn('west').filter(each => each < 200)) {
      const demands = demandsOn(card, 'west')
      expect(demands.length).toBeGreaterThan(0)
      for (const demand of demands) expect(isOnMap('west', placeNamed(demand.city)!.centre)).toBe(true)
    }
    expect(cardsOn('west').filter(card => card > 200)).not.toContain(201)
  })

  test('nothing is built, placed or reached outside', () => {
    const building = west({ turn: { phase: 'build' } })
    expect(refusal(building, 0, lay(above(39, 12), above(38, 12)))).toBe('off-map')
    const placing = play(runerail.setup(FIRST, 2, 'place'), ...Array.from({ length: 0 }, () => [0, END] as const))
    expect(
      refusal({ ...placing, stage: 'placing', step: 6, current: null }, placing.order[0]!, {
        type: 'place-train',
        city: 'Bluefeld',
      }),
    ).toBe('unknown-city')
    // The magical link leads from Wychmoor to a city that is not there.
    const atWychmoor = west({ turn: { player: 1 } })
    expect(refusal(atWychmoor, 1, { type: 'move-train', path: [city('Ondolar')] })).toBe('off-map')
    const ends = runerail
      .legalActions(atWychmoor, 1)
      .flatMap(action => (action.type === 'move-train' ? [action.path.at(-1)!] : []))
    expect(ends.length).toBeGreaterThan(0)
    for (const end of ends) expect(isOnMap('west', pointOf(end)!)).toBe(true)
  })

  test('a city that is not on the map does not count as joined', () => {
    const wychmoor = line(0, above(20, 33), above(19, 33))
    expect(runerail.view(west({ track: wychmoor }), 0).joined).toEqual([1, 0])
  })

  test('a goal that the map does not have is refused', () => {
    const parsed = parseWith(runerail.options, { map: 'west', goal_cities: 5 })
    expect(parsed).toMatchObject({ ok: false, error: { message: expect.stringContaining('major cities') } })
  })

  test('planners finish it by their network, and never leave the west', () => {
    const match = new Match(runerail, { seed: 'first', options: FIRST, seats: 2 })
    const rng = createRng('first')
    while (match.toAct.length > 0) {
      const seat = match.toAct[0]!
      const view = runerail.view(match.state, seat)
      const turn = { view, seat, seats: 2, legal: match.legalActions(seat), complete: false, rng, budget: {} }
      const played = match.play(seat, planner.choose(turn))
      expect(played.ok, played.ok ? '' : played.error.message).toBe(true)
      for (const { at } of match.state.players) if (at !== null) expect(isOnMap('west', pointOf(at)!)).toBe(true)
    }
    expect(match.outcome?.reason).toBe('network')
    expect(runerail.check(match.state)).toEqual([])
  })
})
