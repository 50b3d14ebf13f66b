import type { Sound, Tone } from '@turnwise/ui'
import type { Event } from '../game/events.ts'

/** A hammer on a rail. */
const HAMMER: readonly Tone[] = [
  { from: 1250, to: 900, wave: 'triangle', length: 0.06, gain: 0.25 },
  { from: 0, length: 0.03, gain: 0.2 },
]

/** Four puffs of steam. */
const STEAM: readonly Tone[] = [0, 0.11, 0.2, 0.27].map(at => ({ from: 0, at, length: 0.07, gain: 0.2 }))

const WAVE: readonly Tone[] = [
  { from: 0, length: 0.35, gain: 0.14 },
  { from: 240, to: 170, wave: 'sine', length: 0.25, gain: 0.2 },
]

const WHISTLE: readonly Tone[] = [
  { from: 880, to: 900, wave: 'sine', length: 0.18, gain: 0.22 },
  { from: 1108, to: 1130, wave: 'sine', length: 0.18, gain: 0.18 },
]

const COINS: readonly Tone[] = [0, 0.07, 0.14].map(at => ({
  from: 1500 + 2000 * at,
  wave: 'triangle' as const,
  at,
  length: 0.12,
  gain: 0.25,
}))

const THUNDER: readonly Tone[] = [
  { from: 0, length: 0.5, gain: 0.35 },
  { from: 90, to: 45, wave: 'sawtooth', length: 0.6, gain: 0.3 },
]

export function soundOf(event: Event): Sound | undefined {
  switch (event.type) {
    case 'track-built':
      return HAMMER
    case 'train-moved':
      return STEAM
    case 'ship-sailed':
      return WAVE
    case 'train-placed':
    case 'load-picked-up':
    case 'train-upgraded':
      return WHISTLE
    case 'load-delivered':
      return COINS
    case 'event-struck':
      return THUNDER
    case 'load-lost':
    case 'turn-forfeited':
      return 'bad'
    case 'ships-drawn':
    case 'foreman-drawn':
    case 'hand-discarded':
      return 'draw'
    default:
      return undefined
  }
}
