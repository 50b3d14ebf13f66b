import { ok, type Refused, type Result, type Seat } from '@turnwise/engine'
import { isBuildingForbidden } from '../cards/effects.ts'
import type { BuiltSection } from '../events.ts'
import { bribePayee, changeTurn, type Flow, pay, playerOf, turnOf } from '../flow.ts'
import { endsOf, isLand, keyOf, type LinkId, linkBetween, majorAt, twinOf } from '../map/board.ts'
import { isOnMap, majorsOn } from '../map/extent.ts'
import { isUnderground, neighboursOf, type Point, pointOf } from '../map/geometry.ts'
import { REFUSALS, refusedAt } from '../refusals.ts'
import type { Shared } from '../types.ts'
import { BRIBE, isUndergroundLink, paysBribes, raceOf, SPENDING_LIMIT, sectionCost } from './costs.ts'
import { wouldBlock, wouldCrowd, wouldOverbuild } from './entry.ts'
import { indexOf, touches, withSection } from './track.ts'

const CITY_EXITS = 2

export interface Section {
  readonly link: LinkId
  readonly start: Point
  readonly end: Point
  /** Terrain and water, what the bank gets. */
  readonly cost: number
  readonly bribe: number
}

/** K1, the link itself. */
function findLink(action: BuiltSection): Result<{ link: LinkId; start: Point; end: Point }> {
  const start = pointOf(action.start)
  const end = pointOf(action.end)
  if (start === undefined || end === undefined) return REFUSALS.noMilepost
  if (!neighboursOf(start).includes(end)) return REFUSALS.notAdjacent
  if (!isLand(start) || !isLand(end)) return REFUSALS.seaPoint
  const link = linkBetween(start, end)
  if (link === undefined) return REFUSALS.insideCity
  return ok({ link, start, end })
}

/** K5. */
export function priceOf(state: Shared, seat: Seat, link: LinkId, end: Point): { cost: number; bribe: number } {
  const race = raceOf(playerOf(state, seat))
  const bribe = isUndergroundLink(link) && paysBribes(race) && state.current?.buildBribePaid !== true ? BRIBE : 0
  return { cost: sectionCost(link, end, race), bribe }
}

/** K2 to K11 in the order of 8.5; undefined when the section may be laid. */
export function sectionProblem(state: Shared, seat: Seat, section: Section): Refused | undefined {
  const { link, start } = section
  const index = indexOf(state.track)
  const turn = turnOf(state)
  if (!endsOf(link).every(end => isOnMap(state.options.map, end))) return REFUSALS.outside
  if ((index.owner[link] ?? -1) !== -1) return REFUSALS.trackExists
  if (state.rightOfWay.length > 0 && isClaimed(state, seat, link)) return REFUSALS.rightOfWay
  const fromCity = majorAt(start) !== undefined
  if (!fromCity && !touches(index, seat, start)) return REFUSALS.notConnected
  if (fromCity && turn.cityExits >= CITY_EXITS) return REFUSALS.cityExitsUsed
  const player = playerOf(state, seat)
  if (raceOf(player) === 'troll' && !isUnderground(start)) return REFUSALS.trollSurface
  if (state.effects.length > 0 && isBuildingForbidden(state.effects, link, seat)) return REFUSALS.noBuild
  if (wouldCrowd(state, seat, link)) return REFUSALS.entryFull
  if (wouldOverbuild(state, seat, link)) return REFUSALS.tooManySections
  if (wouldBlock(state, seat, link)) return REFUSALS.wouldBlock
  const price = section.cost + section.bribe
  if (turn.spent + price > SPENDING_LIMIT) return REFUSALS.overLimit
  if (price > player.gp) return REFUSALS.notEnoughGold
  return undefined
}

/** K10 */
function isClaimed(state: Shared, seat: Seat, link: LinkId): boolean {
  const key = keyOf(link)
  return state.rightOfWay.some(claim => claim.link === key && claim.owner !== seat)
}

/** All of them or none, one after the other; one event reports them together. */
export function buildSections(flow: Flow, seat: Seat, sections: readonly BuiltSection[]): Refused | undefined {
  let total = 0
  for (const [section, ends] of sections.entries()) {
    const built = buildSection(flow, seat, ends)
    if (!built.ok && sections.length === 1) return built
    if (!built.ok) return refusedAt(built, { section })
    total += built.value
  }
  flow.emit({
    type: 'track-built',
    seat,
    sections: sections.map(({ start, end }) => ({ start, end })),
    cost: total,
  })
  return undefined
}

/** Returns what it cost, without the bribe. */
function buildSection(flow: Flow, seat: Seat, action: BuiltSection): Result<number> {
  const found = findLink(action)
  if (!found.ok) return found
  const { link, start, end } = found.value
  const { cost, bribe } = priceOf(flow.state, seat, link, end)
  const problem = sectionProblem(flow.state, seat, { link, start, end, cost, bribe })
  if (problem !== undefined) return problem
  pay(flow, seat, null, cost, 'track')
  pay(flow, seat, bribePayee(flow.state), bribe, 'bribe')
  const turn = turnOf(flow.state)
  changeTurn(flow, {
    spent: turn.spent + cost + bribe,
    buildBribePaid: turn.buildBribePaid || bribe > 0,
    cityExits: turn.cityExits + (majorAt(start) === undefined ? 0 : 1),
  })
  const key = keyOf(link)
  const { track, rightOfWay } = flow.state
  flow.change({
    track: withSection(track, link, seat),
    ...(rightOfWay.length === 0 ? {} : { rightOfWay: rightOfWay.filter(claim => claim.link !== key) }),
  })
  return ok(cost)
}

/** The mileposts from which a player may build (K3): every one of a major city, and what their track touches; not where a
 * ship has landed them (S9). */
export function openStarts(state: Shared, seat: Seat): Set<Point> {
  const mayLeaveCity = turnOf(state).cityExits < CITY_EXITS
  const starts = new Set(mayLeaveCity ? majorsOn(state.options.map).flatMap(city => city.points) : [])
  for (const point of touchedPoints(state, seat)) starts.add(point)
  return starts
}

/** What own track touches; both sides of an entrance where it touches one. */
export function touchedPoints(state: Shared, seat: Seat): Set<Point> {
  const points = new Set<Point>()
  for (const link of indexOf(state.track).links[seat] ?? []) {
    for (const end of endsOf(link)) {
      points.add(end)
      if (twinOf(end) !== -1) points.add(twinOf(end))
    }
  }
  return points
}
