import type { ConformanceOptions } from '@turnwise/conformance/check'

const DECKS = ['piles.demand.deck.*', 'piles.foremen.deck.*', 'piles.ships.deck.*', 'random']

/** How the conformance kit plays this game, in its tests and by `turnwise check`. */
export const conformance: ConformanceOptions = {
  hidden: { seat: DECKS, spectator: DECKS },
  seeds: 4,
  seats: [2, 3, 6],
  // Random players earn nothing, so a short limit shows as much as a long one.
  options: [{ turn_limit: 6 }, { turn_limit: 8, goal_cities: 1, goal_gold: 20, start_gold: 40 }],
  tries: 4,
  leakEvery: 12,
}
