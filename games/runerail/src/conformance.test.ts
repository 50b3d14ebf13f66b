import { describeConformance } from '@turnwise/conformance'
import { runerail } from './index.ts'

const DECKS = ['piles.demand.deck.*', 'piles.foremen.deck.*', 'piles.ships.deck.*', 'random']

// Random players earn nothing, so a short limit shows as much as a long one.
describeConformance(runerail, {
  hidden: { seat: DECKS, spectator: DECKS },
  seeds: 4,
  seats: [2, 3, 6],
  options: [{ turn_limit: 6 }, { turn_limit: 8, goal_cities: 1, goal_gold: 20, start_gold: 40 }],
  tries: 4,
  leakEvery: 12,
})
