import type { BotTurn, Seat } from '@turnwise/engine'
import { demandsOn } from '../game/cards/demands.ts'
import { lineAction } from '../game/commands/build-line.ts'
import type { Action, ActionOf } from '../game/commands/index.ts'
import { FOREMEN, SHIPS, TRAINS } from '../game/content/index.ts'
import { RACES, type Race } from '../game/content/types.ts'
import { playerOf } from '../game/flow.ts'
import { isPort, placeAt } from '../game/map/board.ts'
import { POINT_COUNT, type Point, pointOf } from '../game/map/geometry.ts'
import type { Pair } from '../game/track/cheapest-route.ts'
import { raceOf, SPENDING_LIMIT, UPGRADE_COST } from '../game/track/costs.ts'
import { layWhatGoes, notYetBuilt } from '../game/track/laying.ts'
import { type Arrival, explore, pathOf, rulesOfTurn } from '../game/travel/reach.ts'
import { coursesOf, pathOfCourse } from '../game/travel/ships.ts'
import type { View } from '../game/types.ts'
import { nextExpansion } from './expansion.ts'
import { graphOf } from './graph.ts'
import { type Plan, Planning } from './plan.ts'
import { routesOf } from './routes.ts'
import type { Settings } from './settings.ts'

type Turn = BotTurn<View, Action>

/** One decision after another: the plan says where to go and what to build, the rest is housekeeping. */
export function decide(turn: Turn, settings: Settings): Action {
  const { view, seat } = turn
  if (view.pending !== null) return answer(turn, settings)
  switch (view.stage) {
    case 'foremen':
      return bestForeman(turn, 'pick-foreman')
    case 'placing':
      return placeTrain(turn, settings)
    case 'opening':
      return build(turn, settings)
    default:
      if (view.current?.phase === 'build') return build(turn, settings)
      if (playerOf(view, seat).ship !== null) return voyage(turn, settings)
      return travel(turn, settings)
  }
}

function find<Type extends Action['type']>(legal: readonly Action[], type: Type): ActionOf<Type> | undefined {
  return legal.find((action): action is ActionOf<Type> => action.type === type)
}

/** The first wanted action, else some legal one: a seat that is to act always has one. */
function orElse(turn: Turn, ...wanted: readonly (Action | undefined)[]): Action {
  const chosen = wanted.find(action => action !== undefined) ?? turn.legal[0]
  if (chosen === undefined) throw new RangeError('nothing to choose from')
  return chosen
}

const PREFERRED: readonly Race[] = ['elf', 'dwarf', 'human', 'wee folk', 'catman', 'orc', 'troll']

function rankOf(foreman: string): number {
  return PREFERRED.indexOf(FOREMEN.get(foreman)?.race ?? RACES[0])
}

function bestForeman(turn: Turn, type: 'pick-foreman' | 'keep-foreman'): Action {
  const offers = turn.legal.flatMap(action => (action.type === type && action.foreman_id !== null ? [action] : []))
  const [best] = offers.toSorted((a, b) => rankOf(a.foreman_id ?? '') - rankOf(b.foreman_id ?? ''))
  return orElse(turn, best)
}

function answer(turn: Turn, settings: Settings): Action {
  const { view, legal } = turn
  switch (view.pending?.kind) {
    case 'keep-foreman':
      return bestForeman(turn, 'keep-foreman')
    case 'choose-ship': {
      const offers = legal.flatMap(action => (action.type === 'board-ship' && action.ship_id !== null ? [action] : []))
      const speed = (action: ActionOf<'board-ship'>) => SHIPS.get(action.ship_id ?? '')?.speed ?? 0
      return orElse(turn, offers.toSorted((a, b) => speed(b) - speed(a))[0])
    }
    default: {
      const needed =
        planOf(turn, settings)?.stops.flatMap(stop => (stop.job.source === null ? stop.job.good : [])) ?? []
      return orElse(
        turn,
        legal.find(action => action.type === 'choose-load' && !needed.includes(action.good)),
      )
    }
  }
}

function placeTrain(turn: Turn, settings: Settings): Action {
  const first = planOf(turn, settings)?.stops[0]?.place.name
  return orElse(
    turn,
    turn.legal.find(action => action.type === 'place-train' && action.city === first),
  )
}

