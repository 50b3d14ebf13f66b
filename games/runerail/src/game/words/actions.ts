import { placeAt } from '../board.ts'
import { LOAN, OWED } from '../commands/borrow-gold.ts'
import type { Action } from '../commands/index.ts'
import { SHIPS } from '../content.ts'
import { CHOOSE_FOREMAN_COST, DRAW_FOREMAN_COST, UPGRADE_COST } from '../costs.ts'
import { demandsOn } from '../demands.ts'
import { pointOf } from '../geometry.ts'
import type { BuiltSection } from '../happenings.ts'
import { priceOfSections } from '../laying.ts'
import type { Shared } from '../types.ts'
import { formatForeman, trainFacts } from './pieces.ts'
import { formatSpot, lineOf, nameOfMilepost } from './places.ts'

/** The way to the phases behind the first. */
export const ONWARD = { ship: 'go on to the ships', build: 'go on to building' } as const

/** A choice, as it appears in a list; `capital` makes a button of it. */
export function describeAction(action: Action, view: Shared): string {
  switch (action.type) {
    case 'pick-foreman':
      return action.foreman_id === null ? 'take none of them' : `take ${formatForeman(action.foreman_id)}`
    case 'place-train':
      return `start in ${action.city}`
    case 'discard-hand':
      return 'turn in your cards (takes the whole turn)'
    case 'next-phase':
      return view.current?.phase === 'move' ? ONWARD.ship : ONWARD.build
    case 'end-turn':
      return 'end turn'
    case 'rescue-train':
      return 'call for rescue (loads are lost)'
    case 'borrow-gold':
      return `borrow ${LOAN} gold, owe ${OWED}`
    case 'move-train':
    case 'sail-ship': {
      const verb = action.type === 'move-train' ? 'move' : 'sail'
      const end = action.path.at(-1)
      const steps = action.path.length === 1 ? '1 step' : `${action.path.length} steps`
      return end === undefined ? verb : `${verb} to ${formatSpot(end)} (${steps})`
    }
    case 'pick-up':
      return `pick up ${action.good}`
    case 'drop-load':
      return `drop ${action.good}`
    case 'deliver': {
      const payoff = payoffOf(action.card_id, action.good, view)
      return `deliver ${action.good}${payoff === undefined ? '' : ` for ${payoff} gold`}`
    }
    case 'draw-ship':
      return 'draw a ship'
    case 'board-ship': {
      const ship = action.ship_id === null ? undefined : SHIPS.get(action.ship_id)
      return ship === undefined ? 'board no ship' : `board ${ship.name} (speed ${ship.speed}, fee ${ship.fee})`
    }
    case 'disembark':
      return 'go ashore'
    case 'build-track': {
      const price = priceOf(view, [action])
      return `build ${formatSpot(action.start)} to ${formatSpot(action.end)}: ${price} gold`
    }
    case 'build-line':
      return describeLine(action.sections, view)
    case 'upgrade-train': {
      const dropping = action.drop === undefined ? '' : `, dropping ${action.drop}`
      return `upgrade to ${action.train} (${trainFacts(action.train)})${dropping}: ${UPGRADE_COST} gold`
    }
    case 'hire-foreman':
      if (action.mode === 'choose') return `hire ${formatForeman(action.foreman_id)}: ${CHOOSE_FOREMAN_COST} gold`
      return `draw a foreman from the ${action.from === 'deck' ? 'deck' : 'discard pile'}: ${DRAW_FOREMAN_COST} gold`
    case 'keep-foreman':
      return `keep ${formatForeman(action.foreman_id)}`
    case 'choose-load':
      return `lose ${action.good}`
    case 'resign':
      return 'resign'
  }
}

/** The same as a piece of advice: what it is good for instead of the exact milepost, for a hint and its sign on the map. */
export function describeJourney(action: Action, view: Shared): string {
  switch (action.type) {
    case 'build-track':
      return describeLine([action], view)
    case 'move-train':
    case 'sail-ship': {
      const end = action.path.at(-1)
      const verb = action.type === 'move-train' ? 'move' : 'sail'
      if (end === undefined) return verb
      const steps = action.path.length === 1 ? '1 step' : `${action.path.length} steps`
      return `${verb} ${steps} to ${nameOfMilepost(end)}`
    }
    default:
      return describeAction(action, view)
  }
}

/** `connect Saltmarrow to Cinderfair: 9 gold`; where it does not get there, where it heads for. */
function describeLine(sections: readonly BuiltSection[], view: Shared): string {
  const { from, to, towards } = lineOf(sections)
  const price = priceOf(view, sections)
  if (to !== undefined) return `connect ${from ?? 'your track'} to ${to}: ${price} gold`
  return `build from ${from ?? 'your track'} towards ${towards}: ${price} gold`
}

function priceOf(view: Shared, sections: readonly BuiltSection[]): number {
  const pairs = sections.flatMap(({ start, end }) => {
    const [a, b] = [pointOf(start), pointOf(end)]
    return a === undefined || b === undefined ? [] : [[a, b] as const]
  })
  return priceOfSections(view, view.current?.player ?? 0, pairs)
}

function payoffOf(card: number, good: string, view: Shared): number | undefined {
  const at = view.players[view.current?.player ?? 0]?.at ?? null
  const point = at === null ? undefined : pointOf(at)
  const city = point === undefined ? undefined : placeAt(point)?.name
  return demandsOn(card, view.options.map).find(each => each.good === good && each.city === city)?.payoff
}
