import { describe, expect, test } from 'vitest'
import { runerail } from '../../index.ts'
import { floodedRivers, isClosed, isHalfRate, pointsUnder } from '../cards/effects.ts'
import { nearestPort } from '../cards/event-cards.ts'
import { CONTENT, DEMANDS } from '../content/index.ts'
import { keyOf, PLACES, RIVER_BITS, RIVER_NAMES } from '../map/board.ts'
import { pointOf } from '../map/geometry.ts'
import { warTax } from '../track/costs.ts'
import type { Player, State } from '../types.ts'
import {
  above,
  act,
  below,
  city,
  current,
  END,
  effect,
  gold,
  line,
  type Position,
  play,
  player,
  position,
  refusal,
} from './table.ts'

const demand = DEMANDS.get(1)!.demands[0]!
const there = { at: city(demand.city), lastCity: city(demand.city), loads: [demand.good] }
const DELIVER = { type: 'deliver', card_id: 1, good: demand.good } as const

/** Seat 0 delivers and draws this event, then a demand card. */
function draws(card: number, extra: Position = {}) {
  const players = [{ ...there, ...extra.players?.[0] }, ...(extra.players ?? []).slice(1)]
  return act(position({ ...extra, players, next: [200 + card, 100] }), 0, DELIVER)
}
const loads = (...goods: readonly string[]): Partial<Player> => ({ loads: goods })
const standing = (at: Player['at'], more: Partial<Player> = {}): Partial<Player> => ({
  at,
  lastCity: city('Karrowgate'),
  ...more,
})

describe('5.1 timing', () => {
  test('X2 drawn in turn 17 of a four-player game: the last turn is 21', () => {
    const done = draws(11, { seats: 4, number: 17 })
    expect(done.state.effects).toEqual([{ kind: 'no-build', card: 211, player: null, until: 21 }])
    let state = done.state
    while (state.turn < 21) state = play(state, [current(state).player, END])
    expect(state.effects).toHaveLength(1)
    const after = play(state, [current(state).player, END])
    expect([after.turn, after.effects, after.piles.demand.discard]).toEqual([22, [], [1, 211]])
  })

  test('K10 right of way ends with turn 33', () => {
    const track = { ...line(1, above(30, 14), above(31, 14)), ...line(1, above(31, 14), above(32, 14)) }
    const done = draws(3, { seats: 4, number: 17, track })
    expect(done.state.rightOfWay).toEqual([{ link: '0,30,14-0,31,14', owner: 1, until: 33 }])
    expect(Object.keys(done.state.track)).toEqual(['0,31,14-0,32,14'])
    let state = done.state
    while (state.turn < 33) state = play(state, [current(state).player, END])
    expect(state.rightOfWay).toHaveLength(1)
    expect(play(state, [current(state).player, END]).rightOfWay).toEqual([])
  })

  test('D3 the card lies outside the piles while it is in effect; an instant one is discarded at once', () => {
    expect(draws(11).state.piles.demand.discard).toEqual([1])
    expect(draws(20).state.piles.demand.discard).toEqual([1, 220])
  })

  test('X5, M7 half rate binds the drawing player for the rest of the turn', () => {
    // Card 1's first city decides where the train is; put it under the frost by its own area instead.
    const cardOf = CONTENT.demands.find(card => card.demands.some(each => each.city === 'Nordkassel'))!
    const asked = cardOf.demands.find(each => each.city === 'Nordkassel')!
    const hand = [cardOf.number, ...[110, 111, 112].filter(card => card !== cardOf.number)].slice(0, 3)
    const mine = { at: city('Nordkassel'), lastCity: city('Nordkassel'), loads: [asked.good], hand }
    const state = position({ players: [mine], turn: { movesLeft: 7, moved: 3 }, next: [207, 100] })
    const done = act(state, 0, { type: 'deliver', card_id: cardOf.number, good: asked.good })
    expect(current(done.state)).toMatchObject({ movesLeft: 4, halved: true })
  })
})

