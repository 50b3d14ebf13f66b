import { refuse, type Seat } from '@turnwise/engine'
import { hasRainbow, isHalfRate, isHalted, isMagicOn } from '../cards/effects.ts'
import { defineCommand } from '../command.ts'
import type { Milepost } from '../content/types.ts'
import { bribePayee, changePlayer, changeTurn, type Flow, pay, playerOf, turnOf } from '../flow.ts'
import { CAN_TURN, linkBetween, MAGIC, majorAt, placeAt, RAINBOW, twinOf } from '../map/board.ts'
import { isOnMap } from '../map/extent.ts'
import { hexDistance, isUnderground, milepostOf, type Point, pointOf } from '../map/geometry.ts'
import { REFUSALS, refusedAt } from '../refusals.ts'
import { BRIBE, paysBribes, raceOf, TOLL } from '../track/costs.ts'
import { indexOf } from '../track/track.ts'
import { type Arrival, explore, pathOf, reachOf, rulesOfTurn } from '../travel/reach.ts'
import { half } from '../turns.ts'
import type { Shared, View } from '../types.ts'
import { adviseWay, describeWay, parseWay, typedWay } from '../words/ways.ts'

const action = (path: readonly Milepost[]) => ({ type: 'move-train', path }) as const

export const moveTrain = defineCommand({
  type: 'move-train',
  fields: [{ path: 'way' }],
  when: ['move'],
  /** The cheapest way to each city and port, and single steps; not every way. */
  options(state, seat) {
    const { steps, targets } = reachOf(state, seat)
    const ends = new Set<Point>()
    const single = steps.filter(({ point }) => !ends.has(point) && ends.add(point))
    return [...targets, ...single].map(arrival => action(pathOf(arrival)))
  },
  optionsAreSome: (state, seat) => playerOf(state, seat).ship === null,
  /** All steps or none. */
  apply(flow, seat, { path }) {
    const player = playerOf(flow.state, seat)
    if (player.ship !== null) return REFUSALS.aboardShip
    const from = player.at
    if (from === null) return REFUSALS.notPlaced
    for (const [step, to] of path.entries()) {
      const refused = takeStep(flow, seat, to)
      if (refused !== undefined) return refusedAt(refused, { step })
    }
    flow.emit({ type: 'train-moved', seat, from, path })
    return undefined
  },
  *destinations({ view, seat, legal }) {
    if (legal.length === 0) return
    const here = playerOf(view, seat).at
    const start = here === null ? undefined : pointOf(here)
    for (const arrival of bestArrivals(view, seat).values()) {
      if (arrival.point === start) continue
      const path = pathOf(arrival)
      const way = [start, ...path.map(pointOf)].filter(point => point !== undefined)
      yield { action: action(path), point: arrival.point, way, steps: arrival.steps, gold: arrival.gold }
    }
  },
  words: {
    group: 'Ways to go',
    describe: ({ path }) => describeWay('move', path),
    advise: ({ path }) => adviseWay('move', path),
    missing: {
      phase: 'move',
      what: 'Moving:',
      ask: view => (view.current?.movesLeft === 0 ? REFUSALS.noMovementLeft.error.message : undefined),
    },
    verbs: ['move'],
    help: ['move CITY | move w w nw', 'move the train; also to a milepost, as 31,10 or u11,6 underground'],
    typed: ({ path }, view) => `move ${typedWay(path, view)}`,
    parse: line => parseWay(line, action, isThere => wayTo(line.view, line.seat, isThere)),
  },
})

/** What lies between two mileposts: a player's track, or a way that is free to all: inside a major city (C2), by an entrance or by magic (L1 to L3). */
type Way = { readonly kind: 'track'; readonly owner: Seat } | { readonly kind: 'free' } | { readonly kind: 'magic' }

function wayBetween(state: Pick<Shared, 'track' | 'effects'>, a: Point, b: Point): Way | undefined {
  const link = linkBetween(a, b)
  const owner = link === undefined ? -1 : (indexOf(state.track).owner[link] ?? -1)
  if (owner !== -1) return { kind: 'track', owner }
  const city = majorAt(a)
  if (twinOf(a) === b || (city !== undefined && city === majorAt(b) && hexDistance(a, b) === 1)) return { kind: 'free' }
  const pairs = hasRainbow(state.effects) ? [MAGIC, RAINBOW] : [MAGIC]
  const far = majorAt(b)
  const joined = pairs.some(([one, other]) => (one === city && other === far) || (one === far && other === city))
  return joined ? { kind: 'magic' } : undefined
}

