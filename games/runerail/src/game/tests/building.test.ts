import { describe, expect, test } from 'vitest'
import { runerail } from '../../index.ts'
import type { Milepost, Race } from '../content/types.ts'
import {
  ENTRANCES,
  endsOf,
  IS_INLET,
  keyOf,
  LINK_COUNT,
  linksAt,
  OUTWARD,
  otherEnd,
  placeNamed,
  RIVER_BITS,
} from '../map/board.ts'
import { milepostOf, pointOf, terrainAt } from '../map/geometry.ts'
import { priceFor, sectionCost } from '../track/costs.ts'
import type { State } from '../types.ts'
import {
  above,
  act,
  below,
  city,
  current,
  END,
  effect,
  gold,
  lay,
  line,
  play,
  player,
  position,
  refusal,
} from './table.ts'

const building = { phase: 'build' } as const
const links = Array.from({ length: LINK_COUNT }, (_, link) => link)

/** A section between two kinds of terrain, over a river or not. */
function find(start: string, end: string, river: boolean): { link: number; end: number } {
  for (const link of links) {
    if ((RIVER_BITS[link] !== 0) !== river || IS_INLET[link] === 1) continue
    for (const [a, b] of [endsOf(link), endsOf(link).toReversed() as [number, number]]) {
      if (terrainAt(a) === start && terrainAt(b) === end) return { link, end: b }
    }
  }
  throw new Error(`no such section: ${start} ${end}`)
}

function cost(start: Milepost, end: Milepost, race?: Race): number {
  const to = pointOf(end)!
  return sectionCost(linksAt(to).find(link => otherEnd(link, to) === pointOf(start))!, to, race)
}

describe('K5 costs, W1 rivers and W2 inlets (section 9)', () => {
  const river = find('.', 'm', true)
  test.each([
    ['plain to mountain across a river', undefined, 4],
    ['the same, Dwarf', 'dwarf', 3],
    ['the same, Human', 'human', 2],
    ['the same, Elf', 'elf', 4],
  ] as const)('%s (%s): %d', (_, race, expected) => {
    expect(sectionCost(river.link, river.end, race)).toBe(expected)
  })

  test.each([
    ['desert to strait', above(6, 18), above(6, 19), undefined, 4],
    ['desert to strait, Human', above(6, 18), above(6, 19), 'human', 2],
    ['strait to desert', above(6, 19), above(6, 20), undefined, 4],
    ['major ring to mountain outside', above(23, 10), above(24, 10), undefined, 2],
    ['plain to major ring', above(38, 12), above(39, 12), undefined, 5],
  ] as const)('%s: %s to %s, %s: %d', (_, start, end, race, expected) => {
    expect(cost(start, end, race)).toBe(expected)
  })

  test.each([
    ['.', 1, {}],
    ['d', 1, {}],
    ['f', 2, { elf: 1 }],
    ['m', 2, { dwarf: 1 }],
    ['j', 3, { catman: 1 }],
    ['A', 5, {}],
    ['V', 5, {}],
    ['r', 5, { troll: 2 }],
    ['u', 2, {}],
    ['p', 2, {}],
    ['s', 3, {}],
    ['c', 3, {}],
    ['*', 5, {}],
  ] as const)('B6, F2 to build to %s costs %d', (terrain, expected, cheaper: Partial<Record<Race, number>>) => {
    const link = links.find(
      each => RIVER_BITS[each] === 0 && IS_INLET[each] === 0 && terrainAt(endsOf(each)[1]) === terrain,
    )!
    const end = endsOf(link)[1]
    expect(sectionCost(link, end, undefined)).toBe(expected)
    for (const race of ['catman', 'dwarf', 'elf', 'human', 'orc', 'wee folk', 'troll'] as const) {
      if (race !== 'troll' || terrain === 'r')
        expect(sectionCost(link, end, race), race).toBe(cheaper[race] ?? expected)
    }
  })

  const under = below(19, 6)
  test.each([
    ['nobody special', {}, [54, 60], [49, 60]],
    ['with the Orc', { foreman: 'Gorlug the Fee' }, [55, 60], [50, 60]],
    ['with the Troll', { foreman: 'Mother Shale' }, [58, 60], [56, 60]],
  ])('first rock of the turn and the second, %s', (_, mine, once, twice) => {
    const start = position({ track: line(0, above(27, 17), above(28, 17)), players: [mine], turn: building })
    const first = play(start, [0, lay(under, below(20, 6))])
    expect(gold(first)).toEqual(once)
    expect(gold(play(first, [0, lay(below(20, 6), below(21, 6))]))).toEqual(twice)
  })

  test('the bribe of a builder goes to the player with the Orc and counts in the 20', () => {
    const players = [{}, { foreman: 'Gorlug the Fee' }]
    const start = position({ track: line(0, above(27, 17), above(28, 17)), players, turn: { ...building, spent: 14 } })
    expect(gold(play(start, [0, lay(under, below(20, 6))]))).toEqual([54, 61])
    expect(
      refusal(position({ track: start.track, turn: { ...building, spent: 15 } }), 0, lay(under, below(20, 6))),
    ).toBe('over-limit')
  })
})

