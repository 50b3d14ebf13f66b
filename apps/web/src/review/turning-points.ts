import type { Seat } from '@turnwise/engine'
import type { Review, ReviewedAction } from '@turnwise/review'
import type { Session } from '../match/session.ts'

const MOST = 3

/** The one seat that was played on this screen; undefined for spectators and shared screens. */
export function focusOf({ own }: Pick<Session, 'own'>): Seat | undefined {
  return own.length === 1 ? own[0]?.seat : undefined
}

/** The largest errors in order of time: of this seat, or of all seats. An estimate has only the largest changes. */
export function turningPointsOf(
  { actions, summary, judge }: Review,
  focus: Seat | undefined,
): readonly ReviewedAction[] {
  if (judge.isCoarse) {
    return actions
      .filter(({ unsplit }) => unsplit !== undefined)
      .toSorted((a, b) => Math.abs(changeOf(b)) - Math.abs(changeOf(a)))
      .slice(0, MOST)
      .toSorted((a, b) => a.seq - b.seq)
  }
  return summary.seats
    .filter(({ seat }) => focus === undefined || seat === focus)
    .flatMap(({ worst }) => worst.flatMap(index => actions[index] ?? []))
    .toSorted((a, b) => b.error - a.error)
    .slice(0, MOST)
    .toSorted((a, b) => a.seq - b.seq)
}

/** What an action changed for the seat that took it, where luck and choice cannot be told apart. */
export function changeOf({ unsplit, seat }: ReviewedAction): number {
  return unsplit?.[seat] ?? 0
}

/** `Turn 41`; a solo run has no turns, only moves. */
export function nameTurn({ turn, seq }: Pick<ReviewedAction, 'turn' | 'seq'>, { players }: Pick<Review, 'players'>) {
  return players.length === 1 ? `Move ${seq}` : `Turn ${turn}`
}

/** The whole match: `62 turns`. */
export function countTurns({ actions, players }: Pick<Review, 'actions' | 'players'>): string {
  const count = players.length === 1 ? actions.length : (actions.at(-1)?.turn ?? 0)
  const unit = players.length === 1 ? 'move' : 'turn'
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
