import type { Seat } from '@turnwise/engine'
import { DEMANDS, EVENTS, isEventCard } from '../content/index.ts'
import type { Milepost } from '../content/types.ts'
import type { Event, GoldReason } from '../events.ts'
import { placeAt } from '../map/board.ts'
import { pointOf } from '../map/geometry.ts'
import { roundOf } from '../turns.ts'
import { capital, formatForeman, joinWords, nameOfSeat } from './pieces.ts'
import { formatLine, nameOfMilepost } from './places.ts'

/** Undefined if another sentence covers it. */
const PAID: Readonly<Record<GoldReason, string | undefined>> = {
  toll: 'in toll',
  bribe: 'as a bribe',
  fee: 'to board',
  tax: 'in war tax',
  track: undefined,
  upgrade: 'for the train',
  foreman: 'for a foreman',
  payoff: undefined,
  loan: undefined,
  debt: 'to settle a debt',
  resigned: 'on leaving',
}

/** A sentence for the log; undefined if another event covers it. */
export function describeEvent(event: Event, names: readonly string[]): string | undefined {
  const nameOf = (seat: Seat) => nameOfSeat(seat, names)
  switch (event.type) {
    case 'foremen-dealt':
      return event.round === 1 ? 'Foremen are dealt.' : `Foremen are dealt again, round ${event.round} of 3.`
    case 'foreman-picked':
      return `${nameOf(event.seat)} takes ${event.foreman === null ? 'no foreman' : formatForeman(event.foreman)}.`
    case 'train-placed':
      return `${nameOf(event.seat)} starts in ${event.city}.`
    case 'turn-began':
      if (event.turn === 0) return `${nameOf(event.seat)}’s opening turn.`
      return `Round ${roundOf(event.turn, Math.max(1, names.length))}: ${nameOf(event.seat)}’s turn.`
    case 'phase-began':
    case 'turn-ended':
    case 'deck-shuffled':
    case 'effect-started':
      return undefined
    case 'turn-skipped':
      return `${nameOf(event.seat)}’s turn is skipped.`
    case 'gold-paid': {
      const reason = PAID[event.reason]
      const payer = event.from === null ? 'The bank' : nameOf(event.from)
      const payee = event.to === null ? '' : ` ${nameOf(event.to)}`
      return reason === undefined ? undefined : `${payer} pays${payee} ${event.amount} gold ${reason}.`
    }
    case 'train-moved':
      return `${nameOf(event.seat)} moves ${steps(event.path)} ${arrival(event.path)}.`
    case 'load-picked-up':
      return `${nameOf(event.seat)} picks up ${event.good} in ${event.city}.`
    case 'load-dropped':
      return `${nameOf(event.seat)} drops ${event.good}${event.city === null ? '' : ` in ${event.city}`}.`
    case 'load-delivered':
      return `${nameOf(event.seat)} delivers ${event.good} to ${event.city} for ${event.payoff} gold.`
    case 'card-drawn':
      return isEventCard(event.card) ? undefined : `${nameOf(event.seat)} draws a card: ${demandsOf(event.card)}.`
    case 'card-set-aside':
      return `${nameOf(event.seat)} sets the event ${eventName(event.card)} aside.`
    case 'hand-discarded':
      return `${nameOf(event.seat)} turns in all demand cards.`
    case 'event-struck':
      return `${nameOf(event.seat)} draws ${eventName(event.card)}: ${EVENTS.get(event.card)?.text ?? ''}`
    case 'effects-ended':
      return `${capital(eventName(event.card))} is over.`
    case 'track-destroyed': {
      const count = event.sections.length
      const owners = [...new Set(event.sections.map(({ owner }) => nameOf(owner)))]
      return `${count === 1 ? '1 section is' : `${count} sections are`} lost, of ${joinWords(owners)}; only the owner may rebuild them until turn ${event.until}.`
    }
    case 'train-sent-back':
      return `${nameOf(event.seat)} is sent back to ${nameOfMilepost(event.to)}.`
    case 'turn-forfeited':
      return `${nameOf(event.seat)} loses a turn.`
    case 'load-lost':
      return `${nameOf(event.seat)} loses ${event.good}.`
    case 'loads-asked':
      return `${joinWords(event.seats.map(nameOf))} must choose a load to lose.`
    case 'ship-driven':
      return `${nameOf(event.seat)} is driven into ${nameOfMilepost(event.to)}.`
    case 'movement-halved':
      return `${nameOf(event.seat)} goes at half rate: ${event.movesLeft} left.`
    case 'ships-drawn':
      return `${nameOf(event.seat)} draws ${joinWords(event.ships)}.`
    case 'ship-boarded':
      return `${nameOf(event.seat)} boards ${event.ship}.`
    case 'ship-declined':
      return `${nameOf(event.seat)} boards no ship.`
    case 'ship-sailed':
      return `${nameOf(event.seat)} sails ${steps(event.path)} ${arrival(event.path)}.`
    case 'train-landed':
      return `${nameOf(event.seat)} lands at ${nameOfMilepost(event.at)}.`
    case 'track-built':
      return `${nameOf(event.seat)} builds ${formatLine(event.sections)}, ${event.cost} gold.`
    case 'train-upgraded':
      return `${nameOf(event.seat)} exchanges ${event.before} for ${event.train}${event.dropped === null ? '' : `, dropping ${event.dropped}`}.`
    case 'foreman-drawn':
      return `${nameOf(event.seat)} draws ${formatForeman(event.foreman)}.`
    case 'foreman-hired':
      return `${nameOf(event.seat)} hires ${formatForeman(event.foreman)} and dismisses ${event.dismissed}.`
    case 'foreman-kept':
      return `${nameOf(event.seat)} keeps ${event.foreman}.`
    case 'train-rescued':
      return `${nameOf(event.seat)} is rescued to ${nameOfMilepost(event.to)}${event.lost.length === 0 ? '' : ` and loses ${joinWords(event.lost)}`}.`
    case 'gold-borrowed':
      return `${nameOf(event.seat)} borrows ${event.amount} gold and owes ${event.owes}.`
    case 'player-resigned':
      return `${nameOf(event.seat)} resigns.`
    case 'match-won':
      return `${nameOf(event.seat)} wins.`
  }
}

function steps(path: readonly Milepost[]): string {
  return path.length === 1 ? '1 step' : `${path.length} steps`
}

function arrival(path: readonly Milepost[]): string {
  const end = path.at(-1)
  const point = end === undefined ? undefined : pointOf(end)
  if (end === undefined || point === undefined) return 'to nowhere'
  return placeAt(point) === undefined ? `and stops at ${nameOfMilepost(end)}` : `to ${nameOfMilepost(end)}`
}

/** Without its article at the beginning of a list, and with it in a sentence. */
function eventName(card: number): string {
  return EVENTS.get(card)?.name ?? 'an event'
}

function demandsOf(card: number): string {
  return (DEMANDS.get(card)?.demands ?? []).map(each => `${each.good} to ${each.city} for ${each.payoff}`).join('; ')
}