describe('5.3 effects and 5.7 cards', () => {
  test('1 Rainbow Bridge: for the rest of the game, and the card never returns', () => {
    const done = draws(1)
    expect(done.state.effects).toEqual([{ kind: 'rainbow-bridge', card: 201, player: null, until: null }])
    let state = done.state
    for (let i = 0; i < 8; i++) state = play(state, [current(state).player, END])
    expect(state.effects).toHaveLength(1)
  })

  test('2 Wizards’ Walkout', () => {
    expect(draws(2).state.effects.map(each => each.kind)).toEqual(['magic-suspended', 'no-upgrade'])
  })

  test.each([
    [3, ['Aldwater', 'Hollin Brook', 'Greywash']],
    [4, ['Thornrun', 'Scaldbed', 'Maoro']],
    [5, ['Elderflow']],
  ])('%d a spate carries off every bridge over %s, everybody’s', (card, rivers) => {
    const bridges = rivers.map(name => keyOf(RIVER_BITS.findIndex(bits => bits === 1 << RIVER_NAMES.indexOf(name))))
    const plain = line(0, above(39, 12), above(38, 12))
    const done = draws(card, {
      track: { ...Object.fromEntries(bridges.map((link, index) => [link, index % 2])), ...plain },
    })
    expect(done.state.track).toEqual(plain)
    expect(done.state.rightOfWay.map(claim => claim.link).toSorted()).toEqual(bridges.toSorted())
    expect(done.state.effects.map(each => each.kind)).toEqual(['no-build'])
  })

  test('6 Wall of Sand: track buried, trains on desert back to their last city (Y6), a turn and a load lost (X3)', () => {
    const desert = standing(above(4, 23), { lastCity: city('Cinderfair'), cameFrom: above(3, 23), loads: ['gold'] })
    const other = standing(above(8, 21), { loads: ['gold'] })
    const done = draws(6, { seats: 3, players: [{}, desert, other], track: line(1, above(4, 22), above(5, 22)) })
    expect(player(done.state, 1)).toMatchObject({ at: city('Cinderfair'), cameFrom: null, skip: 1, loads: [] })
    expect(player(done.state, 2)).toMatchObject({ at: above(8, 21), skip: 0, loads: ['gold'] })
    expect([done.state.track, done.state.rightOfWay.length]).toEqual([{}, 1])
  })

  test.each([
    [7, ['half-rate', 'halted', 'no-build']],
    [8, ['half-rate', 'halted', 'no-build']],
    [9, ['half-rate', 'halted', 'no-build']],
    [10, ['halted', 'no-build']],
    [11, ['no-build']],
    [17, ['no-ship-change']],
    [18, ['no-load-exchange']],
    [19, ['no-load-exchange']],
  ])('%d starts %s for everybody', (card, kinds) => {
    const { effects } = draws(card).state
    expect(effects.map(each => each.kind)).toEqual(kinds)
    expect(effects.every(each => each.player === null && each.until === 3)).toBe(true)
  })

  test('12 Bewitched Gang: no track for the player who drew it, no foreman for any player', () => {
    expect(draws(12).state.effects).toMatchObject([
      { kind: 'no-build', player: 0 },
      { kind: 'no-foreman-change', player: null },
    ])
  })

  test('13 Fire in the Mountain: within 2 all loads, within 6 one, and a turn for both', () => {
    // A volcano is at (0,17,4).
    const near = standing(above(16, 3), { loads: ['ale', 'iron'] })
    const further = standing(above(15, 8), { loads: ['ale'] })
    const away = standing(above(30, 12), { loads: ['ale'] })
    const { state } = draws(13, { seats: 4, players: [{}, near, further, away] })
    expect(state.players.slice(1).map(({ loads: left, skip }) => [left.length, skip])).toEqual([
      [0, 1],
      [0, 1],
      [1, 0],
    ])
  })

  test.each([
    ['14 Vampires Attack', 14, standing(below(3, 6)), standing(above(11, 18))],
    ['15 Raiders from the Fells', 15, standing(above(30, 12)), standing(above(20, 12))],
    ['16 Corsairs', 16, standing(above(41, 12), { ship: { name: 'Tern', boardedTurn: 0 } }), standing(above(41, 12))],
  ])('%s: a turn and a load', (_, card, struck, spared) => {
    const { state } = draws(card, {
      seats: 3,
      players: [{}, { ...struck, ...loads('ale') }, { ...spared, ...loads('ale') }],
    })
    expect([player(state, 1).skip, player(state, 1).loads]).toEqual([1, []])
    expect([player(state, 2).skip, player(state, 2).loads]).toEqual([0, ['ale']])
  })

  test('17 The Great Gale: ships run for the nearest port and keep fee and card', () => {
    const atSea = standing(above(45, 10), { ship: { name: 'Tern', boardedTurn: 0 } })
    const inPort = standing(above(41, 12), { ship: { name: 'Patience', boardedTurn: 0 } })
    const { state } = draws(17, { seats: 3, players: [{}, atSea, inPort] })
    expect(player(state, 1)).toMatchObject({ at: above(47, 7), ship: { name: 'Tern' } })
    expect(player(state, 2)).toMatchObject({ at: above(41, 12), ship: { name: 'Patience' } })
    // On the first turn after the effect the owner may go ashore or sail.
    let later = state
    while (later.effects.length > 0) later = play(later, [current(later).player, END])
    while (current(later).player !== 1) later = play(later, [current(later).player, END])
    const inShipPhase = play(later, [1, { type: 'next-phase' }])
    expect(refusal(inShipPhase, 1, { type: 'disembark' })).toBeUndefined()
  })

  test('11 the nearest port by sea steps, ties by row, then column', () => {
    expect(nearestPort(pointOf(above(45, 10))!)).toBe(pointOf(above(47, 7)))
  })

  test.each([
    [49, 0],
    [50, 10],
    [99, 10],
    [100, 15],
    [149, 15],
    [150, 20],
    [199, 20],
    [200, 30],
  ])('14 war tax at %d gold: %d', (gp, tax) => {
    expect(warTax(gp)).toBe(tax)
    expect(gold(draws(20, { players: [{}, { gp }] }).state)[1]).toBe(gp - tax)
  })
})

