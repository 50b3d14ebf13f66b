import { describe, expect, test } from 'vitest'
import { runerail } from '../../index.ts'
import { DEMANDS } from '../content/index.ts'
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
  happened,
  line,
  move,
  NEXT,
  play,
  player,
  position,
  refusal,
} from './table.ts'

const DISCARD = { type: 'discard-hand' } as const
const RESCUE = { type: 'rescue-train' } as const
const BORROW = { type: 'borrow-gold' } as const

describe('4.1 and 4.6 turns', () => {
  test('phases go forward; the turn ends from any of them, and the next in order begins (Z2)', () => {
    const state = play(position(), [0, NEXT])
    expect(current(state)).toMatchObject({ phase: 'ship', acted: true })
    expect(current(play(state, [0, NEXT])).phase).toBe('build')
    expect(refusal(play(state, [0, NEXT]), 0, NEXT)).toBe('wrong-phase')
    for (const phase of ['move', 'ship', 'build'] as const) {
      const next = play(position({ turn: { phase } }), [0, END])
      expect([next.turn, current(next).player, current(next).phase]).toEqual([2, 1, 'move'])
    }
  })

  test('the checks before all others, in their order', () => {
    const state = position()
    expect(refusal(state, 1, NEXT)).toBe('not-your-turn')
    expect(refusal(state, 7, NEXT)).toBe('unknown-player')
    expect(refusal(state, 0, { type: 'draw-ship' })).toBe('wrong-phase')
    expect(refusal(state, 0, { type: 'choose-load', good: 'ale' })).toBe('nothing-to-decide')
    expect(refusal(state, 0, { type: 'pick-foreman', foreman_id: null })).toBe('wrong-phase')
    const pending: State['pending'] = { kind: 'lose-load', waiting: [1] }
    const players = [{}, { loads: ['ale', 'iron'] }]
    const waiting = position({ players, patch: { pending, draw: { player: 0, left: 0, after: 'continue' } } })
    expect(refusal(waiting, 0, NEXT)).toBe('decision-pending')
    expect(refusal(waiting, 1, NEXT)).toBe('decision-pending')
    expect(refusal(waiting, 0, { type: 'choose-load', good: 'ale' })).toBe('nothing-to-decide')
    expect(runerail.toAct(waiting)).toEqual([1])
    const over: State = { ...state, stage: 'finished', current: null, outcome: { winners: [0], reason: 'network' } }
    expect(refusal(over, 0, NEXT)).toBe('match-over')
  })

  test('T1, T2 a lost turn counts on the clock, is taken off and passes by itself', () => {
    const state = position({ players: [{}, { skip: 2 }], effects: [effect(11, 'no-build', 2)] })
    const done = act(state, 0, END)
    expect([done.state.turn, current(done.state).player, player(done.state, 1).skip]).toEqual([3, 0, 1])
    expect(happened(done, 'turn-skipped')).toHaveLength(1)
    // What ended with the lost turn has ended (Z1), and its card lies in the discard pile.
    expect([done.state.effects, done.state.piles.demand.discard]).toEqual([[], [211]])
  })

  test.each([
    ['Teapot', false, 10],
    ['Teapot', true, 5],
    ['Stormcrown', true, 8],
  ])('T3 movement of a %s at the start, in a half-rate area %s: %d', (train, inside, expected) => {
    const at = inside ? city('Saltmarrow') : city('Bluefeld')
    const state = position({ players: [{}, { train, at, lastCity: at }], effects: [effect(8, 'half-rate')] })
    expect(current(play(state, [0, END]))).toMatchObject({ player: 1, movesLeft: expected, halved: inside })
  })

  test('T3 aboard a ship a train is in no area (A2)', () => {
    const mine = { at: above(3, 31), ship: { name: 'Tern', boardedTurn: 0 }, lastCity: city('Saltmarrow') }
    const state = position({ players: [{}, mine], effects: [effect(8, 'half-rate')] })
    expect(current(play(state, [0, END])).halved).toBe(false)
  })

  test('T4 the hand is turned in as the first act, in place of the turn', () => {
    const state = position({ next: [50, 51, 52] })
    const done = act(state, 0, DISCARD)
    expect(player(done.state, 0).hand).toEqual([50, 51, 52])
    expect(done.state.piles.demand.discard).toEqual([1, 2, 3])
    expect([current(done.state).player, done.reveals]).toEqual([1, true])
    expect(refusal(play(state, [0, NEXT]), 0, DISCARD)).toBe('too-late')
  })

  test('T4 events drawn take effect; Y2 then only the next turn is lost', () => {
    // Raiders: seat 0 is in Aldermark and carries nothing.
    const state = position({ next: [50, 215, 51, 52], players: [{}, { at: city('Skarn'), lastCity: city('Skarn') }] })
    const done = act(state, 0, DISCARD)
    expect(player(done.state, 0)).toMatchObject({ hand: [50, 51, 52], skip: 1 })
    expect(current(done.state).player).toBe(1)
    expect(current(play(done.state, [1, END])).player).toBe(1)
  })
})

