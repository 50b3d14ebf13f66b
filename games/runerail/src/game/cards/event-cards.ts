import type { Seat } from '@turnwise/engine'
import { EVENTS } from '../content/index.ts'
import { type EffectKind, LASTING_KINDS } from '../content/types.ts'
import { changePlayer, changeTurn, type Flow, inPlay, pay, playerOf, returnLoads } from '../flow.ts'
import { crossesRiver, EVENT_PARTS, type PlacedPart } from '../map/areas.ts'
import { endsOf, isShipPoint, keyOf, PORTS, seaNeighbours } from '../map/board.ts'
import { type Extent, isOnMap } from '../map/extent.ts'
import { milepostOf, type Point, pointOf, spread } from '../map/geometry.ts'
import { warTax } from '../track/costs.ts'
import { indexOf, withoutSections } from '../track/track.ts'
import { half } from '../turns.ts'
import type { Effect } from '../types.ts'
import { isHalfRate } from './effects.ts'
import { discardCards } from './piles.ts'

/** One event card, in the order of X4: decisions are left pending, victory is left to the caller. */
export function strike(flow: Flow, card: number, drawer: Seat): void {
  const parts = EVENT_PARTS.get(card) ?? []
  const of = (kind: PlacedPart['kind']) => parts.filter(part => part.kind === kind)
  flow.emit({ type: 'event-struck', seat: drawer, card })
  // X3: trains are struck where they stood when the card came up, wherever it sends them first.
  const sentBack = of('send-back').flatMap(part => struckBy(flow, part))
  const losers = new Set(of('lose-turn').flatMap(part => struckBy(flow, part)))
  const losses = of('lose-load').map(part => ({ all: part.allLoads === true, seats: struckBy(flow, part) }))
  for (const part of of('destroy-track')) destroyTrack(flow, part)
  for (const seat of sentBack) sendBack(flow, seat)
  if (of('ships-to-port').length > 0) driveShips(flow)
  for (const seat of losers) forfeitTurn(flow, seat)
  const waiting = loseLoads(flow, losses)
  if (of('war-tax').length > 0) levyTax(flow)
  startEffects(flow, card, parts, drawer)
  if (waiting.length > 0) {
    flow.change({ pending: { kind: 'lose-load', waiting } })
    flow.emit({ type: 'loads-asked', seats: waiting })
  }
}

/** A2: aboard a ship a train is in no area. */
function struckBy(flow: Flow, part: PlacedPart): Seat[] {
  return inPlay(flow.state).filter(seat => {
    const { ship, at } = playerOf(flow.state, seat)
    if (part.aboard === true) return ship !== null
    const point = ship === null && at !== null ? pointOf(at) : undefined
    return point !== undefined && (part.mask === undefined || part.mask[point] === 1)
  })
}

/** Effect 2, and the right of way of K10: the event ends with t + n, the claim three of the owner's turns later. */
function destroyTrack(flow: Flow, part: PlacedPart): void {
  const { track, turn, order, rightOfWay } = flow.state
  const index = indexOf(track)
  const gone = index.links.flat().filter(link => {
    if (part.mask !== undefined) return endsOf(link).some(end => part.mask?.[end] === 1)
    return crossesRiver(link, part.riverBits)
  })
  if (gone.length === 0) return
  const until = turn + 4 * order.length
  const sections = gone.map(link => ({ link: keyOf(link), owner: index.owner[link] ?? 0 }))
  const claims = sections.filter(({ owner }) => !playerOf(flow.state, owner).resigned)
  flow.change({
    track: withoutSections(track, gone),
    rightOfWay: [...rightOfWay, ...claims.map(claim => ({ ...claim, until }))],
  })
  flow.emit({ type: 'track-destroyed', sections, until })
}

/** Y6. */
function sendBack(flow: Flow, seat: Seat): void {
  const { lastCity } = playerOf(flow.state, seat)
  if (lastCity === null) return
  changePlayer(flow, seat, { at: lastCity, cameFrom: null })
  flow.emit({ type: 'train-sent-back', seat, to: lastCity })
}

