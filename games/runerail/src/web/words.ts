import type { Viewer } from '@turnwise/engine'
import type { Refused, Wording } from '@turnwise/ui'
import type { Action } from '../game/actions.ts'
import { CONTENT, FOREMEN, SHIPS, TRAINS } from '../game/content.ts'
import { checkLoan, checkRescue } from '../game/rescue.ts'
import { checkDrawShip } from '../game/ships.ts'
import type { View } from '../game/types.ts'
import { checkUpgrade } from '../game/upgrades.ts'
import { describeAction as describeInFace } from '../terminal/tell.ts'

const EFFECTS: Readonly<Record<string, string>> = {
  catman: 'Jungle costs 1.',
  dwarf: 'Mountain costs 1.',
  elf: 'Forest costs 1.',
  human: 'Rivers cost nothing more, inlets 1.',
  orc: 'Pays no bribes and takes those of others.',
  troll: 'Builds underground only, all of it for 2; no bribes.',
  'wee folk': 'Draws three ships, picks one, pays no fee.',
}

export function raceOfForeman(name: string): string {
  return FOREMEN.get(name)?.race ?? ''
}

export function foremanEffect(name: string): string {
  return EFFECTS[raceOfForeman(name)] ?? ''
}

export function shipFacts(name: string, view: View, seat: number): string {
  const ship = SHIPS.get(name)
  const isFree = raceOfForeman(view.players[seat]?.foreman ?? '') === 'wee folk'
  return `Sails ${ship?.speed ?? 0} a turn · ${isFree ? 'no fee' : `fee ${ship?.fee ?? 0} gold`}`
}

export function trainFacts(name: string): string {
  const train = TRAINS.get(name)
  return `speed ${train?.speed ?? 0}, ${train?.loads ?? 0} loads`
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export function describeAction(action: Action, view: View): string {
  return capital(describeInFace(action, view))
}

export function standing(view: View, seat: number): string {
  const player = view.players[seat]
  if (player === undefined) return ''
  if (player.resigned) return 'resigned'
  const debt = player.debt > 0 ? `, owes ${player.debt}` : ''
  const { goal_cities: cities, goal_gold: gold } = view.options
  return `${player.gp} of ${gold} gold${debt} · ${view.joined[seat] ?? 0} of ${cities} cities`
}

const REASONS = {
  network: 'the gold and the cities',
  'turn-limit': 'ahead at the limit of rounds',
  'last-standing': 'everybody else resigned',
} as const

/** Whose turn, what to do now, what bounds it. */
export function prompt(view: View, { viewer, names }: Wording): string {
  const { result, pending, draft, stage, current } = view
  const name = (seat: number) => names[seat] ?? `Seat ${seat + 1}`
  if (result !== null) return `${name(result.winner)} has won: ${REASONS[result.reason]}.`
  if (pending?.kind === 'lose-load') {
    const others = pending.waiting.map(name).join(' and ')
    return pending.waiting.some(seat => seat === viewer)
      ? 'You lose a load: choose which one.'
      : `${others} must choose a load to lose.`
  }
  if (pending?.kind === 'keep-foreman') {
    return pending.player === viewer ? 'Keep which foreman?' : `${name(pending.player)} chooses between two foremen.`
  }
  if (pending?.kind === 'choose-ship') {
    return pending.player === viewer ? 'Board a ship, or none.' : `${name(pending.player)} looks at ships.`
  }
  if (draft !== null) {
    if (draft.picker !== viewer) return `${name(draft.picker)} picks a foreman.`
    return draft.round < 3 ? 'Your turn: take a foreman, or none and be dealt again.' : 'Your turn: take a foreman.'
  }
  if (stage === 'placing') {
    const seat = view.order[(view.step ?? 0) % view.order.length] ?? 0
    return seat === viewer ? 'Your turn: choose the city where your train starts.' : `${name(seat)} places the train.`
  }
  if (current === null) return 'Nobody is to move.'
  const left = 20 - current.spent
  const isYou = current.player === viewer
  if (stage === 'opening') {
    const round = Math.floor((view.step ?? 0) / view.order.length) + 1
    return isYou
      ? `Your turn: build (opening ${round} of 3), ${left} gold left to spend.`
      : `${name(current.player)} builds (opening ${round} of 3).`
  }
  if (!isYou) return `Round ${roundOf(view)}: ${name(current.player)}’s turn, ${PHASES[current.phase]}.`
  if (current.phase === 'move') return `Your turn: move, ${current.movesLeft} steps left.`
  if (current.phase === 'ship') return 'Your turn, ships: the train stands still now.'
  return `Your turn: build, ${left} gold left to spend.`
}

const PHASES = { move: 'moving', ship: 'at the ships', build: 'building' } as const

export function roundOf(view: View): number {
  return Math.max(1, Math.ceil(view.turn / view.order.length))
}

/** What one might want to do and cannot, in the words of the rules. */
export function refused(view: View, viewer: Viewer): readonly Refused[] {
  const { current } = view
  if (typeof viewer !== 'number' || current?.player !== viewer || view.pending !== null) return []
  const { phase } = current
  const found: Refused[] = []
  const ask = (what: string, checked: ReturnType<typeof checkLoan>) => {
    if (!checked.ok) found.push({ what, why: checked.error.message })
  }
  if (phase === 'move' && view.stage === 'main') {
    if (current.movesLeft === 0) found.push({ what: 'Moving:', why: 'No movement is left this turn.' })
    ask('Borrowing:', checkLoan(view, viewer))
    ask('Rescue:', checkRescue(view, viewer))
    found.push({ what: 'Building:', why: 'It comes after moving and the ships.' })
  }
  if (phase === 'ship') {
    const { deckSize, discard } = view.piles.ships
    ask('Drawing a ship:', checkDrawShip(view, viewer, deckSize + discard.length))
  }
  if (phase === 'build') {
    const level = TRAINS.get(view.players[viewer]?.train ?? '')?.level ?? 0
    const next = CONTENT.trains.find(train => train.level === level + 1)
    if (next === undefined) found.push({ what: 'A better train:', why: 'There is none.' })
    else ask('A better train:', checkUpgrade(view, viewer, { type: 'upgrade-train', train: next.name }))
  }
  if (current.acted) found.push({ what: 'A new hand:', why: 'Only as the first act of a turn, in place of it.' })
  return found
}