/** M5: does a step between these mileposts cost the first bribe of the turn? */
function owesBribe(state: Shared, seat: Seat, a: Point, b: Point): boolean {
  if (!isUnderground(a) && !isUnderground(b)) return false
  return !turnOf(state).moveBribePaid && paysBribes(raceOf(playerOf(state, seat)))
}

function takeStep(flow: Flow, seat: Seat, to: Milepost) {
  const { state } = flow
  const player = playerOf(state, seat)
  const turn = turnOf(state)
  const a = player.at === null ? undefined : pointOf(player.at)
  const b = pointOf(to)
  if (a === undefined || b === undefined) return REFUSALS.noMilepost
  if (!isOnMap(state.options.map, b)) return REFUSALS.outside
  const way = wayBetween(state, a, b)
  if (way === undefined) return refuse('no-track', 'No track leads there.')
  // M2
  if (CAN_TURN[a] !== 1 && player.cameFrom !== null && pointOf(player.cameFrom) === b)
    return refuse('no-reverse', 'A train turns round only in a city or a port.')
  if (way.kind === 'magic' && !isMagicOn(state.effects))
    return refuse('link-suspended', 'The wizards are on strike: magical links are closed.')
  // M8
  if (isHalted(state.effects, a) || isHalted(state.effects, b))
    return refuse('event-halted', 'An event keeps trains from moving there.')
  if (turn.movesLeft < 1) return REFUSALS.noMovementLeft
  // M4 to M6
  const toll = way.kind === 'track' && way.owner !== seat && !turn.tollsPaid.includes(way.owner) ? TOLL : 0
  const bribe = owesBribe(state, seat, a, b) ? BRIBE : 0
  if (player.gp < toll) return refuse('cannot-pay-toll', `The toll on that track is ${TOLL} gold.`)
  if (player.gp < toll + bribe) return refuse('cannot-pay-bribe', `The way underground costs a bribe of ${BRIBE} gold.`)
  if (toll > 0 && way.kind === 'track') {
    pay(flow, seat, way.owner, toll, 'toll')
    changeTurn(flow, { tollsPaid: [...turn.tollsPaid, way.owner] })
  }
  if (bribe > 0) {
    pay(flow, seat, bribePayee(state), bribe, 'bribe')
    changeTurn(flow, { moveBribePaid: true })
  }
  // M7: counted before the step that enters the area.
  const halving = !turn.halved && isHalfRate(state.effects, b)
  const before = halving ? half(turn.movesLeft) : turn.movesLeft
  changeTurn(flow, { movesLeft: before - 1, moved: turn.moved + 1, halved: turn.halved || halving })
  if (halving) flow.emit({ type: 'movement-halved', seat, movesLeft: before })
  changePlayer(flow, seat, {
    at: milepostOf(b),
    cameFrom: milepostOf(a),
    ...(placeAt(b) === undefined ? {} : { lastCity: milepostOf(b) }),
  })
  return undefined
}

/** The cheapest, then the shortest. */
function bestArrivals(view: View, seat: Seat): ReadonlyMap<Point, Arrival> {
  const best = new Map<Point, Arrival>()
  explore(view, seat, rulesOfTurn(view, seat), arrival => {
    const known = best.get(arrival.point)
    const isBetter =
      known === undefined || arrival.gold < known.gold || (arrival.gold === known.gold && arrival.steps < known.steps)
    if (isBetter) best.set(arrival.point, arrival)
    return false
  })
  return best
}

function wayTo(view: View, seat: Seat, isThere: (milepost: Milepost) => boolean): readonly Milepost[] | undefined {
  let best: Arrival | undefined
  explore(view, seat, rulesOfTurn(view, seat), arrival => {
    if (isThere(milepostOf(arrival.point)) && (best === undefined || arrival.gold < best.gold)) best = arrival
    return false
  })
  return best === undefined ? undefined : pathOf(best)
}
