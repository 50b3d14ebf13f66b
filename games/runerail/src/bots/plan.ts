import type { Seat } from '@turnwise/engine'
import { isBuildingStopped, isClosed } from '../game/cards/effects.ts'
import { TRAINS } from '../game/content/index.ts'
import { playerOf } from '../game/flow.ts'
import { CAN_TURN, endsOf, majorAt, type Place } from '../game/map/board.ts'
import { majorsOn } from '../game/map/extent.ts'
import { POINT_COUNT, type Point, pointOf } from '../game/map/geometry.ts'
import { cheapestRoute, type Pair, type Route } from '../game/track/cheapest-route.ts'
import { linksOf } from '../game/track/laying.ts'
import { indexOf } from '../game/track/track.ts'
import type { Player, View } from '../game/types.ts'
import { type Graph, graphOf, type Routes } from './graph.ts'
import { type Job, jobsOf, leastSteps, type Stop, stopsOf } from './jobs.ts'
import { type Barred, bestPoint, isReached, type RouteNode, routesFrom, routesOf } from './routes.ts'
import type { Settings } from './settings.ts'

export interface Plan {
  readonly stops: readonly Stop[]
  /** Gold a turn that it is expected to bring. */
  readonly rate: number
  readonly gold: number
  /** What is still to be built, in an order in which it can be laid. */
  readonly sections: readonly Pair[]
  /** The way to the first stop, from where the train is. */
  readonly way: readonly RouteNode[]
}

const BUILD_PER_TURN = 20

/** Works out plans for one player at one moment. */
export class Planning {
  readonly view: View
  readonly seat: Seat
  readonly graph: Graph
  readonly settings: Settings
  readonly player: Player
  readonly start: RouteNode | undefined
  readonly #fromTrain: Routes | undefined
  readonly #barred: Barred | undefined
  readonly #speed: number
  readonly #places: number
  readonly #cannotBuild: boolean
  /** Major cities that own track reaches. */
  readonly #joined = new Set<Place>()
  readonly #routes = new Map<string, Route | undefined>()