/** Plans by what they depend on; the hand's list is the same object until a card leaves or joins it. */
const PLANS = new WeakMap<readonly number[], Map<string, Plan | undefined>>()

/** The plan of this turn. While it builds, a player keeps to the plan it began with. */
function planOf({ view, seat }: Turn, settings: Settings): Plan | undefined {
  const { hand, at, loads, ship } = playerOf(view, seat)
  const key = [settings.jobs, seat, view.turn, view.step, at === null, ship?.name, loads].join(' ')
  const known = PLANS.get(hand) ?? new Map<string, Plan | undefined>()
  PLANS.set(hand, known)
  if (known.has(key)) return known.get(key)
  const plan = new Planning(view, seat, settings).best()
  known.set(key, plan)
  return plan
}

/** The move phase, and the ship phase of a train that stands on land. */
function travel(turn: Turn, settings: Settings): Action {
  const { view, seat, legal } = turn
  const delivery = bestDelivery(turn)
  if (delivery !== undefined) return delivery
  if (isIdle(turn)) return onward(turn)
  const plan = planOf(turn, settings)
  if (plan === undefined || plan.rate < settings.leastRate) {
    const fresh = startAfresh(turn)
    if (fresh !== undefined) return fresh
  }
  const stop = plan?.stops[0]
  const here = pointOf(playerOf(view, seat).at ?? [0, 0, 0])
  if (plan === undefined || stop === undefined || here === undefined) return onward(turn)
  if (placeAt(here) === stop.place && !stop.deliver) {
    const loading = load(turn, plan, stop.job.good)
    if (loading !== undefined) return loading
  }
  if (view.current?.phase === 'move') {
    // With nothing left to build, a train that cannot move on will not move on next turn either.
    const stuck = plan.sections.length === 0 && plan.way.every(node => node < POINT_COUNT)
    return advance(turn, plan) ?? (stuck ? startAfresh(turn) : undefined) ?? onward(turn)
  }
  const wantsShip = plan.way.includes(here + POINT_COUNT)
  return orElse(turn, wantsShip ? find(legal, 'draw-ship') : undefined, onward(turn))
}

/** Between cities with no movement left there is nothing to plan for before the build phase. */
function isIdle({ view, seat }: Turn): boolean {
  const here = pointOf(playerOf(view, seat).at ?? [0, 0, 0])
  return view.current?.movesLeft === 0 && here !== undefined && placeAt(here) === undefined && !isPort(here)
}

/**
 * When no plan leads anywhere; undefined once something else has been done in the turn. Gold comes first: without any, a
 * train that was rescued underground could not pay its way out.
 */
function startAfresh({ view, seat, legal }: Turn): Action | undefined {
  const isPoor = playerOf(view, seat).gp < 10
  return (isPoor ? find(legal, 'borrow-gold') : undefined) ?? find(legal, 'rescue-train') ?? find(legal, 'discard-hand')
}

function onward({ legal }: Turn): Action {
  return find(legal, 'next-phase') ?? { type: 'end-turn' }
}

function bestDelivery({ view, legal }: Turn): Action | undefined {
  const payoff = (action: ActionOf<'deliver'>) =>
    Math.max(
      ...demandsOn(action.card_id, view.options.map)
        .filter(each => each.good === action.good)
        .map(each => each.payoff),
    )
  const [best] = legal
    .flatMap(action => (action.type === 'deliver' ? [action] : []))
    .toSorted((a, b) => payoff(b) - payoff(a))
  return best
}

/** Takes the load on; where there is no room, something that no plan needs goes first. */
function load({ legal }: Turn, plan: Plan, good: string): Action | undefined {
  const pickUp = legal.find(action => action.type === 'pick-up' && action.good === good)
  if (pickUp !== undefined) return pickUp
  const needed = plan.stops.flatMap(stop => (stop.job.source === null ? [stop.job.good] : []))
  return legal.find(action => action.type === 'drop-load' && !needed.includes(action.good))
}

/** As far along the planned way as this turn's movement goes, by whatever steps lead there. */
function advance({ view, seat }: Turn, plan: Plan): Action | undefined {
  const place = new Map(plan.way.map((node, index) => [node, index]))
  let best: Arrival | undefined
  let furthest = (place.get(pointOf(playerOf(view, seat).at ?? [0, 0, 0]) ?? -1) ?? 0) + 1
  explore(view, seat, rulesOfTurn(view, seat), arrival => {
    const index = place.get(arrival.point) ?? 0
    if (index < furthest) return false
    if (index > furthest || best === undefined || arrival.gold < best.gold) {
      best = arrival
      furthest = index
    }
    return false
  })
  return best === undefined ? undefined : { type: 'move-train', path: pathOf(best) }
}

