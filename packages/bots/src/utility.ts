import type { Outcome } from '@turnwise/engine'

/** What an outcome is worth to each seat: the winners share 1; a draw is shared by all; a lost run is worth nothing. */
export function utilitiesOf(outcome: Outcome, seats: number): readonly number[] {
  const { winners } = outcome
  if (winners.length === 0) return Array.from({ length: seats }, () => (seats === 1 ? 0 : 1 / seats))
  return Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? 1 / winners.length : 0))
}