/** Effect 11: nearest by sea steps, ties by row, then column; a ship already in a port stays. */
function driveShips(flow: Flow): void {
  for (const seat of inPlay(flow.state)) {
    const { ship, at } = playerOf(flow.state, seat)
    const from = ship !== null && at !== null ? pointOf(at) : undefined
    if (from === undefined || PORTS.includes(from)) continue
    const port = nearestPort(from, flow.state.options.map)
    if (port === undefined) continue
    const to = milepostOf(port)
    changePlayer(flow, seat, { at: to, cameFrom: null })
    flow.emit({ type: 'ship-driven', seat, to })
  }
}

/** Ports are listed by row and column, so the first of the nearest is the one the tie names. */
export function nearestPort(from: Point, extent: Extent = 'whole'): Point | undefined {
  const steps = spread([from], isShipPoint)
  let best: { port: Point; distance: number } | undefined
  for (const port of PORTS) {
    if (!isOnMap(extent, port)) continue
    for (const water of seaNeighbours(port)) {
      const distance = steps[water] ?? -1
      if (distance !== -1 && (best === undefined || distance < best.distance)) best = { port, distance }
    }
  }
  return best?.port
}

/** Y1 to Y3; the drawing player loses the rest of this turn too, once their hand is full. */
function forfeitTurn(flow: Flow, seat: Seat): void {
  changePlayer(flow, seat, { skip: playerOf(flow.state, seat).skip + 1 })
  flow.emit({ type: 'turn-forfeited', seat })
  const { draw } = flow.state
  if (draw?.player === seat) flow.change({ draw: { ...draw, after: 'end-turn' } })
}

/** Y4: asked only where there is a choice. A player who lost everything has nothing left to lose by the next part. */
function loseLoads(flow: Flow, losses: readonly { all: boolean; seats: readonly Seat[] }[]): Seat[] {
  const waiting: Seat[] = []
  for (const { all, seats } of losses) {
    for (const seat of seats) {
      const { loads } = playerOf(flow.state, seat)
      if (all) for (const good of loads) loseLoad(flow, seat, good)
      else if (new Set(loads).size > 1) waiting.push(seat)
      else if (loads[0] !== undefined) loseLoad(flow, seat, loads[0])
    }
  }
  return waiting
}

export function loseLoad(flow: Flow, seat: Seat, good: string): void {
  returnLoads(flow, seat, [good])
  flow.emit({ type: 'load-lost', seat, good })
}

/** Effect 14. */
function levyTax(flow: Flow): void {
  for (const seat of inPlay(flow.state)) pay(flow, seat, null, warTax(playerOf(flow.state, seat).gp), 'tax')
}

/** X2, D3, X5. A card with nothing that lasts goes to the discard pile at once. */
function startEffects(flow: Flow, card: number, parts: readonly PlacedPart[], drawer: Seat): void {
  const length = EVENTS.get(card)?.length
  if (length === 'instant' || length === undefined) {
    discardCards(flow, 'demand', [card])
    return
  }
  const { turn, order, effects } = flow.state
  const until = length === 'forever' ? null : turn + order.length
  const started: Effect[] = parts.flatMap(part => {
    const kind = LASTING_KINDS.find((each: EffectKind) => each === part.kind)
    return kind === undefined ? [] : [{ kind, card, player: part.drawer === true ? drawer : null, until }]
  })
  flow.change({ effects: [...effects, ...started] })
  for (const { player, ...effect } of started) flow.emit({ type: 'effect-started', ...effect, seat: player })
  halveNow(flow)
}

/** M7, X5: the event comes up while the train stands in the area. */
function halveNow(flow: Flow): void {
  const { current, effects } = flow.state
  if (current === null || current.halved) return
  const { ship, at } = playerOf(flow.state, current.player)
  const point = ship === null && at !== null ? pointOf(at) : undefined
  if (point === undefined || !isHalfRate(effects, point)) return
  const movesLeft = half(current.movesLeft)
  changeTurn(flow, { movesLeft, halved: true })
  flow.emit({ type: 'movement-halved', seat: current.player, movesLeft })
}
