import type { ConformanceOptions } from '@turnwise/conformance/check'

const SMALL = { size: 5, exits: 3, treasures: 2, pits: 2, crutches: 1, crossbows: 1, traps: 1, rounds: 60 }

/** Only the player whose turn it is knows how many steps it has. */
const TURN = ['slot.turns', 'slot.left', 'slot.extra']

/** How the conformance kit plays this game, in its tests and by `turnwise check`. */
export const conformance: ConformanceOptions = {
  hidden: {
    // A player knows their own map but not where its landings are; the main island has its place.
    seat: ['lots.*', 'mazes.{other}', 'explorers.{other}', 'explorers.{self}.islands.?.origin', ...TURN],
    spectator: ['lots.*', 'mazes.*', 'explorers.*', ...TURN],
  },
  seeds: 10,
  options: [{ rounds: 40 }, SMALL],
  leakEvery: 8,
}
