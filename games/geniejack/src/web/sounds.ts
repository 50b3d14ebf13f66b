import type { Sound, Tone } from '@turnwise/ui'
import type { Event } from '../game/events.ts'

const slide = (at: number): readonly Tone[] => [
  { from: 0, at, length: 0.045, gain: 0.28 },
  { from: 700, to: 320, wave: 'triangle', at: at + 0.02, length: 0.04, gain: 0.14 },
]

/** Four cards one after the other, as fast as they are dealt. */
const DEAL: readonly Tone[] = [0, 0.13, 0.26, 0.39].flatMap(slide)
const CARD: readonly Tone[] = slide(0)
const FLIP: readonly Tone[] = [...slide(0.02), { from: 420, to: 760, wave: 'sine', length: 0.07, gain: 0.16 }]

const STRIKE: readonly Tone[] = [
  { from: 0, at: 0.1, length: 0.09, gain: 0.4 },
  { from: 190, to: 70, wave: 'triangle', at: 0.1, length: 0.2, gain: 0.5 },
]
const PAIN: readonly Tone[] = [
  { from: 0, at: 0.1, length: 0.06, gain: 0.3 },
  { from: 260, to: 110, wave: 'sawtooth', at: 0.1, length: 0.24, gain: 0.22 },
]
const COINS: readonly Tone[] = [0, 0.07, 0.15].map((at, i) => ({
  from: 1500 + i * 260,
  wave: 'sine' as const,
  at,
  length: 0.12,
  gain: 0.22,
}))
const POTION: readonly Tone[] = [0, 0.08, 0.16].map((at, i) => ({
  from: 300 + i * 90,
  to: 520 + i * 90,
  wave: 'sine' as const,
  at,
  length: 0.1,
  gain: 0.3,
}))
const GENIE: readonly Tone[] = [392, 494, 587, 740, 880].map((from, i) => ({
  from,
  wave: 'sine' as const,
  at: i * 0.11,
  length: 0.5,
  gain: 0.2,
}))

export function soundOf(event: Event): Sound | undefined {
  switch (event.type) {
    case 'cards-dealt':
      return DEAL
    case 'card-drawn':
      return CARD
    case 'dealer-revealed':
      return FLIP
    case 'health-changed':
      return event.by > 0 ? 'good' : event.side === 'player' ? PAIN : STRIKE
    case 'consumable-used':
      return POTION
    case 'battle-won':
    case 'item-bought':
      return COINS
    case 'genie-met':
    case 'wish-entered':
      return GENIE
    default:
      return undefined
  }
}