describe('4.5.1 building', () => {
  const own = line(0, above(39, 12), above(38, 12), above(37, 12))
  const start = position({ track: own, turn: building })

  test.each([
    ['off-map', above(38, 12), above(38, 99)],
    ['not-adjacent', above(38, 12), above(38, 14)],
    ['not-adjacent', above(38, 12), above(38, 12)],
    ['sea-point', above(41, 12), above(42, 12)],
    ['inside-city', above(39, 12), above(40, 12)],
    ['inside-city', above(39, 12), above(39, 11)],
    ['track-exists', above(38, 12), above(39, 12)],
    ['not-connected', above(35, 12), above(34, 12)],
  ])('K1, K2, K3 refused: %s', (code, from, to) => {
    expect(refusal(start, 0, lay(from, to))).toBe(code)
  })

  test('K1 a section is laid and paid', () => {
    const done = act(start, 0, lay(above(37, 12), above(36, 12)))
    expect(done.state.track).toHaveProperty('0,36,12-0,37,12', 0)
    expect([gold(done.state)[0], current(done.state).spent, done.state.bank]).toEqual([59, 1, 1])
    expect(done.events).toContainEqual({
      type: 'track-built',
      seat: 0,
      sections: [{ start: above(37, 12), end: above(36, 12) }],
      cost: 1,
    })
    expect(refusal(done.state, 0, lay(above(37, 12), above(36, 12)))).toBe('track-exists')
  })

  test('K3 from any major city, from own track, through an entrance; separate networks are allowed', () => {
    expect(refusal(start, 0, lay(above(23, 10), above(24, 10)))).toBeUndefined()
    const { surface, under } = ENTRANCES[1]!
    const entrance = position({ track: line(0, milepostOf(under), below(18, 6)), turn: building })
    expect(refusal(entrance, 0, lay(milepostOf(surface), above(28, 17)))).toBeUndefined()
    expect(refusal(start, 0, lay(milepostOf(surface), above(28, 17)))).toBe('not-connected')
    // A rival's track is not a place to build from.
    expect(
      refusal(
        position({ track: line(1, above(39, 12), above(38, 12)), turn: building }),
        0,
        lay(above(38, 12), above(37, 12)),
      ),
    ).toBe('not-connected')
  })

  test('K4 two sections a turn may start from major cities; into one is not limited', () => {
    const twice = play(start, [0, lay(above(23, 10), above(24, 10))], [0, lay(above(39, 12), above(38, 13))])
    expect(current(twice).cityExits).toBe(2)
    expect(refusal(twice, 0, lay(above(39, 11), above(38, 11)))).toBe('city-exits-used')
    const into = position({ track: line(0, above(37, 12), above(38, 12)), turn: { ...building, cityExits: 2 } })
    expect(refusal(into, 0, lay(above(38, 12), above(39, 12)))).toBeUndefined()
    expect(
      runerail.legalActions(twice, 0).some(action => action.type === 'build-track' && action.start[1] === 23),
    ).toBe(false)
  })

  test('K6 20 gold: 9 spent, Teapot to level II is allowed, then a plain section, then nothing', () => {
    const nine = position({ track: own, turn: { ...building, spent: 9 } })
    const full = play(nine, [0, { type: 'upgrade-train', train: 'Skink' }], [0, lay(above(37, 12), above(36, 12))])
    expect(current(full).spent).toBe(20)
    expect(refusal(full, 0, lay(above(36, 12), above(35, 12)))).toBe('over-limit')
    expect(runerail.legalActions(full, 0)).toEqual([END])
  })

  test('K6 it must be affordable at once', () => {
    expect(
      refusal(position({ track: own, turn: building, players: [{ gp: 0 }] }), 0, lay(above(37, 12), above(36, 12))),
    ).toBe('not-enough-gold')
  })

  test('F3 a Troll builds underground only', () => {
    const troll = position({ track: own, turn: building, players: [{ foreman: 'Mother Shale' }] })
    expect(refusal(troll, 0, lay(above(37, 12), above(36, 12)))).toBe('troll-surface')
  })

  /** Track of each seat at a milepost: this many sections, each on its own link. */
  function crowd(at: Milepost, sections: readonly number[]): Record<string, number> {
    const track: Record<string, number> = {}
    const free = [...linksAt(pointOf(at)!)]
    for (const [seat, count] of sections.entries()) for (let i = 0; i < count; i++) track[keyOf(free.shift()!)] = seat
    return track
  }

  /** A way for the last seat to the milepost: the neighbour at the far end of its last link, touched by their track. */
  function approach(
    at: Milepost,
    sections: readonly number[],
    seats: number,
  ): { state: State; action: ReturnType<typeof lay> } {
    const point = pointOf(at)!
    const last = linksAt(point).at(-1)!
    const neighbour = otherEnd(last, point)
    const away = linksAt(neighbour).find(
      link => link !== last && !linksAt(point).some(near => endsOf(near).includes(otherEnd(link, neighbour))),
    )!
    const seat = seats - 1
    const state = position({
      seats,
      track: { ...crowd(at, sections), [keyOf(away)]: seat },
      turn: { ...building, player: seat },
    })
    return { state, action: lay(milepostOf(neighbour), at) }
  }

  test.each([
    ['small city', 'Pennywater', [1, 1], 3, 'entry-full'],
    ['small city, one there', 'Pennywater', [1], 3, undefined],
    ['medium city', 'Bremmner', [1, 1, 1], 4, 'entry-full'],
    ['medium city, two there', 'Bremmner', [1, 1], 4, undefined],
  ])('K7 limited entry: %s', (_, name, sections, seats, code) => {
    const { state, action } = approach(city(name), sections, seats)
    expect(refusal(state, seats - 1, action)).toBe(code)
  })

  test('K7 plain port', () => {
    const { state, action } = approach(above(41, 15), [1, 1], 3)
    expect(refusal(state, 2, action)).toBe('entry-full')
  })

  test.each([
    ['small city', city('Pennywater'), [0, 3], 2, 'too-many-sections'],
    ['entrance', above(27, 17), [0, 3], 2, 'too-many-sections'],
    ['two are fine', city('Pennywater'), [0, 2], 2, undefined],
  ])('K8 three own sections at most: %s', (_, at, sections, seats, code) => {
    const { state, action } = approach(at, sections, seats)
    expect(refusal(state, seats - 1, action)).toBe(code)
  })

  test('K9 the last free links of a city stay for those who may still come', () => {
    // Six links, two players: 3 of one, then the other's are their own. With three at the table a medium city has 3 places.
    const blocked = approach(city('Bremmner'), [3, 2], 3)
    expect(refusal(blocked.state, 2, blocked.action)).toBeUndefined()
    const point = pointOf(city('Bremmner'))!
    const track = crowd(city('Bremmner'), [3, 2])
    const neighbour = otherEnd(linksAt(point).at(-1)!, point)
    const own = linksAt(neighbour).find(
      link =>
        !endsOf(link).includes(point) && !linksAt(point).some(near => endsOf(near).includes(otherEnd(link, neighbour))),
    )!
    const greedy = position({ seats: 3, track: { ...track, [keyOf(own)]: 1 }, turn: { ...building, player: 1 } })
    expect(refusal(greedy, 1, lay(milepostOf(neighbour), city('Bremmner')))).toBe('would-block')
  })

  test('K9 a major city keeps a link for every player who has none', () => {
    const outward = OUTWARD.get(placeNamed('Saltmarrow')!)!
    const seats = 3
    const all = Object.fromEntries(outward.slice(2).map(link => [keyOf(link), 0]))
    const [last] = outward
    const [a, b] = endsOf(last!)
    const start = placeNamed('Saltmarrow')!.points.includes(a) ? [a, b] : [b, a]
    const state = position({ seats, track: all, turn: building })
    expect(refusal(state, 0, lay(milepostOf(start[0]!), milepostOf(start[1]!)))).toBe('would-block')
    const present = position({ seats, track: { ...all, [keyOf(outward[5]!)]: 1 }, turn: building })
    expect(refusal(present, 0, lay(milepostOf(start[0]!), milepostOf(start[1]!)))).toBeUndefined()
  })

  test('K9 each side of an entrance keeps two places', () => {
    const side = below(19, 6)
    const point = pointOf(side)!
    const free = linksAt(point)
    const track = { ...Object.fromEntries(free.slice(0, 4).map((link, index) => [keyOf(link), index < 2 ? 0 : 1])) }
    // Two players are present, so nothing is reserved any more.
    const state = position({ seats: 4, track, turn: building })
    expect(refusal(state, 0, lay(side, milepostOf(otherEnd(free[4]!, point))))).toBeUndefined()
    const alone = position({
      seats: 4,
      track: Object.fromEntries(free.slice(0, 2).map(link => [keyOf(link), 0])),
      turn: building,
    })
    expect(free.length).toBe(6)
    expect(refusal(alone, 0, lay(side, milepostOf(otherEnd(free[4]!, point))))).toBeUndefined()
  })

  test('K9 no player is shut out of the underground', () => {
    // Every link at every entrance is taken by the first two but one: the third must keep it.
    const sides = ENTRANCES.flatMap(({ surface, under }) => [surface, under])
    const track: Record<string, number> = {}
    for (const side of sides)
      for (const [index, link] of linksAt(side).entries()) track[keyOf(link)] = index < 3 ? 0 : 1
    const side = sides[0]!
    const link = linksAt(side).at(-1)!
    delete track[keyOf(link)]
    const third = position({ seats: 3, track, turn: building })
    expect(refusal(third, 1, lay(milepostOf(side), milepostOf(otherEnd(link, side))))).toBe('not-your-turn')
    const second = position({ seats: 3, track, turn: { ...building, player: 1 } })
    expect(refusal(second, 1, lay(milepostOf(side), milepostOf(otherEnd(link, side))))).toBe('would-block')
  })

  test('K10 right of way: only the former owner rebuilds, and then it is theirs again', () => {
    const rightOfWay = [{ link: '0,36,12-0,37,12', owner: 1, until: 9 }]
    const claimed = position({ track: own, turn: building, patch: { rightOfWay } })
    expect(refusal(claimed, 0, lay(above(37, 12), above(36, 12)))).toBe('right-of-way')
    const mine = position({ track: own, turn: building, patch: { rightOfWay: [{ ...rightOfWay[0]!, owner: 0 }] } })
    expect(play(mine, [0, lay(above(37, 12), above(36, 12))]).rightOfWay).toEqual([])
  })

  test.each([
    ['everywhere', 11, null, 'event-no-build'],
    ['for the one who drew it', 12, 0, 'event-no-build'],
    ['for another player', 12, 1, undefined],
    ['in another place', 10, null, undefined],
  ])('K11 building forbidden %s', (_, card, who, code) => {
    const state = position({ track: own, turn: building, effects: [effect(card, 'no-build', 99, who)] })
    expect(refusal(state, 0, lay(above(37, 12), above(36, 12)))).toBe(code)
  })

  test('K11 across a river, or with either end in the area', () => {
    const spate = effect(3, 'no-build')
    const river = links.find(link => keyOf(link) === '0,30,14-0,31,14')!
    expect(RIVER_BITS[river]).not.toBe(0)
    const state = position({ track: line(0, above(30, 14), above(30, 13)), turn: building, effects: [spate] })
    expect(refusal(state, 0, lay(above(30, 14), above(31, 14)))).toBe('event-no-build')
    expect(refusal(state, 0, lay(above(30, 14), above(29, 14)))).toBeUndefined()
    const wardens = position({ turn: building, effects: [effect(10, 'no-build')] })
    expect(refusal(wardens, 0, lay(above(10, 13), above(11, 13)))).toBe('event-no-build')
  })
})

