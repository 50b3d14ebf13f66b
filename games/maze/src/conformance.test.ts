import { describeConformance } from '@turnwise/conformance'
import { maze } from './index.ts'

const SMALL = { size: 5, exits: 3, treasures: 2, pits: 2, crutches: 1, crossbows: 1, traps: 1, rounds: 60 }

describeConformance(maze, { seeds: 12, options: [{ rounds: 40 }, SMALL] })
