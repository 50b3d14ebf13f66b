import type { Seat } from '@turnwise/engine'
import type { Action, HireForeman } from './actions.ts'
import { isPort, linksAt, otherEnd, placeAt } from './board.ts'
import { openStarts, priceOf, sectionProblem } from './building.ts'
import { cityLines } from './city-lines.ts'
import { GOODS, TRAINS } from './content.ts'
import { demandsOn } from './demands.ts'
import { citiesOn } from './extent.ts'
import { playerOf, turnOf } from './flow.ts'
import { checkHire, isAvailable } from './foremen.ts'
import { milepostOf, type Point, pointOf } from './geometry.ts'
import { lineAction } from './laying.ts'
import { checkDelivery, checkDrop, checkPickUp } from './loads.ts'
import { pathOf, reachOf } from './reach.ts'
import { checkLoan, checkRescue } from './rescue.ts'
import { ALL_FOREMEN } from './setup.ts'
import { boardingFee, checkDisembark, checkDrawShip, coursesOf, pathOfCourse } from './ships.ts'
import { seatToAct } from './turns.ts'
import type { State } from './types.ts'
import { checkUpgrade } from './upgrades.ts'

export function toAct(state: State): readonly Seat[] {
  const { stage, pending } = state
  if (stage === 'finished') return []
  if (pending !== null) return pending.kind === 'lose-load' ? pending.waiting : [pending.player]
  const seat = seatToAct(state)
  return seat === undefined ? [] : [seat]
}

/**
 * Ways to move and to sail are not all listed: single steps and the cheapest way to each city or port are. Of what can be
 * built single sections and the cheapest line to each city are listed, and no other lines.
 */
export function listsAll(state: State, seat: Seat): boolean {
  if (state.pending !== null || state.current?.player !== seat) return true
  const aboard = playerOf(state, seat).ship !== null
  const { phase } = state.current
  return phase === 'move' ? aboard : phase === 'ship' && !aboard
}

export function legalActions(state: State, seat: Seat): readonly Action[] {
  if (!toAct(state).includes(seat)) return []
  if (state.pending !== null) return answers(state, seat)
  switch (state.stage) {
    case 'foremen':
      return picks(state, seat)
    case 'placing':
      return citiesOn(state.options.map).map(city => ({ type: 'place-train', city: city.name }))
    case 'opening':
      return [
        ...lines(state, seat),
        { type: 'end-turn' },
        ...upgrades(state, seat),
        ...hires(state, seat),
        ...firsts(state),
        ...sections(state, seat),
      ]
    default:
      return mainActions(state, seat)
  }
}

function mainActions(state: State, seat: Seat): readonly Action[] {
  const { phase } = turnOf(state)
  const firstActs: Action[] = [...firsts(state)]
  if (checkLoan(state, seat).ok) firstActs.push({ type: 'borrow-gold' })
  if (phase === 'move' && checkRescue(state, seat).ok) firstActs.push({ type: 'rescue-train' })
  if (phase === 'build') {
    return [
      ...lines(state, seat),
      { type: 'end-turn' },
      ...upgrades(state, seat),
      ...hires(state, seat),
      ...firstActs,
      ...sections(state, seat),
    ]
  }
  const before: readonly Action[] =
    phase === 'move' ? [...moves(state, seat), ...hires(state, seat)] : ships(state, seat)
  return [...loads(state, seat), ...before, ...firstActs, { type: 'next-phase' }, { type: 'end-turn' }]
}

function firsts(state: State): readonly Action[] {
  return turnOf(state).acted ? [] : [{ type: 'discard-hand' }]
}

function answers(state: State, seat: Seat): readonly Action[] {
  const { pending } = state
  const player = playerOf(state, seat)
  switch (pending?.kind) {
    case 'lose-load':
      return [...new Set(player.loads)].map(good => ({ type: 'choose-load', good }))
    case 'keep-foreman': {
      const old = player.foreman === null ? [] : [player.foreman]
      return [pending.drawn, ...old].map(foreman => ({ type: 'keep-foreman', foreman_id: foreman }))
    }
    case 'choose-ship': {
      const affordable = pending.drawn.filter(ship => boardingFee(player, ship) <= player.gp)
      return [...affordable, null].map(ship => ({ type: 'board-ship', ship_id: ship }))
    }
    default:
      return []
  }
}