describe('Z3 rescue', () => {
  const nowhere = { at: above(30, 12), lastCity: city('Bluefeld'), loads: ['ale'] }

  test('a train that can reach no city is set on the nearest city that its own track touches', () => {
    const track = line(0, above(39, 12), above(38, 12))
    const done = act(position({ track, players: [nowhere] }), 0, RESCUE)
    expect(player(done.state, 0)).toMatchObject({
      at: city('Bluefeld'),
      lastCity: city('Bluefeld'),
      cameFrom: null,
      loads: [],
    })
    expect([done.state.pool.ale, current(done.state).player]).toEqual([4, 1])
  })

  test('without track: the nearest major city; underground Uloggh', () => {
    expect(player(play(position({ players: [nowhere] }), [0, RESCUE]), 0).at).toEqual(city('Karrowgate'))
    const under = position({ players: [{ at: below(3, 3), lastCity: city('Uloggh') }] })
    expect(player(play(under, [0, RESCUE]), 0).at).toEqual(city('Uloggh'))
  })

  const rival = line(1, ...Array.from({ length: 10 }, (_, index) => above(30 + index, 12)))
  test.each([
    ['rival track that they can pay for', { ...nowhere, gp: 4 }, rival, 'not-stranded'],
    ['rival track that they cannot pay for', { ...nowhere, gp: 3 }, rival, undefined],
    [
      'own track behind them only',
      { ...nowhere, cameFrom: above(31, 12) },
      line(0, ...Array.from({ length: 10 }, (_, index) => above(30 + index, 12))),
      undefined,
    ],
    ['alone in a city', {}, {}, undefined],
    ['a city whose magical twin is all there is', { at: city('Wychmoor') }, {}, undefined],
    [
      'a twin that leads on',
      { at: city('Wychmoor') },
      line(
        0,
        above(50, 28),
        above(49, 27),
        above(50, 26),
        above(50, 25),
        above(50, 24),
        above(51, 24),
        above(52, 24),
        above(53, 24),
      ),
      'not-stranded',
    ],
  ])('%s', (_, mine, track, code) => {
    expect(refusal(position({ players: [mine], track }), 0, RESCUE)).toBe(code)
  })

  test('lasting events are ignored, and it is the first act', () => {
    const track = line(0, ...Array.from({ length: 10 }, (_, index) => above(30 + index, 12)))
    expect(refusal(position({ track, effects: [effect(2, 'magic-suspended')] }), 0, RESCUE)).toBe(undefined)
    expect(refusal(play(position(), [0, { type: 'pick-up', good: 'hops' }]), 0, RESCUE)).toBe('too-late')
    const aboard = { at: above(42, 12), ship: { name: 'Tern', boardedTurn: 0 } }
    expect(refusal(position({ players: [aboard] }), 0, RESCUE)).toBe('aboard-ship')
  })
})

describe('Z4 loan', () => {
  test('under 10 gold, as the first act: 20 now, 40 owed', () => {
    const done = act(position({ players: [{ gp: 9 }] }), 0, BORROW)
    expect(player(done.state, 0)).toMatchObject({ gp: 29, debt: 40 })
    expect(refusal(done.state, 0, BORROW)).toBe('too-late')
    expect(refusal(position({ players: [{ gp: 10 }] }), 0, BORROW)).toBe('not-poor')
    expect(refusal(play(position({ players: [{ gp: 9 }] }), [0, NEXT]), 0, BORROW)).toBe('too-late')
  })

  test('payoffs go to the debt first', () => {
    const [demand] = DEMANDS.get(1)!.demands
    const at = city(demand!.city)
    const state = position({ players: [{ gp: 5, debt: 10, at, lastCity: at, loads: [demand!.good] }], next: [100] })
    const done = play(state, [0, { type: 'deliver', card_id: 1, good: demand!.good }])
    expect(player(done, 0)).toMatchObject({ gp: 5 + demand!.payoff - 10, debt: 0 })
    expect(gold(done)[1]).toBe(60)
  })

  test('a step may need the borrowed gold', () => {
    const state = position({ players: [{ gp: 0, at: above(39, 12) }], track: line(1, above(39, 12), above(38, 12)) })
    expect(refusal(state, 0, move(above(38, 12)))).toBe('cannot-pay-toll')
    expect(refusal(play(state, [0, BORROW]), 0, move(above(38, 12)))).toBeUndefined()
  })
})
