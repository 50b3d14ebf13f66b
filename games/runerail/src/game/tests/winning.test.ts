import { describe, expect, test } from 'vitest'
import { runerail } from '../../index.ts'
import { DEMANDS } from '../content/index.ts'
import { keyOf, linkBetween, linksAt, majorAt, otherEnd, placeNamed } from '../map/board.ts'
import { type Point, terrainAt } from '../map/geometry.ts'
import { joinedMajors } from '../track/track.ts'
import type { State } from '../types.ts'
import { joinedBy } from '../victory.ts'
import { above, act, city, current, END, effect, gold, lay, line, play, player, position, refusal } from './table.ts'

/** Some way over land between two cities of one map, as track of this seat. */
function railway(seat: number, from: string, to: string): Record<string, number> {
  const [start, end] = [placeNamed(from)!, placeNamed(to)!]
  const previous = new Map<Point, Point>(start.points.slice(1).map(point => [point, -1]))
  for (const point of previous.keys()) {
    if (end.points.includes(point)) {
      const track: Record<string, number> = {}
      for (let at = point; previous.get(at)! !== -1; at = previous.get(at)!)
        track[keyOf(linkBetween(at, previous.get(at)!)!)] = seat
      return track
    }
    for (const link of linksAt(point)) {
      const next = otherEnd(link, point)
      const passes = majorAt(next) === undefined || end.points.includes(next)
      const open = !'scpu'.includes(terrainAt(next)) || end.points.includes(next)
      if (!previous.has(next) && passes && open) previous.set(next, point)
    }
  }
  throw new Error(`no way from ${from} to ${to}`)
}

/** Bluefeld, Karrowgate, Thornmere, Saltmarrow, Wychmoor; Ondolar by magic: six cities. */
const six = (seat: number) => ({
  ...railway(seat, 'Bluefeld', 'Karrowgate'),
  ...railway(seat, 'Karrowgate', 'Thornmere'),
  ...railway(seat, 'Thornmere', 'Saltmarrow'),
  ...railway(seat, 'Saltmarrow', 'Wychmoor'),
})
const seven = (seat: number) => ({ ...six(seat), ...railway(seat, 'Ondolar', 'Quillhaven') })
const joined = (track: Record<string, number>, magic = true, rainbow = false) => joinedMajors(track, 0, magic, rainbow)

