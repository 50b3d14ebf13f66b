import type { Seat } from '@turnwise/engine'
import type { Action } from '../game/actions.ts'
import { linkBetween, placeAt } from '../game/board.ts'
import { DEMANDS, EVENTS, isEventCard, SHIPS } from '../game/content.ts'
import { raceOf, sectionCost } from '../game/costs.ts'
import { pointOf } from '../game/geometry.ts'
import type { Event } from '../game/happenings.ts'
import type { View } from '../game/types.ts'
import { formatMilepost, formatPlace } from './names.ts'
import { describeForeman, nameOf } from './show.ts'

export function describeAction(action: Action, view: View): string {
  switch (action.type) {
    case 'pick-foreman':
      return action.foreman_id === null ? 'take none of them' : `take ${describeForeman(action.foreman_id)}`
    case 'place-train':
      return `place in ${action.city}`
    case 'discard-hand':
      return 'turn in the hand (the whole turn)'
    case 'next-phase':
      return 'next phase'
    case 'end-turn':
      return 'end the turn'
    case 'rescue-train':
      return 'call for rescue (loads are lost)'
    case 'borrow-gold':
      return 'borrow 20 gold, owe 40'
    case 'move-train':
    case 'sail-ship': {
      const end = action.path.at(-1)
      const verb = action.type === 'move-train' ? 'move' : 'sail'
      return end === undefined ? verb : `${verb} to ${formatPlace(end)} (${action.path.length})`
    }
    case 'pick-up':
      return `pick up ${action.good}`
    case 'drop-load':
      return `drop ${action.good}`
    case 'deliver': {
      const at = view.players[view.current?.player ?? 0]?.at
      const point = at === null || at === undefined ? undefined : pointOf(at)
      const city = point === undefined ? undefined : placeAt(point)?.name
      const payoff = DEMANDS.get(action.card_id)?.demands.find(
        each => each.good === action.good && each.city === city,
      )?.payoff
      return `deliver ${action.good} for ${payoff ?? '?'} gold (card ${action.card_id})`
    }
    case 'draw-ship':
      return 'draw a ship'
    case 'board-ship': {
      const ship = action.ship_id === null ? undefined : SHIPS.get(action.ship_id)
      return ship === undefined ? 'board none' : `board ${ship.name} (speed ${ship.speed}, fee ${ship.fee})`
    }
    case 'disembark':
      return 'go ashore'
    case 'build-track':
      return `build ${formatMilepost(action.start)} to ${formatPlace(action.end)} (${buildCost(action, view)} gold)`
    case 'upgrade-train':
      return `upgrade to ${action.train}${action.drop === undefined ? '' : `, dropping ${action.drop}`}`
    case 'hire-foreman':
      if (action.mode === 'draw') return `draw a foreman from the ${action.from} (1 gold)`
      return `hire ${describeForeman(action.foreman_id)} (5 gold)`
    case 'keep-foreman':
      return `keep ${describeForeman(action.foreman_id)}`
    case 'choose-load':
      return `lose ${action.good}`
    case 'resign':
      return 'resign'
  }
}

function buildCost({ start, end }: Extract<Action, { type: 'build-track' }>, view: View): number {
  const [a, b] = [pointOf(start), pointOf(end)]
  const link = a === undefined || b === undefined ? undefined : linkBetween(a, b)
  const player = view.players[view.current?.player ?? 0]
  if (link === undefined || b === undefined || player === undefined) return 0
  return sectionCost(link, b, raceOf(player))
}

const PAID = {
  toll: 'in toll',
  bribe: 'as a bribe',
  fee: 'to board',
  tax: 'in war tax',
  track: 'for track',
  upgrade: 'for the train',
  foreman: 'for a foreman',
  payoff: 'as payoff',
  loan: 'as a loan',
  debt: 'to settle a debt',
  resigned: 'on leaving',
} as const

