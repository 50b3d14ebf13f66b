import type { Seat } from '@turnwise/engine'
import { type LinkId, linkBetween, majorAt, type Place } from '../map/board.ts'
import type { Point } from '../map/geometry.ts'
import { REFUSALS } from '../refusals.ts'
import { freshTurn } from '../turns.ts'
import type { Shared } from '../types.ts'
import { openStarts, priceOf, sectionProblem, touchedPoints } from './building.ts'
import { cheapestRoute, type Pair } from './cheapest-route.ts'
import { SPENDING_LIMIT } from './costs.ts'
import { indexOf, type TrialTrack, tryTrack } from './track.ts'

/** Sections that the rules allow one after the other this turn (or in the player's next one), and what they cost. */
export interface Laying<State extends Shared = Shared> {
  readonly pairs: readonly Pair[]
  /** Bribes included. */
  readonly cost: number
  /** The table as it would be then. */
  readonly state: State
  /** Why the next section that was asked for is not among them. */
  readonly problem?: string
}

/** The table as this player finds it when building: now, or in a turn that has yet to come. */
function atBuilding<State extends Shared>(state: State, seat: Seat): State {
  return state.current?.player === seat ? state : { ...state, current: freshTurn(seat, 'build', 0, false) }
}

/** Asks the rules for each section in turn; the first that is refused ends the line. */
export function layLine<State extends Shared>(state: State, seat: Seat, pairs: readonly Pair[]): Laying<State> {
  const trial = new Trial(atBuilding(state, seat), seat)
  for (const [i, pair] of pairs.entries()) {
    const problem = trial.lay(pair)
    if (problem !== undefined) return { pairs: pairs.slice(0, i), cost: trial.cost, state: trial.state, problem }
  }
  return { pairs, cost: trial.cost, state: trial.state }
}

/** Whether all of them can be laid this turn. */
export function canLay(state: Shared, seat: Seat, pairs: readonly Pair[]): boolean {
  const trial = new Trial(atBuilding(state, seat), seat, true)
  return pairs.every(pair => trial.lay(pair) === undefined)
}

/** Gold, limit and exits of a turn left aside: track that is planned for as many turns as it takes. */
function withoutLimits<State extends Shared>(state: State, seat: Seat): State {
  const { current } = atBuilding(state, seat)
  return {
    ...state,
    current: current === null ? null : { ...current, spent: 0, cityExits: 0 },
    players: state.players.map((player, i) => (i === seat ? { ...player, gp: RICH } : player)),
  }
}

const RICH = 1000

/** A line for the turns to come: only what no turn would allow ends it. */
export function planLine<State extends Shared>(state: State, seat: Seat, pairs: readonly Pair[]): Laying<State> {
  const trial = new Trial(withoutLimits(state, seat), seat)
  for (const [i, pair] of pairs.entries()) {
    const problem = trial.lay(pair)
    if (problem !== undefined) {
      const done = pairs.slice(0, i)
      return { pairs: done, cost: priceOfSections(state, seat, done), state: trial.state, problem }
    }
    trial.state = withoutLimits(trial.state, seat)
  }
  return { pairs, cost: priceOfSections(state, seat, pairs), state: trial.state }
}

/** As much of it as money, limit and rules allow this turn, whatever must be left out; sections keep their order. */
export function layWhatGoes<State extends Shared>(state: State, seat: Seat, pairs: readonly Pair[]): Laying<State> {
  const trial = new Trial(atBuilding(state, seat), seat)
  let problem: string | undefined
  const done: Pair[] = []
  for (const pair of pairs) {
    const refused = trial.lay(pair)
    if (refused === undefined) done.push(pair)
    else problem ??= refused
  }
  return { pairs: done, cost: trial.cost, state: trial.state, ...(problem === undefined ? {} : { problem }) }
}

/** The table while sections are tried out one after the other. */
class Trial<State extends Shared> {
  state: State
  /** What they have cost so far, bribes included. */
  cost = 0
  readonly #seat: Seat
  readonly #track: TrialTrack

