import { type ConformanceOptions, describeConformance, describeSpoilt } from '@turnwise/conformance'
import { type Action, maze } from './index.ts'

const SMALL = { size: 5, exits: 3, treasures: 2, pits: 2, crutches: 1, crossbows: 1, traps: 1, rounds: 60 }

/** How many turns a slot has is known to whoever has it, and to nobody else. */
const SLOT = ['slot.turns', 'slot.left', 'slot.extra']

const OPTIONS: ConformanceOptions = {
  hidden: {
    // A player knows their own map but not where its landings lie; the main island has its place.
    seat: ['lots.*', 'mazes.{other}', 'explorers.{other}', 'explorers.{self}.islands.?.origin', ...SLOT],
    spectator: ['lots.*', 'mazes.*', 'explorers.*', ...SLOT],
  },
  seeds: 10,
  options: [{ rounds: 40 }, SMALL],
  leakEvery: 8,
}

describeConformance(maze, OPTIONS)

const reading = { ...maze, redactAction: (action: Action) => action }
describeSpoilt(
  'A Maze would be caught if it',
  [{ flaw: 'lets everybody read every action', caughtBy: 'leak-events', game: reading }],
  OPTIONS,
)