/** A sentence for the log. Gold that the next sentence tells of anyway is left out. */
export function describeEvent(event: Event, names: readonly string[]): string | undefined {
  const who = (seat: Seat | null) => (seat === null ? 'the bank' : nameOf(seat, names))
  switch (event.type) {
    case 'foremen-dealt':
      return `Foremen are dealt, round ${event.round}.`
    case 'foreman-picked':
      return `${who(event.player)} takes ${event.foreman === null ? 'no foreman' : describeForeman(event.foreman)}.`
    case 'train-placed':
      return `${who(event.player)} starts in ${event.city}.`
    case 'turn-began':
      return event.turn === 0
        ? `${who(event.player)} has an opening turn.`
        : `Turn ${event.turn}: ${who(event.player)}.`
    case 'phase-began':
    case 'turn-ended':
    case 'deck-shuffled':
      return undefined
    case 'turn-passed':
      return `Turn ${event.turn} of ${who(event.player)} passes.`
    case 'gold-paid':
      if (event.reason === 'track' || event.reason === 'payoff' || event.reason === 'loan') return undefined
      return `${capital(who(event.from))} pays ${who(event.to)} ${event.amount} ${PAID[event.reason]}.`
    case 'train-moved':
      return `${who(event.player)} moves ${event.path.length} to ${placeAtEnd(event.path)}.`
    case 'load-picked-up':
      return `${who(event.player)} picks up ${event.good} in ${event.city}.`
    case 'load-dropped':
      return `${who(event.player)} drops ${event.good}${event.city === null ? '' : ` in ${event.city}`}.`
    case 'load-delivered':
      return `${who(event.player)} delivers ${event.good} to ${event.city} for ${event.payoff} gold.`
    case 'card-drawn':
      return isEventCard(event.card)
        ? undefined
        : `${who(event.player)} draws card ${event.card}: ${demandsOf(event.card)}.`
    case 'card-set-aside':
      return `${who(event.player)} sets ${EVENTS.get(event.card)?.name ?? 'an event'} aside.`
    case 'hand-discarded':
      return `${who(event.player)} turns in the hand.`
    case 'event-struck':
      return `${EVENTS.get(event.card)?.name ?? 'An event'}! ${EVENTS.get(event.card)?.text ?? ''}`
    case 'effect-started':
      return undefined
    case 'effect-ended':
      return `${EVENTS.get(event.card)?.name ?? 'An event'} is over (${event.kind.replaceAll('-', ' ')}).`
    case 'track-destroyed':
      return `${event.sections.length} sections are lost; their owners may rebuild them until turn ${event.until}.`
    case 'train-sent-back':
      return `${who(event.player)} is sent back to ${formatPlace(event.to)}.`
    case 'turn-forfeited':
      return `${who(event.player)} loses a turn.`
    case 'load-lost':
      return `${who(event.player)} loses ${event.good}.`
    case 'loads-asked':
      return `${event.players.map(who).join(' and ')} must choose a load to lose.`
    case 'ship-driven':
      return `${who(event.player)} is driven into port at ${formatPlace(event.to)}.`
    case 'movement-halved':
      return `${who(event.player)} goes at half rate: ${event.movesLeft} left.`
    case 'ships-drawn':
      return `${who(event.player)} draws ${event.ships.join(', ')}.`
    case 'ship-boarded':
      return `${who(event.player)} boards ${event.ship}.`
    case 'ship-declined':
      return `${who(event.player)} stays ashore.`
    case 'ship-sailed':
      return `${who(event.player)} sails ${event.path.length} to ${placeAtEnd(event.path)}.`
    case 'train-landed':
      return `${who(event.player)} lands at ${formatPlace(event.at)}.`
    case 'track-built':
      return `${who(event.player)} builds ${formatMilepost(event.start)} to ${formatPlace(event.end)} for ${event.cost}.`
    case 'train-upgraded':
      return `${who(event.player)} exchanges ${event.before} for ${event.train}${event.dropped === null ? '' : `, dropping ${event.dropped}`}.`
    case 'foreman-drawn':
      return `${who(event.player)} draws ${describeForeman(event.foreman)}.`
    case 'foreman-hired':
      return `${who(event.player)} hires ${describeForeman(event.foreman)} and dismisses ${event.dismissed}.`
    case 'foreman-kept':
      return `${who(event.player)} keeps ${event.foreman}.`
    case 'train-rescued':
      return `${who(event.player)} is rescued to ${formatPlace(event.to)}${event.lost.length === 0 ? '' : `, losing ${event.lost.join(', ')}`}.`
    case 'gold-borrowed':
      return `${who(event.player)} borrows ${event.amount} gold and owes ${event.owes}.`
    case 'player-resigned':
      return `${who(event.player)} resigns.`
    case 'match-won':
      return `${who(event.player)} wins.`
  }
}

function placeAtEnd(path: Extract<Event, { type: 'train-moved' }>['path']): string {
  const end = path.at(-1)
  return end === undefined ? 'nowhere' : formatPlace(end)
}

function demandsOf(card: number): string {
  return (DEMANDS.get(card)?.demands ?? []).map(each => `${each.good} to ${each.city} for ${each.payoff}`).join('; ')
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
