import type { Seat } from '@turnwise/engine'
import { isBuildingForbidden, isMagicOn, magicTwins } from '../cards/effects.ts'
import { playerOf } from '../flow.ts'
import {
  endsOf,
  isPort,
  isShipPoint,
  type LinkId,
  linkBetween,
  majorAt,
  otherEnd,
  seaNeighbours,
  twinOf,
  WAYS,
} from '../map/board.ts'
import { isOnMap, majorsOn } from '../map/extent.ts'
import { neighboursOf, POINT_COUNT, type Point } from '../map/geometry.ts'
import type { Shared } from '../types.ts'
import { buildableLinks } from './buildable.ts'
import { raceOf, SECTION_COSTS } from './costs.ts'
import { leastStepsTo } from './least-steps.ts'
import { type Expand, FAR, type OfferNode, type Search, search } from './search.ts'
import { indexOf } from './track.ts'

/** A section from its start to its end. */
export type Pair = readonly [start: Point, end: Point]

/** A milepost, or, with `POINT_COUNT` added, the same aboard a ship. */
type Node = number

/** A way from one place to another, with the track that must be built for it. */
export interface Route {
  readonly points: readonly Point[]
  /** In an order in which they can be laid. */
  readonly sections: readonly Pair[]
  /** What the sections cost together, without bribes (K5). */
  readonly gold: number
  /** Steps of the train; a voyage counts as the steps that it is worth. */
  readonly steps: number
  /** Whose track is used. */
  readonly rivals: readonly Seat[]
  /** The same way as nodes, which distinguish the part aboard a ship. */
  readonly nodes: readonly Node[]
}

export interface RouteTerms {
  /** What a step is worth in gold. The default only decides between ways that cost the same. */
  readonly step?: number
  /** What a step on a rival's track is worth beyond that; null: never use it. */
  readonly rival?: number | null
  /** What boarding, and a step at sea, are worth; null or left out: never sail. */
  readonly voyage?: { readonly boarding: number; readonly step: number } | null
  /** Links that will have been built by then. */
  readonly built?: Iterable<LinkId>
  /** The step back that a train on open track may not take (M2). */
  readonly barred?: { readonly from: Point; readonly to: Point } | undefined
  /** Keep clear of what events forbid now; otherwise they are waited for. */
  readonly avoidEvents?: boolean
}

/** Gold is weighed in hundredths, so that whole numbers do for everything. */
const UNIT = 100
const STEP = 0.01
const RIVAL_STEP = 0.3
/** No more than this is counted ahead, so that it stays within what a search can weigh. */
const MOST_AHEAD = 8000

// A search node is a milepost in one of these modes: four times the milepost, and the mode.
/** On a way that exists: own track, a rival's, inside a major city, an entrance or a magical link. */
const TRAVEL = 0
/** On new track that will be laid from further on back to here. */
const BACKWARD = 1
/** On new track that is laid from behind. */
const FORWARD = 2
const AT_SEA = 3
const MODES = 4
const NONE = new Int32Array()

const ANCHORS = new WeakMap<Uint8Array, Map<Uint8Array, Search>>()

/** The ends of a link, on both sides of an entrance. */
function anchorsAt(link: LinkId): readonly Point[] {
  return endsOf(link).flatMap(end => (twinOf(end) === -1 ? [end] : [end, twinOf(end)]))
}

function forbiddenAmong(open: Uint8Array, state: Shared, seat: Seat): readonly LinkId[] {
  const links: LinkId[] = []
  for (const [link, isOpen] of open.entries()) {
    if (isOpen === 1 && isBuildingForbidden(state.effects, link, seat)) links.push(link)
  }
  return links
}

function without(open: Uint8Array, links: readonly LinkId[]): Uint8Array {
  const rest = open.slice()
  for (const link of links) rest[link] = 0
  return rest
}

/** The map as one player may use and build on it. */
class Ground {
  readonly state: Shared
  readonly seat: Seat
  owner: Int8Array
  open: Uint8Array
  readonly costs: Uint8Array
  #anchors: Search

  constructor(state: Shared, seat: Seat, built: Iterable<LinkId>, avoidEvents: boolean) {
    this.state = state
    this.seat = seat
    // A Troll builds nothing above ground: the price is the map's own, for the foreman that replaces it.
    const race = raceOf(playerOf(state, seat))
    this.costs = SECTION_COSTS.get(race === 'troll' ? undefined : race) ?? new Uint8Array()
    this.owner = indexOf(state.track).owner
    this.open = buildableLinks(state, seat)
    const closed = avoidEvents && state.effects.length > 0 ? forbiddenAmong(this.open, state, seat) : []
    if (closed.length > 0) {
      this.open = without(this.open, closed)
      this.#anchors = this.#searchAnchors(this.#roots())
    } else this.#anchors = this.#lastingAnchors()
    const links = [...built]
    if (links.length > 0) this.#build(links)
  }