describe('4.5.2 and 4.5.3 upgrades and foremen', () => {
  const upgrade = (train: string, drop?: string) =>
    ({ type: 'upgrade-train', train, ...(drop === undefined ? {} : { drop }) }) as const

  test('V1, V2 one level for 10, the old train back to stock', () => {
    const state = play(position({ turn: building }), [0, upgrade('Packhorn')])
    expect([player(state, 0).train, player(state, 0).gp]).toEqual(['Packhorn', 50])
    expect([state.stock.Packhorn, state.stock.Teapot]).toEqual([2, 5])
    const twice = play(state, [0, upgrade('Frostwing')])
    expect(player(twice, 0).train).toBe('Frostwing')
    expect(refusal(twice, 0, upgrade('Nightscale'))).toBe('over-limit')
  })

  test.each([
    ['event-no-upgrade', {}, upgrade('Skink'), { effects: [effect(2, 'no-upgrade')] }],
    ['not-next-level', {}, upgrade('Anvilback'), {}],
    ['not-next-level', { train: 'Skink' }, upgrade('Packhorn'), {}],
    ['not-next-level', {}, upgrade('Pony'), {}],
    ['none-left', {}, upgrade('Skink'), { patch: {}, taken: true }],
    ['must-drop-load', { train: 'Packhorn', loads: ['ale', 'iron', 'salt'] }, upgrade('Frostwing'), {}],
    ['must-drop-load', { train: 'Packhorn', loads: ['ale', 'iron', 'salt'] }, upgrade('Frostwing', 'gems'), {}],
    ['no-drop-needed', { loads: ['ale'] }, upgrade('Skink', 'ale'), {}],
    ['over-limit', {}, upgrade('Skink'), { spent: 11 }],
    ['not-enough-gold', { gp: 9 }, upgrade('Skink'), {}],
  ])('V1 to V4 refused: %s', (code, mine, action, extra) => {
    const { effects = [], spent = 0, taken = false } = extra as { effects?: []; spent?: number; taken?: boolean }
    const others = taken ? [{ train: 'Skink' }, { train: 'Skink' }, { train: 'Skink' }] : []
    const state = position({ seats: 4, players: [mine, ...others], effects, turn: { ...building, spent } })
    expect(refusal(state, 0, action)).toBe(code)
  })

  test('V3 the dropped load returns to the pool, also aboard a ship', () => {
    const mine = {
      train: 'Packhorn',
      loads: ['ale', 'iron', 'salt'],
      at: above(42, 12),
      ship: { name: 'Tern', boardedTurn: 0 },
    }
    const state = play(position({ players: [mine], turn: building }), [0, upgrade('Frostwing', 'iron')])
    expect([player(state, 0).loads, state.pool.iron]).toEqual([['ale', 'salt'], 4])
  })

  const draw = (from: 'deck' | 'discard') => ({ type: 'hire-foreman', mode: 'draw', from }) as const
  const choose = (foreman: string) => ({ type: 'hire-foreman', mode: 'choose', foreman_id: foreman }) as const
  const keep = (foreman: string) => ({ type: 'keep-foreman', foreman_id: foreman }) as const

  test('H1 drawn for 1, shown, and one of the two kept; in the move phase too', () => {
    const drawn = act(position(), 0, draw('deck'))
    const { pending } = drawn.state
    expect([drawn.reveals, gold(drawn.state)[0], current(drawn.state).spent]).toEqual([true, 59, 1])
    if (pending?.kind !== 'keep-foreman') throw new Error('no decision')
    expect(refusal(drawn.state, 0, keep('Old Whisker'))).toBe('not-offered')
    expect(refusal(drawn.state, 1, keep(pending.drawn))).toBe('decision-pending')
    const taken = play(drawn.state, [0, keep(pending.drawn)])
    expect([player(taken, 0).foreman, taken.piles.foremen.discard]).toEqual([pending.drawn, ['Tam Spanwright']])
    const refused = play(drawn.state, [0, keep('Tam Spanwright')])
    expect([player(refused, 0).foreman, refused.piles.foremen.discard]).toEqual(['Tam Spanwright', [pending.drawn]])
    // The newest of the discard pile.
    expect(play(refused, [0, draw('discard')]).pending).toMatchObject({ drawn: pending.drawn })
    expect(refusal(position(), 0, keep('Tam Spanwright'))).toBe('wrong-phase')
  })

  test('H2 chosen for 5 from deck or discard; the deck is reshuffled only if it came from there', () => {
    const start = position({ turn: building })
    const chosen = act(start, 0, choose('Mother Shale'))
    expect(player(chosen.state, 0)).toMatchObject({ foreman: 'Mother Shale', gp: 55 })
    expect(chosen.events.some(event => event.type === 'deck-shuffled')).toBe(true)
    const back = act(chosen.state, 0, choose('Tam Spanwright'))
    expect(back.events.some(event => event.type === 'deck-shuffled')).toBe(false)
    expect(back.state.piles.foremen.deck).toEqual(chosen.state.piles.foremen.deck)
  })

  test.each([
    ['event-no-foremen', {}, draw('deck'), { effects: [effect(12, 'no-foreman-change')] }],
    ['pile-empty', {}, draw('discard'), {}],
    ['not-available', {}, choose('Agnes Pontifex'), {}],
    ['not-available', {}, choose('Nobody'), {}],
    ['over-limit', {}, choose('Mother Shale'), { turn: { spent: 16 } }],
    ['not-enough-gold', { gp: 4 }, choose('Mother Shale'), {}],
    ['not-enough-gold', { gp: 0 }, draw('deck'), {}],
  ])('H1 to H3 refused: %s', (code, mine, action, extra) => {
    expect(refusal(position({ players: [mine], ...extra }), 0, action)).toBe(code)
  })

  test('hiring is for the move and build phases', () => {
    expect(refusal(position({ turn: { phase: 'ship' } }), 0, draw('deck'))).toBe('wrong-phase')
  })
})

test('F3 a Troll pays 2 for whatever there is underground, and the list of prices says so', () => {
  const prices = (['.', 'r', 's', '*', 'u', 'f', 'A'] as const).map(terrain => priceFor(terrain, 'troll').price)
  expect(prices).toEqual([2, 2, 2, 2, 2, null, null])
})
