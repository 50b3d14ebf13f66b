import type { ConformanceOptions } from '@turnwise/conformance/check'

/** How the conformance kit plays this game, in its tests and by `turnwise check`. */
export const conformance: ConformanceOptions = { seeds: 25, options: [{}, { throws: 'uniform' }] }