  /** Links that will have been built by then are own track, and more can grow from them. */
  #build(links: readonly LinkId[]): void {
    this.owner = this.owner.slice()
    for (const link of links) this.owner[link] = this.seat
    this.open = without(this.open, links)
    this.#anchors = this.#searchAnchors(links.flatMap(anchorsAt), this.#anchors)
  }

  /** The same for every search until track or foreman change, so it is kept beside the links that can be built. */
  #lastingAnchors(): Search {
    const kept = ANCHORS.get(this.open) ?? new Map<Uint8Array, Search>()
    ANCHORS.set(this.open, kept)
    const found = kept.get(this.costs) ?? this.#searchAnchors(this.#roots())
    kept.set(this.costs, found)
    return found
  }

  /** K5: what laying the link from here costs. */
  costFrom(link: LinkId, start: Point): number {
    return this.costs[2 * link + (otherEnd(link, start) > start ? 0 : 1)] ?? 0
  }

  /** K3: where track may begin. */
  #roots(): readonly Point[] {
    const own = indexOf(this.state.track).links[this.seat] ?? []
    return [...majorsOn(this.state.options.map).flatMap(city => city.points), ...own.flatMap(anchorsAt)]
  }

  /** What leading new track to each milepost costs. */
  #searchAnchors(roots: readonly Point[], known?: Search): Search {
    const expand = (point: Point, offer: OfferNode) => {
      const ways = WAYS[point] ?? NONE
      for (let i = 0; i < ways.length; i += 2) {
        const way = ways[i] ?? 0
        if (this.open[way >> 1] === 1) offer(ways[i + 1] ?? 0, UNIT * (this.costs[way] ?? 0))
      }
      const twin = this.twin(point)
      if (twin !== -1) offer(twin, 0)
      return false
    }
    return search(POINT_COUNT, roots, expand, { known })
  }

  anchorWeight(point: Point): number {
    return this.#anchors.weight[point] ?? FAR
  }

  /** The sections that lead new track to a milepost, from where track may begin. */
  anchorTo(point: Point): Pair[] {
    const pairs: Pair[] = []
    for (let end = point; ; ) {
      const start = this.#anchors.previous[end] ?? -1
      if (start === -1) return pairs
      if (linkBetween(start, end) !== undefined) pairs.unshift([start, end])
      end = start
    }
  }

  twin(point: Point): Point {
    const twin = twinOf(point)
    return twin === -1 || !isOnMap(this.state.options.map, twin) ? -1 : twin
  }

  /** Steps without track: inside a major city, by an entrance, by magic. */
  freeSteps(point: Point): readonly Point[] {
    const twin = this.twin(point)
    const city = majorAt(point)
    if (city === undefined) return twin === -1 ? [] : [twin]
    const { effects, options } = this.state
    const far = isMagicOn(effects) ? magicTwins(effects, city).filter(({ centre }) => isOnMap(options.map, centre)) : []
    return [...neighboursOf(point).filter(next => majorAt(next) === city), ...far.flatMap(other => other.points)]
  }
}

/**
 * The cheapest way between two places by track that lies there and track that this player would have to build. New track is
 * priced by the direction in which it is laid (K5) and must grow from own track or a major city (K3), so whatever touches
 * neither is led there first. Several of `from` and `to` may be given; the nearest ones are taken.
 */
