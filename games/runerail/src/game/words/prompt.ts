import type { Seat, Viewer, Wording } from '@turnwise/engine'
import { SPENDING_LIMIT } from '../track/costs.ts'
import { OPENING_ROUNDS, openingRound, roundOf, seatOfStep } from '../turns.ts'
import type { EndReason, View } from '../types.ts'
import { formatForeman, joinWords, nameOfSeat } from './pieces.ts'

const REASONS: Readonly<Record<EndReason, string>> = {
  network: 'the gold and the cities',
  'turn-limit': 'ahead at the limit of rounds',
  'last-standing': 'everybody else resigned',
}

const DOING = { move: 'moving', ship: 'at the ships', build: 'building' } as const

/** Whose turn it is, what to do now, and what limits it. */
export function prompt(view: View, { viewer, names }: Wording): string {
  const { outcome, pending, draft, stage, current } = view
  const name = (seat: Seat) => nameOfSeat(seat, names)
  if (outcome !== null) {
    const [winner = 0] = outcome.winners
    const who = winner === viewer ? 'You have' : `${name(winner)} has`
    return `${who} won: ${REASONS[outcome.reason]}.`
  }
  if (pending !== null) return promptPending(pending, viewer, name)
  if (draft !== null) {
    if (draft.picker !== viewer) return `${name(draft.picker)} picks a foreman.`
    return draft.round < 3 ? 'Your turn: take a foreman, or none and be dealt again.' : 'Your turn: take a foreman.'
  }
  if (stage === 'placing') {
    const seat = seatOfStep(view.order, view.step ?? 0)
    return seat === viewer ? 'Your turn: choose the city where your train starts.' : `${name(seat)} places the train.`
  }
  if (current === null) return 'Nobody is to move.'
  const left = `${SPENDING_LIMIT - current.spent} gold left to spend`
  const isYou = current.player === viewer
  if (stage === 'opening') {
    const opening = `opening ${openingRound(view)} of ${OPENING_ROUNDS}`
    return isYou ? `Your turn: build (${opening}), ${left}.` : `${name(current.player)} builds (${opening}).`
  }
  if (!isYou)
    return `Round ${roundOf(view.turn, view.order.length)}: ${name(current.player)}’s turn, ${DOING[current.phase]}.`
  if (current.phase === 'move')
    return `Your turn: move, ${current.movesLeft === 1 ? '1 step' : `${current.movesLeft} steps`} left.`
  if (current.phase === 'ship') return 'Your turn: ships. The train no longer moves.'
  return `Your turn: build, ${left}.`
}

function promptPending(pending: NonNullable<View['pending']>, viewer: Viewer, name: (seat: Seat) => string): string {
  switch (pending.kind) {
    case 'lose-load':
      return pending.waiting.some(seat => seat === viewer)
        ? 'You lose a load: choose which one.'
        : `${joinWords(pending.waiting.map(name))} must choose a load to lose.`
    case 'keep-foreman':
      return pending.player === viewer
        ? `You drew ${formatForeman(pending.drawn)}: keep which foreman?`
        : `${name(pending.player)} chooses between two foremen.`
    case 'choose-ship':
      return pending.player === viewer
        ? `You drew ${joinWords(pending.drawn)}: board a ship, or none.`
        : `${name(pending.player)} looks at ships.`
  }
}

interface ShortPrompt {
  readonly title: string
  readonly detail: string
  /** The same for a phone. */
  readonly brief: string
}

/** The player's own turn in a few words, with track that is planned or without, where their plate shows that it is theirs; undefined otherwise. */
export function shortPrompt(view: View, seat: Seat, isPlanned = false): ShortPrompt | undefined {
  const { current, pending, stage } = view
  if (current?.player !== seat || pending !== null || view.outcome !== null) return undefined
  if (current.phase === 'move') {
    const steps = current.movesLeft === 1 ? '1 step' : `${current.movesLeft} steps`
    return {
      title: `Move: ${steps} left.`,
      detail: 'Click where the train should go.',
      brief: 'Tap where the train should go.',
    }
  }
  if (current.phase === 'ship') {
    const detail = 'The train no longer moves.'
    return { title: 'Ships', detail, brief: detail }
  }
  const title = `Build: ${SPENDING_LIMIT - current.spent} gold left.`
  if (isPlanned) return { title, detail: 'Build your plan, or draw on.', brief: 'Build your plan, or draw on.' }
  const isFirst = stage === 'opening'
  return {
    title,
    detail: isFirst ? 'Choose a demand and plan its route, or click a city.' : 'Draw track, or plan a route.',
    brief: isFirst ? 'Plan a demand, or tap a city.' : 'Draw track, or plan a demand.',
  }
}

/** Where the match is: `Opening, turn 1 of 3`, `Round 6`. */
export function contextOf(view: View): string {
  if (view.stage === 'foremen') return 'Choosing foremen'
  if (view.stage === 'opening') return `Opening, turn ${openingRound(view)} of ${OPENING_ROUNDS}`
  return view.stage === 'placing' ? 'Placing trains' : `Round ${roundOf(view.turn, view.order.length)}`
}

/** What a player has towards winning. */
export function standing(view: View, seat: Seat, room: 'full' | 'short' = 'full'): string {
  const player = view.players[seat]
  if (player === undefined) return ''
  if (player.resigned) return 'resigned'
  const debt = player.debt > 0 ? `, owes ${player.debt}` : ''
  const { goal_cities: cities, goal_gold: gold } = view.options
  if (room === 'short') return `${player.gp} · ${view.joined[seat] ?? 0}/${cities}`
  return `${player.gp} of ${gold} gold${debt} · ${view.joined[seat] ?? 0} of ${cities} cities`
}
