import { describe, expect, test } from 'vitest'
import { runerail } from '../../index.ts'
import { isEventCard } from '../content/index.ts'
import { PLACES } from '../map/board.ts'
import type { State } from '../types.ts'
import { act, city, current, END, happened, OPTIONS, play, player, refusal } from './table.ts'

const pick = (foreman: string | null) => ({ type: 'pick-foreman', foreman_id: foreman }) as const

/** Every player takes the first foreman dealt to them. */
function drafted(seats: number, seed = 'draft'): State {
  let state = runerail.setup(OPTIONS, seats, seed)
  while (state.draft !== null) {
    const { picker, offers } = state.draft
    state = act(state, picker, pick(offers[picker]![0]!)).state
  }
  return state
}

describe('3 setup', () => {
  test.each([2, 3, 4, 5, 6])('for %d: order, pieces (D1), hands and the first deal (steps 1 to 4)', seats => {
    const state = runerail.setup(OPTIONS, seats, 'seed')
    expect(runerail.check(state)).toEqual([])
    expect(state.order.toSorted()).toEqual(state.players.map((_, seat) => seat))
    for (const { gp, train, hand } of state.players) {
      expect([gp, train, hand.length]).toEqual([60, 'Teapot', 3])
      expect(hand.some(isEventCard)).toBe(false)
    }
    expect(state.draft!.offers.map(offer => offer.length)).toEqual(state.players.map(() => Math.floor(13 / seats)))
    expect(state.piles.demand.deck.filter(isEventCard)).toHaveLength(20)
    expect(runerail.toAct(state)).toEqual([state.order[0]])
  })

  test('3.4 a player who takes none is dealt again from all that is left; the third time they must take one (F1)', () => {
    const start = runerail.setup(OPTIONS, 2, 'redeal')
    const [first, second] = start.order as [number, number]
    const mine = start.draft!.offers[second]![0]!
    expect(refusal(start, second, pick(mine))).toBe('not-your-turn')
    expect(refusal(start, first, pick(mine))).toBe('not-offered')
    const once = play(start, [first, pick(null)])
    expect(once.draft!.picker).toBe(second)
    const redeal = act(once, second, pick(mine))
    expect(redeal.reveals).toBe(true)
    expect(happened(redeal, 'foremen-dealt')).toHaveLength(1)
    // Twelve cards to the one player left.
    expect(redeal.state.draft).toMatchObject({ round: 2, picker: first })
    expect(redeal.state.draft!.offers[first]).toHaveLength(12)
    expect(redeal.state.draft!.offers[second]).toEqual([])
    const third = play(redeal.state, [first, pick(null)])
    expect(refusal(third, first, pick(null))).toBe('must-pick')
    const done = play(third, [first, pick(third.draft!.offers[first]![3]!)])
    expect(done.stage).toBe('opening')
    expect([done.piles.foremen.deck.length, done.piles.foremen.discard]).toEqual([11, []])
  })

  test('3.5 three opening turns each: 1..n, n..1, 1..n, then placing in turn order', () => {
    let state = drafted(3)
    const [a, b, c] = state.order as [number, number, number]
    const acted: number[] = []
    while (state.stage === 'opening') {
      acted.push(current(state).player)
      expect(current(state)).toMatchObject({ phase: 'build', spent: 0 })
      state = act(state, current(state).player, END).state
    }
    expect(acted).toEqual([a, b, c, c, b, a, a, b, c])
    expect(state.turn).toBe(0)
    expect(refusal(state, a, { type: 'place-train', city: 'Nowhere' })).toBe('unknown-city')
    expect(refusal(state, b, { type: 'place-train', city: 'Skarn' })).toBe('not-your-turn')
    expect(runerail.legalActions(state, a)).toHaveLength(PLACES.length)
    const placed = play(
      state,
      [a, { type: 'place-train', city: 'Uloggh' }],
      [b, { type: 'place-train', city: 'Skarn' }],
      [c, { type: 'place-train', city: 'Skarn' }],
    )
    // 3.6, 3.7: a major city on its centre, with or without track; then turn 1 of the first.
    expect(player(placed, a)).toMatchObject({ at: city('Uloggh'), lastCity: city('Uloggh') })
    expect([placed.stage, placed.turn, current(placed).player]).toEqual(['main', 1, a])
  })

  test('3.5 the opening is for building, upgrading, hiring or a new hand', () => {
    const state = drafted(2)
    const [first] = state.order as [number]
    const kinds = new Set(runerail.legalActions(state, first).map(action => action.type))
    expect([...kinds].toSorted()).toEqual([
      'build-line',
      'build-track',
      'discard-hand',
      'end-turn',
      'hire-foreman',
      'upgrade-train',
    ])
    expect(refusal(state, first, { type: 'next-phase' })).toBe('wrong-phase')
    const upgraded = play(state, [first, { type: 'upgrade-train', train: 'Skink' }])
    expect(refusal(upgraded, first, { type: 'discard-hand' })).toBe('too-late')
  })

  test('3.5 a hand turned in during the opening: events are shown, set aside and shuffled back', () => {
    const state = drafted(2)
    const [first] = state.order as [number]
    const { demand } = state.piles
    const rest = demand.deck.filter(card => card !== 203 && card !== 214)
    const rigged = { ...state, piles: { ...state.piles, demand: { ...demand, deck: [...rest, 214, 203] } } }
    const done = act(rigged, first, { type: 'discard-hand' })
    expect(happened(done, 'card-set-aside').map(event => 'card' in event && event.card)).toEqual([203, 214])
    expect(done.reveals).toBe(true)
    expect(player(done.state, first).hand).toHaveLength(3)
    expect(player(done.state, first).hand.some(isEventCard)).toBe(false)
    expect(done.state.piles.demand.discard).toEqual(player(state, first).hand)
    expect(done.state.piles.demand.deck).toEqual(expect.arrayContaining([203, 214]))
    expect(done.state.effects).toEqual([])
    expect(current(done.state).player).not.toBe(first)
  })
})
