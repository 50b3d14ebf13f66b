import type { Outcome } from '@turnwise/engine'

/** How a match ended, in one sentence. */
export function describeOutcome(outcome: Outcome | undefined, names: readonly string[]): string {
  if (outcome === undefined) return 'The match goes on.'
  const why = outcome.reason.replaceAll(/[-_]/g, ' ')
  const winners = outcome.winners.map(seat => names[seat] ?? `seat ${seat}`)
  if (winners.length === 0) return names.length === 1 ? `${names[0]} lost (${why}).` : `A draw (${why}).`
  if (winners.length === 1) return `${winners[0]} won (${why}).`
  return `${winners.slice(0, -1).join(', ')} and ${winners.at(-1)} share the win (${why}).`
}
