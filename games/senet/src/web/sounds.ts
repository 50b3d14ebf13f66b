import type { Sound, Tone } from '@turnwise/ui'
import type { Event } from '../game/types.ts'

/** Four sticks on a table, one after the other. */
const STICKS: readonly Tone[] = [0, 0.05, 0.09, 0.15].flatMap((at, i) => [
  { from: 0, at, length: 0.03, gain: 0.3 },
  { from: 900 - i * 90, to: 420, wave: 'triangle' as const, at, length: 0.06, gain: 0.25 },
])

const WATER: readonly Tone[] = [
  { from: 520, to: 140, wave: 'sine', length: 0.35, gain: 0.4 },
  { from: 0, at: 0.02, length: 0.22, gain: 0.16 },
]

export function soundOf(event: Event): Sound | undefined {
  switch (event.type) {
    case 'thrown':
      return STICKS
    case 'moved':
      return 'move'
    case 'swapped':
      return 'capture'
    case 'water':
      return WATER
    case 'gate-opened':
    case 'borne-off':
      return 'good'
    case 'forfeited':
      return 'bad'
    default:
      return undefined
  }
}