describe('6 winning', () => {
  test('N2, N3 what counts as joined', () => {
    expect(joined({})).toBe(0)
    expect(joined(six(0))).toBe(6)
    expect(joined(six(0), false)).toBe(5)
    expect(joined(seven(0))).toBe(7)
    expect(joined(seven(0), false)).toBe(5)
    expect(joined(six(0), true, true)).toBe(7)
    expect(joined(railway(1, 'Bluefeld', 'Karrowgate'))).toBe(0)
    // A city reached only by magic counts, once there is own track at the other end.
    expect(joined(line(0, above(22, 33), above(23, 33)))).toBe(2)
    // Entrances join the maps.
    expect(joined(line(0, above(27, 17), above(28, 17)))).toBe(0)
  })

  test.each([
    [250, { winners: [0], reason: 'network' }],
    [249, null],
  ])('N1 seven joined and %d gold', (gp, result) => {
    // With the bridge up the six are seven; the debt is paid off by hand, so that the win is not claimed yet.
    const track = six(0)
    const owing = position({ track, effects: [effect(1, 'rainbow-bridge', null)], players: [{ gp, debt: 1 }] })
    const ready = { ...owing, players: owing.players.map(each => ({ ...each, debt: 0 })) }
    expect(play(ready, [0, { type: 'next-phase' }]).outcome).toEqual(result)
  })

  test('N1, N6 the last section wins at once, and nothing is accepted after it', () => {
    const track: Record<string, number> = seven(0)
    const [gone] = Object.keys(railway(0, 'Bluefeld', 'Karrowgate'))
    delete track[gone!]
    const [a, b] = gone!
      .split('-')
      .map(text => text.split(',').map(Number) as unknown as readonly [number, number, number])
    const start = position({ track, players: [{ gp: 270 }], turn: { phase: 'build' } })
    const [from, to] = majorAtMilepost(a!) ? [a!, b!] : [b!, a!]
    const done = act(start, 0, lay(from, to))
    expect(done.state).toMatchObject({ stage: 'finished', outcome: { winners: [0], reason: 'network' }, current: null })
    expect(runerail.outcome(done.state)).toEqual({ winners: [0], reason: 'network' })
    expect(refusal(done.state, 0, END)).toBe('match-over')
    expect(refusal(done.state, 0, { type: 'resign' })).toBe('match-over')
  })

  function majorAtMilepost(milepost: readonly [number, number, number]): boolean {
    return majorAt(milepost[2] * 60 + milepost[1]) !== undefined
  }

  const demand = DEMANDS.get(1)!.demands[0]!
  const there = { at: city(demand.city), lastCity: city(demand.city), loads: [demand.good] }
  const DELIVER = { type: 'deliver', card_id: 1, good: demand.good } as const

  test('N4 six joined and 251 gold; another’s delivery draws the Rainbow Bridge, which joins a seventh', () => {
    const start = position({ track: six(1), players: [there, { gp: 251 }], next: [201] })
    const done = act(start, 0, DELIVER)
    expect(done.state.outcome).toEqual({ winners: [1], reason: 'network' })
  })

  test('U3.2 a payoff to 250 with seven joined wins before the next card, a War Tax, is drawn', () => {
    const start = position({ track: seven(0), players: [{ ...there, gp: 250 - demand.payoff }], next: [220] })
    const done = act(start, 0, DELIVER)
    expect(done.state.outcome).toEqual({ winners: [0], reason: 'network' })
    expect(done.state.piles.demand.deck.at(-1)).toBe(220)
  })

  test('N4 a toll can win in another’s turn; N5 the player whose turn it is comes first, then the richer', () => {
    const wide = { ...seven(1), ...line(1, above(39, 12), above(38, 12)) }
    const start = position({ track: wide, players: [{ at: above(39, 12) }, { gp: 247 }] })
    expect(act(start, 0, { type: 'move-train', path: [above(38, 12)] }).state.outcome).toEqual({
      winners: [1],
      reason: 'network',
    })
    const rich = (golds: readonly number[]) => {
      const goal = { goal_cities: 1, goal_gold: 200 }
      const track = {
        ...line(0, above(39, 12), above(38, 12)),
        ...line(1, above(23, 10), above(24, 10)),
        ...line(2, above(10, 13), above(11, 13)),
      }
      return position({ seats: 3, options: goal, players: golds.map(gp => ({ gp, debt: 1 })), track })
    }
    const free = (before: State): State => ({ ...before, players: before.players.map(each => ({ ...each, debt: 0 })) })
    const winnerOf = (golds: readonly number[]) => {
      const result = runerail.apply(free(rich(golds)), 0, { type: 'next-phase' })
      return result.ok ? result.value.state.outcome?.winners[0] : undefined
    }
    expect(winnerOf([200, 300, 250])).toBe(0)
    expect(winnerOf([100, 250, 300])).toBe(2)
    expect(winnerOf([100, 250, 250])).toBe(1)
  })

  test('Z4 no player wins while in debt', () => {
    const start = position({ track: seven(0), players: [{ gp: 300, debt: 5 }] })
    expect(play(start, [0, { type: 'next-phase' }]).outcome).toBeNull()
  })

  test('Z1 the end of a strike can win: whose turn is the ending one', () => {
    const start = position({ track: seven(1), players: [{}, { gp: 260 }], effects: [effect(2, 'magic-suspended', 1)] })
    expect(joinedBy(start, 1)).toBe(5)
    expect(play(start, [0, END]).outcome).toEqual({ winners: [1], reason: 'network' })
  })

  test.each([
    ['most cities', [10, 20, 30], { ...railway(0, 'Bluefeld', 'Karrowgate') }, [0, 0, 0], 0],
    ['then most gold', [10, 30, 20], {}, [0, 0, 0], 1],
    ['then the earlier in the order', [20, 20, 20], {}, [0, 0, 0], 'first'],
    ['out of debt before all', [90, 20, 10], {}, [40, 0, 40], 1],
  ])('N7 at the limit: %s', (_, golds, track, debts, expected) => {
    const players = golds.map((gp, seat) => ({ gp, debt: debts[seat]! }))
    const start = position({ seats: 3, players, track, number: 6, options: { turn_limit: 2 }, turn: { player: 2 } })
    const done = play(start, [2, END])
    expect(done.outcome).toEqual({ winners: [expected === 'first' ? start.order[0] : expected], reason: 'turn-limit' })
    expect(gold(done)).toEqual(golds)
  })
})