  constructor(view: View, seat: Seat, settings: Settings) {
    const graph = graphOf(view, seat, settings.graph)
    this.view = view
    this.seat = seat
    this.graph = graph
    this.settings = settings
    this.player = playerOf(view, seat)
    const at = this.player.at === null ? undefined : pointOf(this.player.at)
    const aboard = this.player.ship !== null && settings.graph.voyage !== null
    this.start = at === undefined ? undefined : aboard ? at + POINT_COUNT : at
    const back = this.player.cameFrom === null ? undefined : pointOf(this.player.cameFrom)
    if (at !== undefined && back !== undefined && CAN_TURN[at] === 0) this.#barred = { from: at, to: back }
    this.#fromTrain = this.start === undefined ? undefined : routesFrom(graph, [this.start], this.#barred)
    this.#speed = TRAINS.get(this.player.train)?.speed ?? 10
    this.#cannotBuild = isBuildingStopped(view.effects, seat)
    for (const link of indexOf(view.track).links[seat] ?? [])
      for (const end of endsOf(link)) touchMajor(this.#joined, end)
    this.#places = TRAINS.get(this.player.train)?.loads ?? 2
  }

  /** The best plan that the purse allows; undefined if there is none. */
  best(): Plan | undefined {
    const singles = this.#bestSingles()
    let rough = singles.slice(0, 8)
    for (let size = 2; size <= this.settings.jobs; size++) {
      const candidates = singles.slice(0, 10).flatMap(single => single.stops[0]?.job ?? [])
      const longer = rough.flatMap(each => candidates.flatMap(job => this.#insert(each, job) ?? []))
      rough = [...rough, ...longer].toSorted(byRate).slice(0, 8)
    }
    let best: Plan | undefined
    for (const { stops } of rough.slice(0, this.settings.exact)) {
      const plan = this.#workOut(stops, best?.rate ?? Number.NEGATIVE_INFINITY)
      if (plan !== undefined && (best === undefined || plan.rate > best.rate)) best = plan
    }
    return best
  }

  /** Single jobs by what they bring; those whose best case is below what is known already are not looked at. */
  #bestSingles(): { stops: readonly Stop[]; rate: number }[] {
    const jobs = jobsOf(this.view, this.player).map(job => ({ job, bound: this.#bound(job) }))
    const judged: { stops: readonly Stop[]; rate: number }[] = []
    for (const { job, bound } of jobs.toSorted((a, b) => b.bound - a.bound)) {
      const enough = judged[this.settings.singles - 1]
      if (enough !== undefined && bound <= enough.rate) break
      judged.push(this.#judge(stopsOf(job)))
      judged.sort(byRate)
    }
    return judged
  }

  /** No delivery can bring more than this: the way from source to city is at least as long as if all track lay there. */
  #bound(job: Job): number {
    const first = this.#leg(undefined, job.source ?? job.city)
    if (first === undefined || first.gold > this.player.gp) return Number.NEGATIVE_INFINITY
    const rest = job.source === null ? 0 : leastSteps(job.source, job.city)
    return this.#rate(job.payoff, first.gold, first.steps + rest)
  }

  /** A plan by its legs alone, as if no two legs shared new track. */
  #judge(stops: readonly Stop[]): { stops: readonly Stop[]; rate: number } {
    let from: Place | undefined
    let gold = 0
    let steps = 0
    let purse = this.player.gp
    let payoff = 0
    for (const { place, job, deliver } of stops) {
      const leg = this.#leg(from, place)
      if (leg === undefined) return { stops, rate: Number.NEGATIVE_INFINITY }
      gold += leg.gold
      steps += leg.steps + this.#delay(place)
      purse -= leg.gold
      if (purse < 0) return { stops, rate: Number.NEGATIVE_INFINITY }
      if (deliver) {
        payoff += job.payoff
        purse += job.payoff
      }
      from = place
    }
    return { stops, rate: this.#rate(payoff, gold, steps) }
  }

  /** From one city to another, or from the train; ways are nearly the same in both directions, so either search will do. */
  #leg(from: Place | undefined, to: Place): { gold: number; steps: number } | undefined {
    if (from === undefined && this.start === undefined) return NO_WAY
    const { trees } = this.graph
    const routes = from === undefined ? this.#fromTrain : trees.has(from) ? trees.get(from) : routesOf(this.graph, to)
    if (routes === undefined) return undefined
    const point = bestPoint(routes, from === undefined || trees.has(from) ? to : from)
    return isReached(routes, point) ? { gold: routes.gold[point] ?? 0, steps: routes.steps[point] ?? 0 } : undefined
  }

  /** A city that an event has closed for now counts as this many steps further away. */
  #delay(place: Place): number {
    return this.settings.eventDelay > 0 && isClosed(this.view.effects, place)
      ? this.settings.eventDelay * this.#speed
      : 0
  }

  #rate(value: number, gold: number, steps: number): number {
    const wait = gold > 0 && this.#cannotBuild ? this.settings.eventDelay : 0
    const turns = Math.max(steps / this.#speed, gold / BUILD_PER_TURN) + this.settings.overhead + wait
    return (value - this.settings.trackShare * gold) / turns
  }

  /** The best place in the plan for one more job, if it makes the plan better at all. */
  #insert(
    plan: { stops: readonly Stop[]; rate: number },
    job: Job,
  ): { stops: readonly Stop[]; rate: number } | undefined {
    if (plan.stops.some(stop => stop.job.card === job.card)) return undefined
    let best: { stops: readonly Stop[]; rate: number } | undefined
    const [first, second] = stopsOf(job)
    if (first === undefined) return undefined
    for (let i = 0; i <= plan.stops.length; i++) {
      const withFirst = plan.stops.toSpliced(i, 0, first)
      const variants =
        second === undefined
          ? [withFirst]
          : Array.from({ length: withFirst.length - i }, (_, after) => withFirst.toSpliced(i + 1 + after, 0, second))
      for (const stops of variants) {
        if (!this.#fits(stops)) continue
        const judged = this.#judge(stops)
        if (judged.rate > (best?.rate ?? plan.rate)) best = judged
      }
    }
    return best
  }

  /** Never more loads of the plan aboard than there are places. */
  #fits(stops: readonly Stop[]): boolean {
    let aboard = stops.filter(stop => stop.deliver && stop.job.source === null).length
    for (const stop of stops) {
      aboard += stop.deliver ? -1 : 1
      if (aboard > this.#places) return false
    }
    return true
  }

  /**
   * The plan leg by leg, what one leg builds being there for the next. Undefined also when it turns out on the way that it
   * cannot be better than a known one: as if the rest cost nothing and joined every major city.
   */
  #workOut(stops: readonly Stop[], known: number): Plan | undefined {
    const most =
      stops.reduce((sum, { job, deliver }) => sum + (deliver ? job.payoff : 0), 0) +
      this.settings.cityBonus * (majorsOn(this.view.options.map).length - this.#joined.size)
    let ahead = leastStepsOf(stops)
    const sections: Pair[] = []
    const touched = new Set<Place>()
    let from: readonly RouteNode[] | undefined = this.start === undefined ? undefined : [this.start]
    let before: Place | undefined
    let first: readonly RouteNode[] | undefined
    let steps = 0
    let gold = 0
    let purse = this.player.gp
    let value = 0
    for (const { place, job, deliver } of stops) {
      if (from !== undefined) {
        if (Math.max(0, this.#rate(most, gold, steps + ahead)) <= known) return undefined
        if (before !== undefined) ahead -= leastSteps(before, place)
        const route = this.#route(before, place, from, sections)
        if (route === undefined) return undefined
        first ??= route.nodes
        sections.push(...route.sections)
        for (const point of route.points) touchMajor(touched, point)
        steps += route.steps + this.#delay(place)
        gold += route.gold
        purse -= route.gold
      }
      if (purse < 0) return undefined
      if (deliver) {
        value += job.payoff
        purse += job.payoff
      }
      from = place.points
      before = place
    }
    const fresh = [...touched].filter(city => !this.#joined.has(city)).length
    return {
      stops,
      rate: this.#rate(value + fresh * this.settings.cityBonus, gold, steps),
      gold,
      sections,
      way: first ?? [],
    }
  }

  /** A leg of a plan. Before anything is built on the way, plans share their legs. */
  #route(
    before: Place | undefined,
    place: Place,
    from: readonly RouteNode[],
    sections: readonly Pair[],
  ): Route | undefined {
    const { step, rival, voyage } = this.settings.graph
    const key = sections.length === 0 ? `${before?.index} ${place.index}` : undefined
    if (key !== undefined && this.#routes.has(key)) return this.#routes.get(key)
    const route = cheapestRoute(this.view, this.seat, from, new Set(place.points), {
      step,
      rival,
      voyage,
      built: linksOf(sections),
      barred: before === undefined ? this.#barred : undefined,
    })
    if (key !== undefined) this.#routes.set(key, route)
    return route
  }
}

/** From the first stop to the last one, if all track lay there. */
function leastStepsOf(stops: readonly Stop[]): number {
  return stops.reduce((sum, { place }, i) => sum + (i === 0 ? 0 : leastSteps(stops[i - 1]?.place ?? place, place)), 0)
}

const NO_WAY = { gold: 0, steps: 0 }

function byRate(a: { readonly rate: number }, b: { readonly rate: number }): number {
  return b.rate - a.rate
}

function touchMajor(touched: Set<Place>, point: Point): void {
  const city = majorAt(point)
  if (city !== undefined) touched.add(city)
}
