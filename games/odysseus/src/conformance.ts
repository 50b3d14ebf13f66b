import type { ConformanceOptions } from '@turnwise/conformance/check'

// Ithaca is the last of the epics, so that its place in the stack never changes.
const FACE_DOWN = ['seaDeck.*', 'epicStack', 'rng']

/** How the conformance kit plays this game, in its tests and by `turnwise check`. */
export const conformance: ConformanceOptions = {
  hidden: { seat: FACE_DOWN, spectator: FACE_DOWN },
  seeds: 10,
  leakEvery: 16,
}
