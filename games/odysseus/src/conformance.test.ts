import { describeConformance } from '@turnwise/conformance'
import { odysseus } from './index.ts'

// Ithaca is the last of the epics, so that its place in the stack never changes.
const FACE_DOWN = ['seaDeck.*', 'epicStack', 'rng']

describeConformance(odysseus, { hidden: { seat: FACE_DOWN, spectator: FACE_DOWN }, seeds: 10, leakEvery: 16 })
