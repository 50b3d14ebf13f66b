import type { Review, ReviewedAction } from '@turnwise/review'

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
