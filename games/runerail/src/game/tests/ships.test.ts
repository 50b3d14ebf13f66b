import { describe, expect, test } from 'vitest'
import { runerail } from '../../index.ts'
import { DEMANDS } from '../content/index.ts'
import type { State } from '../types.ts'
import {
  above,
  act,
  city,
  current,
  END,
  effect,
  gold,
  happened,
  NEXT,
  play,
  player,
  position,
  refusal,
  sail,
} from './table.ts'

const DRAW = { type: 'draw-ship' } as const
const board = (ship: string | null) => ({ type: 'board-ship', ship_id: ship }) as const
const ASHORE = { type: 'disembark' } as const

const port = above(41, 12)
const inPort = { at: port, lastCity: city('Bluefeld') }
/** From the port of Bluefeld to the port of Quillhaven. */
const crossing = [
  above(42, 12),
  above(43, 12),
  above(44, 12),
  above(44, 11),
  above(45, 10),
  above(45, 9),
  above(46, 8),
  above(46, 7),
  above(47, 7),
]
const shipPhase = { phase: 'ship' } as const

const ships = (state: State, ...next: readonly string[]): State => {
  const { deck, discard } = state.piles.ships
  return {
    ...state,
    piles: {
      ...state.piles,
      ships: { discard, deck: [...deck.filter(ship => !next.includes(ship)), ...next.toReversed()] },
    },
  }
}