/** Aboard: sail towards the next stop, or go ashore when the plan no longer leads over the water. */
function voyage(turn: Turn, settings: Settings): Action {
  const { view, seat, legal } = turn
  if (view.current?.phase !== 'ship') return onward(turn)
  const plan = planOf(turn, settings)
  const place = plan?.stops[0]?.place
  const routes = place === undefined ? undefined : routesOf(graphOf(view, seat, settings.graph), place)
  const worth = (point: Point) =>
    routes === undefined ? 0 : (routes.weight[isPort(point) ? point : point + POINT_COUNT] ?? 0)
  const courses = coursesOf(view, seat).filter(course => routes !== undefined || isPort(course.point))
  const [best] = courses.toSorted((a, b) => worth(a.point) - worth(b.point) || a.steps - b.steps)
  const here = pointOf(playerOf(view, seat).at ?? [0, 0, 0]) ?? 0
  const ashore = find(legal, 'disembark')
  if (ashore !== undefined && (best === undefined || worth(here) <= worth(best.point))) return ashore
  if (best === undefined || worth(best.point) >= (routes?.weight[here + POINT_COUNT] ?? Number.POSITIVE_INFINITY))
    return onward(turn)
  return { type: 'sail-ship', path: pathOfCourse(best) }
}

/** Build what the plan needs, then a better train, then the network that wins. */
function build(turn: Turn, settings: Settings): Action {
  const { view, seat, legal } = turn
  const player = playerOf(view, seat)
  const exchange = raceOf(player) === 'troll' ? hire(legal) : undefined
  if (exchange !== undefined) return exchange
  const plan = planOf(turn, settings)
  const sections = notYetBuilt(view, plan?.sections ?? [])
  const planned = layWhatGoes(view, seat, sections)
  const due = planned.pairs.length === sections.length ? 0 : (plan?.gold ?? 0)
  const purse = playerOf(planned.state, seat).gp - due
  const paysForTrain = (planned.state.current?.spent ?? 0) + UPGRADE_COST <= SPENDING_LIMIT
  const upgrade =
    paysForTrain && purse - UPGRADE_COST >= settings.upgradeReserve ? bestUpgrade(legal, settings) : undefined
  // A train that the turn still pays for comes before more track; otherwise all of it is built in one go.
  const more = upgrade === undefined && purse > settings.networkReserve ? expand(planned.state, seat) : []
  const pairs = [...planned.pairs, ...more]
  const line = lineAction(pairs)
  if (line !== undefined) return line
  if (upgrade !== undefined) return upgrade
  const noPlan = plan === undefined && view.stage === 'opening' ? find(legal, 'discard-hand') : undefined
  return orElse(turn, noPlan, find(legal, 'end-turn'))
}

/** What this turn still pays for of the network that wins. */
function expand(view: View, seat: Seat): readonly Pair[] {
  if ((view.joined[seat] ?? 0) >= view.options.goal_cities) return []
  return layWhatGoes(view, seat, nextExpansion(view, seat)?.sections ?? []).pairs
}

function hire(legal: readonly Action[]): Action | undefined {
  const [best] = legal
    .flatMap(action => (action.type === 'hire-foreman' && action.mode === 'choose' ? [action] : []))
    .toSorted((a, b) => rankOf(a.foreman_id) - rankOf(b.foreman_id))
  return best
}

/** Faster first; a bot that plans several deliveries wants the third place for loads early. */
function bestUpgrade(legal: readonly Action[], settings: Settings): Action | undefined {
  const worth = (action: ActionOf<'upgrade-train'>) => {
    const train = TRAINS.get(action.train)
    return (train?.speed ?? 0) + (settings.jobs > 1 ? 3 : 1) * (train?.loads ?? 0)
  }
  const [best] = legal
    .flatMap(action => (action.type === 'upgrade-train' && action.drop === undefined ? [action] : []))
    .toSorted((a, b) => worth(b) - worth(a))
  return best
}