  constructor(state: State, seat: Seat, isIndexOnly = false) {
    this.#track = tryTrack(state.track, isIndexOnly)
    this.#seat = seat
    this.state = { ...state, track: this.#track.track }
  }

  /** Returns the reason if the rules refuse it. */
  lay([start, end]: Pair): string | undefined {
    const { state } = this
    const seat = this.#seat
    const link = linkBetween(start, end)
    const { current } = state
    if (link === undefined || current === null) return REFUSALS.notAdjacent.error.message
    const { cost, bribe } = priceOf(state, seat, link, end)
    const problem = sectionProblem(state, seat, { link, start, end, cost, bribe })
    if (problem !== undefined) return problem.error.message
    const price = cost + bribe
    this.#track.add(link, seat)
    this.cost += price
    this.state = {
      ...state,
      players: state.players.map((player, i) => (i === seat ? { ...player, gp: player.gp - price } : player)),
      current: {
        ...current,
        spent: current.spent + price,
        buildBribePaid: current.buildBribePaid || bribe > 0,
        cityExits: current.cityExits + (majorAt(start) === undefined ? 0 : 1),
      },
    }
    return undefined
  }
}

/** What a player has to pay for these sections in as many turns as they take, a bribe for each turn underground included. */
export function priceOfSections(state: Shared, seat: Seat, pairs: readonly Pair[]): number {
  let total = 0
  let turn = freshTurn(seat, 'build', 0, false)
  for (const [start, end] of pairs) {
    const link = linkBetween(start, end)
    if (link === undefined) continue
    let { cost, bribe } = priceOf({ ...state, current: turn }, seat, link, end)
    if (turn.spent + cost + bribe > SPENDING_LIMIT) {
      turn = freshTurn(seat, 'build', 0, false)
      ;({ cost, bribe } = priceOf({ ...state, current: turn }, seat, link, end))
    }
    turn = { ...turn, spent: turn.spent + cost + bribe, buildBribePaid: turn.buildBribePaid || bribe > 0 }
    total += cost + bribe
  }
  return total
}

/** The cheapest sections that lead own track, or that of a major city, on to one of these mileposts. */
export function sectionsTo(state: Shared, seat: Seat, targets: readonly Point[]): readonly Pair[] | undefined {
  const now = atBuilding(state, seat)
  const city = targets[0] === undefined ? undefined : majorAt(targets[0])
  const goal = new Set(city?.points ?? targets)
  const from = city === undefined ? openStarts(now, seat) : startsTowards(now, seat, city)
  return cheapestRoute(now, seat, from, goal, { rival: null, avoidEvents: true })?.sections
}

/** To a major city a player means to lead what they have, although track could begin there too. */
function startsTowards(state: Shared, seat: Seat, city: Place): Iterable<Point> {
  const own = touchedPoints(state, seat)
  if (own.size > 0 && !city.points.some(point => own.has(point))) return own
  return [...openStarts(state, seat)].filter(point => majorAt(point) !== city)
}

/** A planned line with what leads on to these mileposts. */
export function extendPlan<State extends Shared>(
  state: State,
  seat: Seat,
  plan: Laying<State>,
  targets: readonly Point[],
): Laying<State> {
  const more = sectionsTo(plan.state, seat, targets)
  if (more === undefined) return { ...plan, problem: REFUSALS.noLine.error.message }
  if (more.length === 0) return { ...plan, problem: REFUSALS.lineBegins.error.message }
  return planLine(state, seat, [...plan.pairs, ...more])
}

/** What track on to a milepost would cost beyond a planned line; undefined where none can lead there. */
export function costBeyond<State extends Shared>(
  state: State,
  seat: Seat,
  plan: Laying<State>,
  target: Point,
): number | undefined {
  const longer = extendPlan(state, seat, plan, [target])
  return longer.problem === undefined && longer.cost > plan.cost ? longer.cost - plan.cost : undefined
}

/** Without what any player has built since. */
export function notYetBuilt(state: Shared, pairs: readonly Pair[]): readonly Pair[] {
  const { owner } = indexOf(state.track)
  return pairs.filter(([start, end]) => (owner[linkBetween(start, end) ?? -1] ?? -1) === -1)
}

export function linksOf(pairs: readonly Pair[]): LinkId[] {
  return pairs.flatMap(pair => linkBetween(...pair) ?? [])
}
