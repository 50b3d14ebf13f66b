import type { Seat } from '@turnwise/engine'
import { isHalfRate, isHalted, isMagicOn, magicTwins } from '../cards/effects.ts'
import type { Milepost } from '../content/types.ts'
import { playerOf } from '../flow.ts'
import { CAN_TURN, isPort, linksAt, majorAt, otherEnd, type Place, placeAt, twinOf } from '../map/board.ts'
import { isOnMap } from '../map/extent.ts'
import { isUnderground, milepostOf, neighboursOf, POINT_COUNT, type Point, pointOf } from '../map/geometry.ts'
import { BRIBE, paysBribes, raceOf, TOLL } from '../track/costs.ts'
import { indexOf } from '../track/track.ts'
import { half } from '../turns.ts'
import type { Shared } from '../types.ts'

/** A way to be somewhere: which steps led there, what they cost and how much movement is left. */
export interface Arrival {
  readonly point: Point
  readonly gold: number
  readonly movesLeft: number
  readonly steps: number
  readonly previous: Arrival | null
  readonly paid: number
  readonly halved: boolean
  readonly key: number
}

/** One bit for each seat's toll, and one for the bribe. */
const BRIBE_BIT = 1 << 6

export interface ReachRules {
  readonly movesLeft: number
  readonly halved: boolean
  /** Bits of what is paid already. */
  readonly paid: number
  readonly gold: number
  /** Set for Z3, which ignores lasting events. */
  readonly ignoreEvents: boolean
}

export function rulesOfTurn(state: Shared, seat: Seat): ReachRules {
  const player = playerOf(state, seat)
  const turn = state.current
  let paid = turn?.moveBribePaid === true || !paysBribes(raceOf(player)) ? BRIBE_BIT : 0
  for (const rival of turn?.tollsPaid ?? []) paid |= 1 << rival
  return {
    movesLeft: turn?.movesLeft ?? 0,
    halved: turn?.halved ?? false,
    paid,
    gold: player.gp,
    ignoreEvents: false,
  }
}

/**
 * Everywhere the train can go by M1 to M8, most movement left first. A state of the search is where it is, where it came
 * from (which matters only where it cannot turn) and what it has paid, so gold is known by the state and steps are
 * what is saved. `visit` ends the search by returning true.
 */
export function explore(state: Shared, seat: Seat, rules: ReachRules, visit: (arrival: Arrival) => boolean): void {
  const player = playerOf(state, seat)
  const start = player.at === null ? undefined : pointOf(player.at)
  if (start === undefined || player.ship !== null) return
  const { owner } = indexOf(state.track)
  const effects = rules.ignoreEvents ? state.effects.filter(effect => effect.until === null) : state.effects
  const hasEffects = effects.length > 0
  const cameFrom = player.cameFrom === null ? -1 : (pointOf(player.cameFrom) ?? -1)
  const done = new Set<number>()
  // By movement left: a step always takes some, so each bucket is complete when it is reached.
  const buckets: Arrival[][] = Array.from({ length: rules.movesLeft + 1 }, () => [])
  buckets[rules.movesLeft]?.push({
    point: start,
    gold: 0,
    movesLeft: rules.movesLeft,
    steps: 0,
    previous: null,
    paid: rules.paid,
    halved: rules.halved,
    key: -1,
  })

  const offer = (from: Arrival, to: Point, toll: number): void => {
    if (!isOnMap(state.options.map, to)) return
    if (hasEffects && (isHalted(effects, to) || isHalted(effects, from.point))) return
    let { gold, paid } = from
    if (toll !== -1 && toll !== seat && (paid & (1 << toll)) === 0) {
      gold += TOLL
      paid |= 1 << toll
    }
    if ((paid & BRIBE_BIT) === 0 && (isUnderground(from.point) || isUnderground(to))) {
      gold += BRIBE
      paid |= BRIBE_BIT
    }
    if (gold > rules.gold) return
    const halving = hasEffects && !from.halved && isHalfRate(effects, to)
    const movesLeft = (halving ? half(from.movesLeft) : from.movesLeft) - 1
    if (movesLeft < 0) return
    const back = CAN_TURN[to] === 1 ? POINT_COUNT : from.point
    const halved = from.halved || halving
    const key = ((to * (POINT_COUNT + 1) + back) * 2 + (halved ? 1 : 0)) * 128 + paid
    if (done.has(key)) return
    buckets[movesLeft]?.push({ point: to, gold, movesLeft, steps: from.steps + 1, previous: from, paid, halved, key })
  }

  for (let moves = rules.movesLeft; moves >= 0; moves--) {
    for (const arrival of buckets[moves] ?? []) {
      if (done.has(arrival.key)) continue
      done.add(arrival.key)
      if (arrival.previous !== null && visit(arrival)) return
      if (arrival.movesLeft === 0) continue
      const { point } = arrival
      const from = arrival.previous?.point ?? cameFrom
      const barred = CAN_TURN[point] === 1 ? -1 : from
      for (const link of linksAt(point)) {
        const seatOfLink = owner[link] ?? -1
        if (seatOfLink === -1) continue
        const to = otherEnd(link, point)
        if (to !== barred) offer(arrival, to, seatOfLink)
      }
      const twin = twinOf(point)
      if (twin !== -1 && twin !== barred) offer(arrival, twin, -1)
      const city = majorAt(point)
      if (city === undefined) continue
      for (const next of neighboursOf(point)) if (majorAt(next) === city) offer(arrival, next, -1)
      if (isMagicOn(effects)) {
        for (const far of magicTwins(effects, city)) for (const next of far.points) offer(arrival, next, -1)
      }
    }
  }
}

/** The mileposts of a way, the present one left out. */
export function pathOf(arrival: Arrival): Milepost[] {
  const path: Milepost[] = []
  for (let at: Arrival = arrival; at.previous !== null; at = at.previous) path.unshift(milepostOf(at.point))
  return path
}

export interface Reach {
  readonly steps: readonly Arrival[]
  /** The cheapest way, then the shortest, to each other city and plain port in range. */
  readonly targets: readonly Arrival[]
}

export function reachOf(state: Shared, seat: Seat): Reach {
  const here = playerOf(state, seat).at
  const start = here === null ? undefined : pointOf(here)
  const home = start === undefined ? undefined : placeAt(start)
  const steps: Arrival[] = []
  const best = new Map<Place | Point, Arrival>()
  explore(state, seat, rulesOfTurn(state, seat), arrival => {
    const { point } = arrival
    if (arrival.steps === 1) steps.push(arrival)
    const target = placeAt(point) ?? (isPort(point) ? point : undefined)
    if (target === undefined || target === home || target === start) return false
    const known = best.get(target)
    if (
      known === undefined ||
      arrival.gold < known.gold ||
      (arrival.gold === known.gold && arrival.steps < known.steps)
    ) {
      best.set(target, arrival)
    }
    return false
  })
  return { steps, targets: [...best.values()].filter(arrival => arrival.steps > 1) }
}
