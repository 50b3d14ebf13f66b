import { describe, expect, test } from 'vitest'
import { runerail } from '../../index.ts'
import { ENTRANCES, MAGIC } from '../map/board.ts'
import { milepostOf } from '../map/geometry.ts'
import { pathOf, reachOf } from '../travel/reach.ts'
import {
  above,
  act,
  below,
  city,
  current,
  effect,
  gold,
  happened,
  line,
  move,
  play,
  player,
  position,
  refusal,
} from './table.ts'

// A straight line through the plain of Aldermark, row 12, east to west, ending at the ring of Bluefeld.
const row = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, index) => above(from - index, 12))
const way = row(39, 28)

describe('4.3 moving', () => {
  test('M1 one movement a step; own track, and inside a major city without any (C2)', () => {
    const start = position({ track: line(0, ...way) })
    const state = play(start, [0, move(...way.slice(0, 4))])
    expect(current(state)).toMatchObject({ movesLeft: 6, moved: 4, acted: true })
    expect(player(state, 0)).toMatchObject({ at: above(36, 12), cameFrom: above(37, 12), lastCity: above(39, 12) })
    expect(refusal(start, 0, move(...way.slice(0, 11)))).toBe('no-movement-left')
    expect(refusal(start, 0, move(above(38, 12)))).toBe('no-track')
    expect(refusal(start, 0, move(above(39, 12), above(38, 12), above(38, 13)))).toBe('no-track')
    expect(refusal(start, 0, move(above(99, 12)))).toBe('off-map')
    // C2: by steps between neighbours, not across.
    expect(refusal(position({ players: [{ at: above(39, 12) }] }), 0, move(above(41, 12)))).toBe('no-track')
  })

  test('all steps or none, and the refusal names the step', () => {
    const state = position({ track: line(0, ...way) })
    const result = runerail.apply(
      state,
      0,
      move(above(39, 12), above(38, 12), above(39, 12), above(38, 12), above(38, 11)),
    )
    expect(result).toMatchObject({
      ok: false,
      error: { code: 'illegal-action', details: { rule_code: 'no-reverse', step: 2 } },
    })
  })

  test.each([
    ['on open track', above(36, 12), above(37, 12), 'no-reverse'],
    ['facing the other way', above(36, 12), above(35, 12), undefined],
    ['facing any way', above(36, 12), null, undefined],
    ['in a city', above(39, 12), above(38, 12), undefined],
  ])('M2 turning round %s', (_, at, cameFrom, expected) => {
    const back = at[1] === 39 ? above(38, 12) : above(37, 12)
    const state = position({ track: line(0, ...way), players: [{ at, cameFrom, lastCity: above(39, 12) }] })
    expect(refusal(state, 0, move(back))).toBe(expected)
  })

  test('M2 turning round in a port, and a sharp turn at a junction', () => {
    // (0,41,15) is a port; (0,40,15) beside it is plain.
    const spur = line(0, above(41, 15), above(40, 15), above(40, 14), above(41, 14), above(41, 15))
    const inPort = position({ track: spur, players: [{ at: above(41, 15), cameFrom: above(40, 15) }] })
    expect(refusal(inPort, 0, move(above(40, 15)))).toBeUndefined()
    const junction = position({
      track: line(0, above(36, 12), above(37, 12), above(36, 11)),
      players: [{ at: above(36, 12), cameFrom: null }],
    })
    expect(refusal(junction, 0, move(above(37, 12), above(36, 11)))).toBeUndefined()
  })

  test('M3 trains never block each other', () => {
    const state = position({ track: line(0, ...way), players: [{}, { at: above(38, 12), lastCity: city('Bluefeld') }] })
    expect(refusal(state, 0, move(above(39, 12), above(38, 12), above(37, 12)))).toBeUndefined()
  })

  test('M4 two steps on Anna’s track, one own, three on Anna’s, one on Ben’s: 4 to Anna, 4 to Ben', () => {
    const track = {
      ...line(1, ...row(39, 37)),
      ...line(0, ...row(37, 36)),
      ...line(1, ...row(36, 33)),
      ...line(2, ...row(33, 32)),
    }
    const start = position({ seats: 3, track, players: [{ at: above(39, 12) }] })
    const done = act(start, 0, move(...row(38, 32)))
    expect(gold(done.state)).toEqual([52, 64, 64])
    expect(current(done.state).tollsPaid).toEqual([1, 2])
    expect(happened(done, 'gold-paid')).toHaveLength(2)
  })

  test.each([
    [3, 'cannot-pay-toll'],
    [4, undefined],
  ])('M4 %d gold in hand, next step on rival track', (gp, expected) => {
    const state = position({ track: line(1, ...way), players: [{ at: above(39, 12), gp }] })
    expect(refusal(state, 0, move(above(38, 12)))).toBe(expected)
  })

  test('M4 tolls on the track of a player who resigned go to the bank', () => {
    const state = play(position({ seats: 3, track: line(1, ...way), players: [{ at: above(39, 12) }] }), [
      1,
      { type: 'resign' },
    ])
    const moved = play(state, [0, move(above(38, 12))])
    expect(gold(moved)).toEqual([56, 0, 60])
    expect(moved.bank).toBe(64)
  })

  const entrance = ENTRANCES.find(each => each.name === 'E')!
  const surface = milepostOf(entrance.surface)
  const under = milepostOf(entrance.under)

  test.each([
    ['to the bank', {}, {}, [59, 60]],
    ['to the player with the Orc', {}, { foreman: 'Gorlug the Fee' }, [59, 61]],
    ['never by the Orc', { foreman: 'Gorlug the Fee' }, {}, [60, 60]],
    ['never by the Troll', { foreman: 'Mother Shale' }, {}, [60, 60]],
  ])('M5 the bribe is paid once, by an Orc or a Troll never (F4): %s', (_, mine, theirs, expected) => {
    const track = line(0, under, below(18, 6), below(17, 6))
    const start = position({ track, players: [{ at: surface, lastCity: city('Bluefeld'), ...mine }, theirs] })
    expect(gold(play(start, [0, move(under, below(18, 6), below(17, 6))]))).toEqual(expected)
  })

  test('M5, M6 a step that cannot be paid is refused, by its first lack', () => {
    const at = { at: surface, lastCity: city('Bluefeld') }
    expect(refusal(position({ players: [{ ...at, gp: 0 }] }), 0, move(under))).toBe('cannot-pay-bribe')
    const rival = { track: line(1, under, below(18, 6)), players: [{ ...at, at: under, gp: 4 }] }
    expect(refusal(position(rival), 0, move(below(18, 6)))).toBe('cannot-pay-bribe')
    expect(refusal(position({ ...rival, players: [{ ...at, at: under, gp: 3 }] }), 0, move(below(18, 6)))).toBe(
      'cannot-pay-toll',
    )
    // L1: up again costs it too, but only once a turn.
    const up = position({ players: [{ ...at, at: under, gp: 1 }] })
    expect(gold(play(up, [0, move(surface)]))[0]).toBe(0)
  })

  test('M7 Teapot, 10 left, third step enters a half-rate area: 8 left become 4, then 3', () => {
    // The Monsoon covers the Saltmarrow Coast; row 26 of it borders the Scald at (12,26), a desert of region D.
    const path = [above(13, 26), above(12, 26), above(11, 26), above(10, 26)]
    const start = position({
      track: line(0, above(14, 26), ...path),
      players: [{ at: above(14, 26), lastCity: city('Bluefeld') }],
      effects: [effect(8, 'half-rate')],
    })
    expect(current(play(start, [0, move(...path.slice(0, 2))])).movesLeft).toBe(8)
    const entered = play(start, [0, move(...path.slice(0, 3))])
    expect(current(entered)).toMatchObject({ movesLeft: 3, halved: true, moved: 3 })
    // Once a turn over all areas.
    expect(current(play(entered, [0, move(above(10, 26))])).movesLeft).toBe(2)
  })

  test('M8 no step to or from a halted milepost', () => {
    // Row 13 leads into the forest of Glyth Gamel: one halted end is enough.
    const track = line(0, above(10, 13), above(11, 13), above(12, 13))
    const effects = [effect(10, 'halted')]
    const inCity = position({ track, players: [{ at: above(10, 13) }], effects })
    expect(refusal(inCity, 0, move(above(11, 13)))).toBe('event-halted')
    const onForest = position({ track, players: [{ at: above(11, 13) }], effects })
    expect(refusal(onForest, 0, move(above(10, 13)))).toBe('event-halted')
    // A halted player keeps every other command.
    expect(refusal(onForest, 0, { type: 'next-phase' })).toBeUndefined()
  })

  test('L2, L3, L4 magical links: any milepost to any, while open', () => {
    const [wychmoor, ondolar] = MAGIC
    const start = position({ players: [{ at: milepostOf(wychmoor.points[3]!), lastCity: city('Wychmoor') }] })
    const far = milepostOf(ondolar.points[5]!)
    expect(current(play(start, [0, move(far)])).movesLeft).toBe(9)
    const strike = { ...start, effects: [effect(2, 'magic-suspended')] }
    expect(refusal(strike, 0, move(far))).toBe('link-suspended')
    const bluefeld = position()
    expect(refusal(bluefeld, 0, move(city('Quillhaven')))).toBe('no-track')
    expect(
      refusal(position({ effects: [effect(1, 'rainbow-bridge', null)] }), 0, move(city('Quillhaven'))),
    ).toBeUndefined()
    const both = position({ effects: [effect(1, 'rainbow-bridge', null), effect(2, 'magic-suspended')] })
    expect(refusal(both, 0, move(city('Quillhaven')))).toBe('link-suspended')
  })

  test('aboard a ship no train moves', () => {
    const state = position({ players: [{ at: above(41, 12), ship: { name: 'Tern', boardedTurn: 0 } }] })
    expect(refusal(state, 0, move(city('Bluefeld')))).toBe('aboard-ship')
  })

  test('what is listed: every single step, and the cheapest way to each city and port in range', () => {
    const track = { ...line(0, ...way), ...line(1, above(34, 12), above(34, 13)) }
    const state = position({ track, players: [{ train: 'Skink' }] })
    const { steps, targets } = reachOf(state, 0)
    expect(steps.length).toBe(6)
    const toll = targets.find(arrival => pathOf(arrival).at(-1)!.join() === above(34, 13).join())!
    expect([toll.gold, toll.steps]).toEqual([4, 7])
    expect(runerail.listsAll!(state, 0)).toBe(false)
    for (const action of runerail.legalActions(state, 0)) expect(refusal(state, 0, action)).toBeUndefined()
  })
})
