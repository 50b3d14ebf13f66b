import { describe, expect, test } from 'vitest'
import { runerail } from '../../index.ts'
import { CONTENT } from '../content/index.ts'
import { above, act, city, current, effect, happened, NEXT, play, player, position, refusal, stack } from './table.ts'

const pickUp = (good: string) => ({ type: 'pick-up', good }) as const
const drop = (good: string) => ({ type: 'drop-load', good }) as const
const deliver = (card: number, good: string) => ({ type: 'deliver', card_id: card, good }) as const

const card = CONTENT.demands[0]!
const [first, second] = card.demands as [(typeof card.demands)[0], (typeof card.demands)[0]]
const there = { at: city(first.city), lastCity: city(first.city) }

describe('4.3 loads', () => {
  test('U1 a chip goes from the pool to the train, in every milepost of the city (C3), in move and ship phase, for no movement (G1, G2, U4)', () => {
    const state = play(position({ players: [{ at: above(39, 11), lastCity: city('Bluefeld') }] }), [0, pickUp('hops')])
    expect([player(state, 0).loads, state.pool.hops, current(state).movesLeft]).toEqual([['hops'], 3, 10])
    expect(player(play(state, [0, NEXT], [0, pickUp('hops')]), 0).loads).toEqual(['hops', 'hops'])
    expect(refusal(play(state, [0, NEXT], [0, NEXT]), 0, pickUp('hops'))).toBe('wrong-phase')
  })

  test.each([
    ['aboard-ship', { at: above(41, 12), ship: { name: 'Tern', boardedTurn: 0 } }, {}],
    ['not-in-city', { at: above(38, 12) }, {}],
    ['not-supplied-here', { at: city('Bremmner') }, {}],
    ['train-full', { loads: ['ale', 'iron'] }, {}],
    ['none-left', {}, { loads: ['hops', 'hops', 'hops'], train: 'Packhorn' }],
  ])('U1 refused: %s', (code, mine, theirs) => {
    const extra = code === 'none-left' ? [theirs, { loads: ['hops'] }] : [theirs]
    const state = position({ seats: 3, players: [mine, ...extra] })
    expect(refusal(state, 0, pickUp('hops'))).toBe(code)
  })

  test('U2 dropped for nothing, but not where and when it was picked up', () => {
    const state = position({ players: [{ loads: ['ale'] }] })
    const dropped = act(state, 0, drop('ale'))
    expect([player(dropped.state, 0).loads, player(dropped.state, 0).gp]).toEqual([[], 60])
    expect(refusal(state, 0, drop('iron'))).toBe('not-carried')
    expect(refusal(play(state, [0, pickUp('hops')]), 0, drop('hops'))).toBe('just-picked-up')
    const two = position({ players: [{ loads: ['hops'] }] })
    expect(refusal(play(two, [0, pickUp('hops')]), 0, drop('hops'))).toBeUndefined()
    expect(refusal(position({ players: [{ at: above(38, 12), loads: ['ale'] }] }), 0, drop('ale'))).toBe('not-in-city')
  })

  test('U3 paid, card discarded, chip back, a new card', () => {
    const state = position({ players: [{ ...there, loads: [first.good] }], next: [100] })
    const done = act(state, 0, deliver(1, first.good))
    expect(player(done.state, 0)).toMatchObject({ gp: 60 + first.payoff, hand: [2, 3, 100], loads: [] })
    expect(done.state.piles.demand.discard).toEqual([1])
    expect(done.reveals).toBe(true)
    expect(current(done.state)).toMatchObject({ movesLeft: 10, phase: 'move' })
  })

  test.each([
    ['not-carried', { ...there }, deliver(1, first.good)],
    ['not-your-card', { ...there, loads: [first.good] }, deliver(4, first.good)],
    ['no-such-demand', { ...there, loads: [second.good] }, deliver(1, second.good)],
    ['not-in-city', { at: above(38, 12), loads: [first.good] }, deliver(1, first.good)],
    [
      'aboard-ship',
      { at: above(41, 12), ship: { name: 'Tern', boardedTurn: 0 }, loads: [first.good] },
      deliver(1, first.good),
    ],
  ])('U3 refused: %s', (code, mine, action) => {
    expect(refusal(position({ players: [mine] }), 0, action)).toBe(code)
  })

  test('U3.3 events in between take effect, until a demand card comes', () => {
    const state = position({ players: [{ ...there, loads: [first.good] }], next: [211, 202, 100] })
    const done = act(state, 0, deliver(1, first.good))
    expect(done.state.effects.map(each => each.kind)).toEqual(['no-build', 'magic-suspended', 'no-upgrade'])
    expect(player(done.state, 0).hand).toEqual([2, 3, 100])
    expect(happened(done, 'card-drawn')).toHaveLength(3)
  })

  test('D2 an empty deck is rebuilt from the discard pile', () => {
    const state = position({ players: [{ ...there, loads: [first.good] }] })
    const { demand } = state.piles
    const empty = { ...state, piles: { ...state.piles, demand: { deck: [], discard: demand.deck } } }
    const done = act(empty, 0, deliver(1, first.good))
    expect(happened(done, 'deck-shuffled')).toHaveLength(1)
    expect(player(done.state, 0).hand).toHaveLength(3)
  })

  test('effect 7 closes cities for loading and paying, not for dropping', () => {
    // Bread Riots: more than 3 from the coast, such as Ironsill; not Bluefeld.
    const inland = { at: city('Ironsill'), loads: ['ale'] }
    const state = position({ players: [inland], effects: [effect(18, 'no-load-exchange')] })
    expect(refusal(state, 0, pickUp('steel'))).toBe('event-no-loads')
    expect(refusal(state, 0, deliver(1, 'ale'))).toBe('event-no-loads')
    expect(refusal(state, 0, drop('ale'))).toBeUndefined()
    expect(refusal(position({ effects: [effect(18, 'no-load-exchange')] }), 0, pickUp('hops'))).toBeUndefined()
  })

  test('what is listed is accepted, deliveries first', () => {
    const state = stack(position({ players: [{ ...there, loads: [first.good] }] }), [100])
    expect(runerail.legalActions(state, 0)[0]).toEqual(deliver(1, first.good))
  })
})