describe('resigning', () => {
  const RESIGN = { type: 'resign' } as const

  test('everything goes back, the track stays (K12), the turn passes', () => {
    const mine = {
      loads: ['ale'],
      gp: 33,
      ship: { name: 'Tern', boardedTurn: 0 },
      at: above(42, 12),
      skip: 1,
      debt: 40,
    }
    const track = line(0, above(39, 12), above(38, 12))
    const patch = { rightOfWay: [{ link: '0,36,12-0,37,12', owner: 0, until: 9 }] }
    const { state } = act(position({ seats: 3, players: [mine], track, patch }), 0, RESIGN)
    expect(player(state, 0)).toMatchObject({
      gp: 0,
      debt: 0,
      hand: [],
      loads: [],
      ship: null,
      foreman: null,
      at: null,
      resigned: true,
    })
    expect([state.track, state.rightOfWay, state.pool.ale, state.stock.Teapot]).toEqual([track, [], 4, 4])
    expect([state.piles.demand.discard, state.piles.ships.discard, state.piles.foremen.discard]).toEqual([
      [1, 2, 3],
      ['Tern'],
      ['Tam Spanwright'],
    ])
    expect([state.turn, current(state).player]).toEqual([2, 1])
    expect(refusal(state, 0, RESIGN)).toBe('already-resigned')
    // Their turns still count on the clock.
    const later = play(state, [1, END], [2, END])
    expect([later.turn, current(later).player]).toEqual([5, 1])
  })

  test('it is never listed, and taken from any seat at any time', () => {
    const state = position({ seats: 3 })
    expect(runerail.legalActions(state, 0).some(action => action.type === 'resign')).toBe(false)
    const done = play(state, [2, RESIGN])
    expect(current(done).player).toBe(0)
  })

  test('the last one in play wins', () => {
    const done = play(position(), [0, RESIGN])
    expect(runerail.outcome(done)).toEqual({ winners: [1], reason: 'last-standing' })
  })

  test('in the draft their cards rejoin the pool; opening and placing turns are skipped', () => {
    const start = runerail.setup(
      { turn_limit: 150, goal_cities: 7, goal_gold: 250, start_gold: 60, map: 'whole', draft: true },
      3,
      'resign',
    )
    const [a, b, c] = start.order as [number, number, number]
    const without = play(start, [a, RESIGN])
    expect(without.draft).toMatchObject({ picker: b })
    expect(without.piles.foremen.deck).toHaveLength(1 + 4)
    let state = play(without, [b, { type: 'pick-foreman', foreman_id: without.draft!.offers[b]![0]! }])
    state = play(state, [c, { type: 'pick-foreman', foreman_id: state.draft!.offers[c]![0]! }])
    const acted: number[] = []
    while (state.stage === 'opening') {
      acted.push(current(state).player)
      state = play(state, [current(state).player, END])
    }
    expect(acted).toEqual([b, c, c, b, b, c])
    state = play(state, [b, { type: 'place-train', city: 'Skarn' }])
    expect(runerail.toAct(state)).toEqual([c])
  })

  test('a seat that has picked gives its foreman back to the pool', () => {
    const start = runerail.setup(
      { turn_limit: 150, goal_cities: 7, goal_gold: 250, start_gold: 60, map: 'whole', draft: true },
      3,
      'resign',
    )
    const [a] = start.order as [number]
    const picked = play(start, [a, { type: 'pick-foreman', foreman_id: start.draft!.offers[a]![0]! }])
    expect(play(picked, [a, RESIGN]).piles.foremen.deck).toHaveLength(1 + 4)
  })

  test('whatever waited for them continues: their decision, their draw, their offers', () => {
    const two = { at: above(30, 12), lastCity: city('Bluefeld'), loads: ['ale', 'iron'] }
    const demand = DEMANDS.get(1)!.demands[0]!
    const there = { at: city(demand.city), lastCity: city(demand.city), loads: [demand.good] }
    const struck = play(position({ seats: 3, players: [there, two, two], next: [215, 100] }), [
      0,
      { type: 'deliver', card_id: 1, good: demand.good },
    ])
    expect(struck.pending).toEqual({ kind: 'lose-load', waiting: [1, 2] })
    const one = play(struck, [1, RESIGN])
    expect(one.pending).toEqual({ kind: 'lose-load', waiting: [2] })
    const drawn = play(one, [2, RESIGN])
    expect(drawn.outcome).toEqual({ winners: [0], reason: 'last-standing' })
    // The drawing player leaves: the draw is cancelled, their turn ends once the others have decided.
    const left = play(struck, [0, RESIGN])
    expect(left).toMatchObject({ pending: { waiting: [1, 2] }, draw: { left: 0, after: 'end-turn' } })
    const after = play(left, [1, { type: 'choose-load', good: 'ale' }], [2, { type: 'choose-load', good: 'ale' }])
    expect(after).toMatchObject({ pending: null, draw: null })
    expect(current(after).player).not.toBe(0)
    const hired = play(position({ seats: 3 }), [0, { type: 'hire-foreman', mode: 'draw', from: 'deck' }])
    expect(play(hired, [0, RESIGN]).piles.foremen.discard).toHaveLength(2)
  })
})