function picks(state: State, seat: Seat): readonly Action[] {
  const offer: readonly (string | null)[] = state.draft?.offers[seat] ?? []
  const choices = state.draft?.round === 3 ? offer : [...offer, null]
  return choices.map(foreman => ({ type: 'pick-foreman', foreman_id: foreman }))
}

function loads(state: State, seat: Seat): readonly Action[] {
  const player = playerOf(state, seat)
  const point = player.at === null ? undefined : pointOf(player.at)
  const city = point === undefined ? undefined : placeAt(point)
  if (city === undefined || player.ship !== null) return []
  const actions: Action[] = []
  for (const card of player.hand) {
    for (const { good } of demandsOn(card, state.options.map)) {
      if (checkDelivery(state, seat, card, good).ok) actions.push({ type: 'deliver', card_id: card, good })
    }
  }
  for (const good of city.goods) if (checkPickUp(state, seat, good).ok) actions.push({ type: 'pick-up', good })
  for (const good of GOODS) {
    if (player.loads.includes(good) && checkDrop(state, seat, good).ok) actions.push({ type: 'drop-load', good })
  }
  return actions
}

function moves(state: State, seat: Seat): readonly Action[] {
  const { steps, targets } = reachOf(state, seat)
  const ends = new Set<Point>()
  const single = steps.filter(({ point }) => !ends.has(point) && ends.add(point))
  return [...targets, ...single].map(arrival => ({ type: 'move-train', path: pathOf(arrival) }))
}

function ships(state: State, seat: Seat): readonly Action[] {
  const actions: Action[] = []
  const { deck, discard } = state.piles.ships
  if (checkDrawShip(state, seat, deck.length + discard.length).ok) actions.push({ type: 'draw-ship' })
  for (const course of coursesOf(state, seat)) {
    if (course.steps === 1 || isPort(course.point)) actions.push({ type: 'sail-ship', path: pathOfCourse(course) })
  }
  if (checkDisembark(state, seat).ok) actions.push({ type: 'disembark' })
  return actions
}

/** Whole lines to cities: what a player usually wants. */
function lines(state: State, seat: Seat): readonly Action[] {
  return cityLines(state, seat).flatMap(({ pairs }) => lineAction(pairs) ?? [])
}

/** Single sections, which are many. */
function sections(state: State, seat: Seat): readonly Action[] {
  const actions: Action[] = []
  for (const start of openStarts(state, seat)) {
    for (const link of linksAt(start)) {
      const end = otherEnd(link, start)
      const section = { link, start, end, ...priceOf(state, seat, link, end) }
      if (sectionProblem(state, seat, section) === undefined) {
        actions.push({ type: 'build-track', start: milepostOf(start), end: milepostOf(end) })
      }
    }
  }
  return actions
}

function upgrades(state: State, seat: Seat): readonly Action[] {
  const player = playerOf(state, seat)
  const now = TRAINS.get(player.train)
  const actions: Action[] = []
  for (const train of TRAINS.values()) {
    if (now === undefined || train.level !== now.level + 1) continue
    const drops = player.loads.length > train.loads ? [...new Set(player.loads)] : [undefined]
    for (const drop of drops) {
      const action = { type: 'upgrade-train', train: train.name, ...(drop === undefined ? {} : { drop }) } as const
      if (checkUpgrade(state, seat, action).ok) actions.push(action)
    }
  }
  return actions
}

function hires(state: State, seat: Seat): readonly Action[] {
  const { deck, discard } = state.piles.foremen
  const choices: HireForeman[] = [
    { type: 'hire-foreman', mode: 'draw', from: 'deck' },
    { type: 'hire-foreman', mode: 'draw', from: 'discard' },
    ...ALL_FOREMEN.filter(name => isAvailable(state, name)).map(
      (name): HireForeman => ({ type: 'hire-foreman', mode: 'choose', foreman_id: name }),
    ),
  ]
  return choices.filter(action => checkHire(state, { deckSize: deck.length, discard }, seat, action).ok)
}