describe('4.4 ships', () => {
  test('S1 the ship phase ends train movement', () => {
    expect(refusal(play(position(), [0, NEXT]), 0, { type: 'move-train', path: [above(39, 12)] })).toBe('wrong-phase')
    expect(refusal(position({ players: [inPort] }), 0, DRAW)).toBe('wrong-phase')
  })

  test('S2 one card drawn, boarded for its fee', () => {
    const start = ships(position({ players: [inPort], turn: shipPhase }), 'Heron Queen')
    const drawn = act(start, 0, DRAW)
    expect(drawn.reveals).toBe(true)
    expect(drawn.state.pending).toEqual({ kind: 'choose-ship', player: 0, drawn: ['Heron Queen'] })
    expect(refusal(drawn.state, 0, END)).toBe('decision-pending')
    expect(refusal(drawn.state, 1, board('Heron Queen'))).toBe('decision-pending')
    expect(refusal(drawn.state, 0, board('Tern'))).toBe('not-offered')
    const aboard = play(drawn.state, [0, board('Heron Queen')])
    expect(player(aboard, 0)).toMatchObject({ gp: 57, ship: { name: 'Heron Queen', boardedTurn: 1 } })
    // S3: never in the turn of boarding.
    expect(refusal(aboard, 0, sail(crossing[0]!))).toBe('boarded-this-turn')
    expect(refusal(aboard, 0, ASHORE)).toBe('boarded-this-turn')
    expect(refusal(aboard, 0, DRAW)).toBe('aboard-ship')
  })

  test('S2 declined, and not drawn again this turn', () => {
    const start = ships(position({ players: [inPort], turn: shipPhase }), 'Mudlark')
    const declined = play(start, [0, DRAW], [0, board(null)])
    expect(declined.piles.ships.discard).toEqual(['Mudlark'])
    expect(player(declined, 0)).toMatchObject({ gp: 60, ship: null })
    expect(refusal(declined, 0, DRAW)).toBe('ship-already-drawn')
    expect(refusal(declined, 0, board(null))).toBe('wrong-phase')
  })

  test('S2 Wee folk: three cards, no fee', () => {
    const players = [{ ...inPort, gp: 0, foreman: 'Pip Underkeel' }]
    const start = ships(position({ players, turn: shipPhase }), 'Quicksilver', 'Mudlark', 'Tern')
    const aboard = play(start, [0, DRAW], [0, board('Quicksilver')])
    expect(player(aboard, 0)).toMatchObject({ gp: 0, ship: { name: 'Quicksilver' } })
    expect(aboard.piles.ships.discard).toEqual(['Mudlark', 'Tern'])
  })

  test.each([
    ['not-at-port', {}, {}, []],
    ['event-no-ships', inPort, {}, [effect(17, 'no-ship-change')]],
    ['ship-already-drawn', inPort, { shipDrawn: true }, []],
  ])('S2 refused: %s', (code, mine, turn, effects) => {
    expect(refusal(position({ players: [mine], turn: { ...shipPhase, ...turn }, effects }), 0, DRAW)).toBe(code)
  })

  test('S2 no gold, no boarding; nothing to draw, no drawing (D4)', () => {
    const poor = play(ships(position({ players: [{ ...inPort, gp: 1 }], turn: shipPhase }), 'Patience'), [0, DRAW])
    expect(refusal(poor, 0, board('Patience'))).toBe('not-enough-gold')
    expect(runerail.legalActions(poor, 0)).toEqual([board(null)])
    const state = position({ players: [inPort], turn: shipPhase })
    expect(refusal({ ...state, piles: { ...state.piles, ships: { deck: [], discard: [] } } }, 0, DRAW)).toBe(
      'pile-empty',
    )
  })

  const aboard = (name: string, at = port) => ({ at, lastCity: city('Bluefeld'), ship: { name, boardedTurn: 0 } })

  test('S4 up to its speed, also in parts; stopping at sea', () => {
    const start = position({ players: [aboard('Mudlark')], turn: shipPhase })
    expect(refusal(start, 0, sail(...crossing))).toBe('too-far')
    const half = play(start, [0, sail(...crossing.slice(0, 5))])
    expect([current(half).sailed, player(half, 0).at]).toEqual([5, crossing[4]])
    expect(refusal(half, 0, sail(...crossing.slice(5)))).toBe('too-far')
    expect(refusal(half, 0, sail(...crossing.slice(5, 8)))).toBeUndefined()
    expect(refusal(start, 0, sail(above(40, 12)))).toBe('not-water')
    expect(refusal(start, 0, sail(above(43, 12)))).toBe('not-water')
    expect(refusal(position({ turn: shipPhase }), 0, sail(above(42, 12)))).toBe('not-aboard')
  })

  test('S4 straits are passed', () => {
    const start = position({ players: [aboard('Tern', above(28, 32))], turn: shipPhase })
    expect(refusal(start, 0, sail(above(29, 32), above(30, 32)))).toBeUndefined()
  })

  test('S5, S6 the step onto a port counts, ends the voyage and lands the train', () => {
    const start = position({ players: [{ ...aboard('Tern'), cameFrom: above(40, 12) }], turn: shipPhase })
    const done = act(start, 0, sail(...crossing))
    expect(current(done.state).sailed).toBe(9)
    expect(player(done.state, 0)).toMatchObject({
      at: above(47, 7),
      ship: null,
      cameFrom: null,
      lastCity: above(47, 7),
    })
    expect(done.state.piles.ships.discard).toEqual(['Tern'])
    expect(happened(done, 'train-landed')).toHaveLength(1)
    // Loading is allowed in a port of a major city, and so is another ship, which sails next turn.
    expect(refusal(done.state, 0, { type: 'pick-up', good: 'cloth' })).toBeUndefined()
    expect(player(play(ships(done.state, 'Mudlark'), [0, DRAW], [0, board('Mudlark')]), 0).ship?.name).toBe('Mudlark')
    expect(refusal(start, 0, sail(...crossing, above(46, 7)))).toBe('voyage-over')
    // S9: no right to build from there but what a major city gives everybody.
    expect(
      refusal(play(done.state, [0, NEXT]), 0, { type: 'build-track', start: above(41, 15), end: above(40, 15) }),
    ).toBe('not-connected')
  })

  test('S7 going ashore on a later turn, the fee lost', () => {
    const start = position({ players: [aboard('Tern')], turn: shipPhase })
    const ashore = play(start, [0, ASHORE])
    expect(player(ashore, 0)).toMatchObject({ at: port, ship: null })
    expect(gold(ashore)[0]).toBe(60)
    expect(refusal(position({ players: [aboard('Tern', above(42, 12))], turn: shipPhase }), 0, ASHORE)).toBe(
      'not-at-port',
    )
    expect(refusal(position({ players: [inPort], turn: shipPhase }), 0, ASHORE)).toBe('not-aboard')
  })

  test('S8 aboard: no rail, no loads; hiring, building, upgrading and a new hand are possible', () => {
    const [demand] = DEMANDS.get(1)!.demands
    const start = position({ players: [{ ...aboard('Tern'), loads: [demand!.good] }] })
    const kinds = new Set(runerail.legalActions(start, 0).map(action => action.type))
    expect([...kinds].toSorted()).toEqual(['discard-hand', 'end-turn', 'hire-foreman', 'next-phase'])
    const building = new Set(runerail.legalActions(play(start, [0, NEXT], [0, NEXT]), 0).map(action => action.type))
    expect([...building].toSorted()).toEqual(['build-line', 'build-track', 'end-turn', 'hire-foreman', 'upgrade-train'])
  })

  test('effect 12 no player boards, lands or puts out; at sea they may sail on', () => {
    const effects = [effect(17, 'no-ship-change')]
    const atSea = position({ players: [aboard('Tern', crossing[4]!)], turn: shipPhase, effects })
    expect(refusal(atSea, 0, sail(crossing[5]!))).toBeUndefined()
    expect(refusal(atSea, 0, sail(...crossing.slice(5)))).toBe('event-no-ships')
    const inHarbour = position({ players: [aboard('Tern')], turn: shipPhase, effects })
    expect(refusal(inHarbour, 0, sail(crossing[0]!))).toBe('event-no-ships')
    expect(refusal(inHarbour, 0, ASHORE)).toBe('event-no-ships')
  })

  test('what is listed: single steps and every port in range', () => {
    const start = position({ players: [aboard('Quicksilver')], turn: shipPhase })
    const courses = runerail
      .legalActions(start, 0)
      .flatMap(action => (action.type === 'sail-ship' ? [action.path] : []))
    expect(courses.some(path => path.at(-1)!.join() === '0,47,7')).toBe(true)
    expect(courses.filter(path => path.length === 1).length).toBeGreaterThan(1)
    expect(runerail.listsAll!(start, 0)).toBe(false)
  })
})
