import { seedRandom } from '@turnwise/engine'
import type { Options } from './options.ts'
import { NO_TEMPO } from './slots.ts'
import type { State } from './types.ts'

export function setup(options: Options, _seats: number, seed: string): State {
  return {
    options,
    phase: 'build',
    lots: [seedRandom(seed, 'maze of 0'), seedRandom(seed, 'maze of 1')],
    mazes: [null, null],
    explorers: [null, null],
    round: 0,
    slot: null,
    tempo: [NO_TEMPO, NO_TEMPO],
    outcome: null,
  }
}
