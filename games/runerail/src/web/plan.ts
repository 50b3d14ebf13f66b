import type { Seat } from '@turnwise/engine'
import { linkBetween, MAJORS, majorAt, twinOf } from '../game/board.ts'
import { openStarts, priceOf, sectionProblem } from '../game/building.ts'
import type { Point } from '../game/geometry.ts'
import { withSection } from '../game/track.ts'
import type { Turn, View } from '../game/types.ts'
import { cheapestWay } from './routes.ts'

/** A section from its start to its end. */
export type Pair = readonly [start: Point, end: Point]

/** Track that is drawn but not built: the sections that the rules would allow one after the other, and what they cost. */
export interface Plan {
  readonly pairs: readonly Pair[]
  readonly cost: number
  /** The table as it would be then. */
  readonly state: View
  /** Why the next section that was asked for is not among them. */
  readonly problem?: string
}

/** A turn of one's own that has yet to come: planning goes on while others play. */
function turnToCome(player: Seat): Turn {
  return {
    player,
    phase: 'build',
    spent: 0,
    movesLeft: 0,
    moved: 0,
    halved: false,
    tollsPaid: [],
    moveBribePaid: false,
    buildBribePaid: false,
    cityExits: 0,
    shipDrawn: false,
    sailed: 0,
    acted: false,
    picked: [],
  }
}

/** Asks the rules for each section in turn; the first that is refused ends the plan. */
export function planOf(view: View, seat: Seat, pairs: readonly Pair[]): Plan {
  const current = view.current?.player === seat ? view.current : turnToCome(seat)
  let state: View = { ...view, current }
  let cost = 0
  for (const [i, pair] of pairs.entries()) {
    const laid = lay(state, seat, pair)
    if (typeof laid === 'string') return { pairs: pairs.slice(0, i), cost, state, problem: laid }
    state = laid.state
    cost += laid.price
  }
  return { pairs, cost, state }
}

function lay(state: View, seat: Seat, [start, end]: Pair): { state: View; price: number } | string {
  const link = linkBetween(start, end)
  const { current } = state
  if (link === undefined || current === null) return 'Track joins two neighbouring mileposts on land.'
  const { cost, bribe } = priceOf(state, seat, link, end)
  const problem = sectionProblem(state, seat, { link, start, end, cost, bribe })
  if (problem !== undefined) return problem.message
  const price = cost + bribe
  return {
    price,
    state: {
      ...state,
      track: withSection(state.track, link, seat),
      players: state.players.map((player, i) => (i === seat ? { ...player, gp: player.gp - price } : player)),
      current: {
        ...current,
        spent: current.spent + price,
        buildBribePaid: current.buildBribePaid || bribe > 0,
        cityExits: current.cityExits + (majorAt(start) === undefined ? 0 : 1),
      },
    },
  }
}

/** Where the next section of a plan may begin (K3). */
export function startsOf({ state }: Plan, seat: Seat): ReadonlySet<Point> {
  const exits = (state.current?.cityExits ?? 0) < 2
  const starts = openStarts(state, seat, exits ? MAJORS.flatMap(city => city.points) : [])
  for (const start of [...starts]) if (twinOf(start) !== -1) starts.add(twinOf(start))
  return starts
}

/** To a major city one means to lead what one has, although track could begin there too. */
function sourcesFor(plan: Plan, seat: Seat, target: Point): Iterable<Point> {
  const city = majorAt(target)
  const starts = startsOf(plan, seat)
  if (city === undefined) return starts
  const laid = openStarts(plan.state, seat, [])
  if (city.points.some(point => laid.has(point))) return starts
  return laid.size > 0 ? laid : [...starts].filter(point => majorAt(point) !== city)
}

/** The plan with the cheapest sections that lead on to a milepost, as far as the rules and the gold allow. */
export function extendTo(view: View, seat: Seat, plan: Plan, target: Point): Plan {
  const way = cheapestWay(plan.state, seat, sourcesFor(plan, seat, target), point => point === target, false)
  if (way === undefined) return { ...plan, problem: 'No track can lead there.' }
  if (way.sections.length === 0) return { ...plan, problem: 'Track can begin there already.' }
  return planOf(view, seat, [...plan.pairs, ...way.sections])
}
