import type { Sound, Tone } from '@turnwise/ui'
import type { Event } from '../game/events.ts'

/** Wood that breaks, and water after it. */
const WRECK: readonly Tone[] = [
  { from: 0, length: 0.25, gain: 0.5 },
  { from: 140, to: 50, wave: 'sawtooth', length: 0.4, gain: 0.3 },
  { from: 0, at: 0.25, length: 0.5, gain: 0.18 },
]

const WAVE: readonly Tone[] = [
  { from: 0, length: 0.3, gain: 0.14 },
  { from: 260, to: 180, wave: 'sine', length: 0.22, gain: 0.22 },
]

const TALE: readonly Tone[] = [
  { from: 392, wave: 'sine', length: 0.14, gain: 0.3 },
  { from: 466, wave: 'sine', at: 0.12, length: 0.24, gain: 0.3 },
]

export function soundOf(event: Event): Sound | undefined {
  switch (event.type) {
    case 'card-drawn':
      return 'draw'
    case 'ship-sailed':
    case 'ship-placed':
      return WAVE
    case 'epic-triggered':
      return TALE
    case 'damage-taken':
      return 'bad'
    case 'ship-repaired':
    case 'ship-rescued':
      return 'good'
    case 'ship-wrecked':
      return WRECK
    default:
      return undefined
  }
}