export function cheapestRoute(
  state: Shared,
  seat: Seat,
  from: Iterable<Node>,
  to: ReadonlySet<Point>,
  terms: RouteTerms = {},
): Route | undefined {
  const { rival = RIVAL_STEP, voyage = null, built = [], barred, avoidEvents = false } = terms
  const ground = new Ground(state, seat, built, avoidEvents)
  const step = Math.round((terms.step ?? STEP) * UNIT)
  const onRival = rival === null ? undefined : step + Math.round(rival * UNIT)
  const isBarred = (point: Point, next: Point) => barred?.from === point && barred.to === next

  const travel = (point: Point, offer: OfferNode) => {
    const ways = WAYS[point] ?? NONE
    for (let i = 0; i < ways.length; i += 2) {
      const owner = ground.owner[(ways[i] ?? 0) >> 1] ?? -1
      const next = ways[i + 1] ?? 0
      if (owner === -1 || isBarred(point, next)) continue
      if (owner === seat) offer(MODES * next, step)
      else if (onRival !== undefined) offer(MODES * next, onRival)
    }
    for (const next of ground.freeSteps(point)) if (!isBarred(point, next)) offer(MODES * next, step)
    if (voyage !== null && isPort(point)) offer(MODES * point + AT_SEA, Math.round(voyage.boarding * UNIT))
    offer(MODES * point + BACKWARD, 0)
  }
  const build = (mode: number, point: Point, offer: OfferNode) => {
    const ways = WAYS[point] ?? NONE
    for (let i = 0; i < ways.length; i += 2) {
      const way = ways[i] ?? 0
      const next = ways[i + 1] ?? 0
      if (ground.open[way >> 1] !== 1 || isBarred(point, next)) continue
      // The way back has the other direction's bit.
      const cost = ground.costs[mode === FORWARD ? way : way ^ 1] ?? 0
      offer(MODES * next + mode, step + UNIT * cost)
    }
    const twin = ground.twin(point)
    if (twin !== -1) offer(MODES * twin + mode, step)
    if (mode === FORWARD) offer(MODES * point, 0)
    else offer(MODES * point + FORWARD, ground.anchorWeight(point))
  }
  const sail = (point: Point, offer: OfferNode) => {
    const by = Math.round((voyage?.step ?? 0) * UNIT)
    for (const next of seaNeighbours(point)) {
      if (!isOnMap(state.options.map, next)) continue
      if (isShipPoint(next)) offer(MODES * next + AT_SEA, by)
      if (isPort(next)) offer(MODES * next, by)
    }
  }
  const starts = [...from].map(node => (node < POINT_COUNT ? MODES * node : MODES * (node - POINT_COUNT) + AT_SEA))
  // Ways that lead nearer to the goal are looked at first: whatever is ahead weighs at least this much.
  const most = voyage === null ? MOST_AHEAD : Math.min(MOST_AHEAD, Math.round(voyage.boarding * UNIT))
  const steps = leastStepsTo(to)
  const ahead = (node: number) => (node % MODES === AT_SEA ? 0 : Math.min(most, step * (steps[node >> 2] ?? 0)))
  let direct: OfferNode = () => {}
  let here = 0
  const offerAhead: OfferNode = (next, by) => direct(next, by + ahead(next) - here)
  const expand: Expand = (node, offer) => {
    const mode = node % MODES
    const point = node >> 2
    if (mode !== BACKWARD && mode !== AT_SEA && to.has(point)) return true
    direct = offer
    here = ahead(node)
    if (mode === TRAVEL) travel(point, offerAhead)
    else if (mode === AT_SEA) sail(point, offerAhead)
    else build(mode, point, offerAhead)
    return false
  }
  const found = search(MODES * POINT_COUNT, starts, expand, { startWeight: ahead })
  if (found.end === -1) return undefined
  const boarding = Math.round(Math.round((voyage?.boarding ?? 0) * UNIT) / step)
  const sailing = Math.round(Math.round((voyage?.step ?? 0) * UNIT) / step)
  return routeOf(ground, found, { boarding, sailing })
}

function routeOf(
  ground: Ground,
  { end, previous }: Search,
  worth: { readonly boarding: number; readonly sailing: number },
): Route {
  const nodes: number[] = []
  for (let node = end; node !== -1; node = previous[node] ?? -1) nodes.unshift(node)
  const points: Point[] = []
  const sections = new Map<LinkId, Pair>()
  const rivals = new Set<Seat>()
  const way: Node[] = []
  let steps = 0
  let backward: Pair[] = []
  const add = (pair: Pair) => {
    const link = linkBetween(...pair)
    if (link !== undefined && !sections.has(link)) sections.set(link, pair)
  }
  for (const [index, node] of nodes.entries()) {
    const mode = node % MODES
    const point = node >> 2
    const before = nodes[index - 1]
    const last = points.at(-1)
    if (last !== point) points.push(point)
    const place = mode === AT_SEA ? point + POINT_COUNT : point
    if (way.at(-1) !== place) way.push(place)
    if (before === undefined || last === undefined) continue
    const modeBefore = before % MODES
    if (modeBefore === AT_SEA) steps += worth.sailing
    else if (mode === AT_SEA) steps += worth.boarding
    else if (last !== point) steps += 1
    const link = linkBetween(last, point)
    if (mode === FORWARD && modeBefore === BACKWARD) {
      for (const pair of ground.anchorTo(point)) add(pair)
      for (const pair of backward.reverse()) add(pair)
      backward = []
    } else if (last === point || link === undefined) {
      // A change of mode, an entrance, a step in a city, by magic or at sea: nothing is built.
    } else if (mode === FORWARD) add([last, point])
    else if (mode === BACKWARD) backward.push([point, last])
    else {
      const owner = ground.owner[link] ?? -1
      if (owner !== -1 && owner !== ground.seat) rivals.add(owner)
    }
  }
  let gold = 0
  for (const [link, [start]] of sections) gold += ground.costFrom(link, start)
  return {
    points,
    sections: [...sections.values()],
    gold,
    steps,
    rivals: [...rivals],
    nodes: way,
  }
}
