import { describeConformance, describeSpoilt } from '@turnwise/conformance'
import { conformance } from './conformance.ts'
import { type Action, maze } from './index.ts'
import { module } from './module.ts'

describeConformance(module, conformance)

const reading = { ...maze, redactAction: (action: Action) => action }
describeSpoilt(
  'A Maze would be caught if it',
  [{ flaw: 'lets everybody read every action', caughtBy: 'leak-events', game: reading }],
  conformance,
)