describe('5.4 to 5.6 losses', () => {
  test('Y2 the drawing player also loses the rest of this turn, once their hand is full', () => {
    const inAldermark = CONTENT.demands.find(card => card.demands.some(each => each.city === 'Gildersty'))!
    const asked = inAldermark.demands.find(each => each.city === 'Gildersty')!
    const hand = [inAldermark.number, ...[110, 111, 112].filter(card => card !== inAldermark.number)].slice(0, 3)
    const mine = { at: city('Gildersty'), lastCity: city('Gildersty'), loads: [asked.good], hand }
    const state = position({ players: [mine, standing(city('Skarn'))], next: [215, 100] })
    const done = act(state, 0, { type: 'deliver', card_id: inAldermark.number, good: asked.good })
    expect(player(done.state, 0)).toMatchObject({ skip: 1, hand: [...hand.slice(1), 100] })
    expect(current(done.state).player).toBe(1)
    // Y1: and their next turn too.
    expect(current(play(done.state, [1, END])).player).toBe(1)
  })

  test('Y3 lost turns add up', () => {
    expect(player(draws(15, { players: [{}, standing(above(30, 12), { skip: 1 })] }).state, 1).skip).toBe(2)
  })

  const two = standing(above(30, 12), loads('ale', 'iron'))

  test('Y4 asked only where there is a choice', () => {
    expect(draws(15, { players: [{}, standing(above(30, 12), loads('ale', 'ale'))] }).state).toMatchObject({
      pending: null,
    })
    expect(draws(15, { players: [{}, standing(above(30, 12), loads())] }).state.pending).toBeNull()
    expect(draws(15, { players: [{}, two] }).state.pending).toEqual({ kind: 'lose-load', waiting: [1] })
  })

  test('Y5 several answer in any order, no player does anything else, and the draw continues after the last', () => {
    const done = draws(15, { seats: 3, players: [{}, two, two] })
    expect(done.state).toMatchObject({ pending: { waiting: [1, 2] }, draw: { player: 0, left: 1 } })
    expect(runerail.toAct(done.state)).toEqual([1, 2])
    expect(player(done.state, 0).hand).toHaveLength(2)
    expect(refusal(done.state, 0, END)).toBe('decision-pending')
    expect(refusal(done.state, 1, { type: 'choose-load', good: 'gems' })).toBe('not-carried')
    const choose = (good: string) => ({ type: 'choose-load', good }) as const
    const oneWay = play(done.state, [1, choose('ale')], [2, choose('iron')])
    const otherWay = play(done.state, [2, choose('iron')], [1, choose('ale')])
    expect(oneWay).toEqual(otherWay)
    expect(oneWay).toMatchObject({ pending: null, draw: null })
    expect(player(oneWay, 0).hand).toEqual([2, 3, 100])
    expect(player(oneWay, 1).loads).toEqual(['iron'])
    expect(refusal(play(done.state, [1, choose('ale')]), 1, choose('iron'))).toBe('nothing-to-decide')
    expect(act(play(done.state, [1, choose('ale')]), 2, choose('ale')).reveals).toBe(true)
  })

  test('X1 two events in one draw, each with its decisions before the next', () => {
    const players = [there, two]
    const state: State = position({ players, next: [215, 214, 100] })
    const done = act(state, 0, DELIVER)
    expect(done.state.piles.demand.discard).toEqual([1, 215])
    const after = play(done.state, [1, { type: 'choose-load', good: 'ale' }])
    expect(after.piles.demand.discard).toEqual([1, 215, 214])
    expect(after.effects).toEqual([])
  })

  test('X4 a strike that is drawn while one lasts: both run, each by its own card', () => {
    const done = draws(12, { effects: [effect(11, 'no-build', 2)] })
    expect(done.state.effects.map(each => each.card)).toEqual([211, 212, 212])
  })
})

test('where an effect holds is known to the rules: an area, cities alone, or rivers', () => {
  const frost = pointsUnder(effect(7, 'half-rate', 3))
  expect(frost).toContain(pointOf(city('Nordkassel')))
  expect(frost.every(point => isHalfRate([effect(7, 'half-rate', 3)], point))).toBe(true)
  const closed = effect(19, 'no-load-exchange', 3)
  expect(pointsUnder(closed)).toHaveLength(PLACES.filter(each => isClosed([closed], each)).length)
  expect(pointsUnder(effect(11, 'no-build', 3))).toEqual([])
  expect(floodedRivers([effect(5, 'no-build', 3)])).toEqual(['Elderflow'])
})
