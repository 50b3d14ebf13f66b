import type { Options } from './types.ts'

/** A smaller map, a shorter goal, no draft; simulated: 14 to 26 rounds for two, 18 in the middle. */
export const FIRST_MATCH = {
  map: 'west',
  draft: false,
  goal_cities: 3,
  goal_gold: 80,
  start_gold: 80,
} as const satisfies Partial<Options>
