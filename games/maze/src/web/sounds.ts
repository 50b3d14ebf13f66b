import type { Viewer } from '@turnwise/engine'
import type { Sound, Tone } from '@turnwise/ui'
import type { Event } from '../game/events.ts'

const STONE: readonly Tone[] = [
  { from: 130, to: 70, wave: 'triangle', length: 0.1, gain: 0.6 },
  { from: 0, length: 0.04, gain: 0.3 },
]
const RAMPART: readonly Tone[] = [
  { from: 85, to: 45, wave: 'triangle', length: 0.18, gain: 0.7 },
  { from: 0, length: 0.07, gain: 0.35 },
]
const FALL: readonly Tone[] = [
  { from: 700, to: 90, wave: 'sine', length: 0.5, gain: 0.4 },
  { from: 0, at: 0.48, length: 0.1, gain: 0.3 },
]
const GLINT: readonly Tone[] = [
  { from: 988, wave: 'sine', length: 0.1, gain: 0.35 },
  { from: 1319, wave: 'sine', at: 0.08, length: 0.1, gain: 0.35 },
  { from: 1760, wave: 'sine', at: 0.16, length: 0.22, gain: 0.3 },
]
const SNAP: readonly Tone[] = [
  { from: 0, length: 0.03, gain: 0.5 },
  { from: 900, to: 200, wave: 'square', length: 0.06, gain: 0.2 },
  { from: 0, at: 0.09, length: 0.05, gain: 0.4 },
]

/** Results sound only for their player; of others only steps are heard. */
export function soundOf(event: Event, viewer: Viewer): Sound | undefined {
  if ('seat' in event && event.seat !== viewer) return event.type === 'turn-taken' ? 'move' : undefined
  switch (event.type) {
    case 'turn-taken':
      if (event.own?.result === 'inner-wall') return STONE
      if (event.own?.result === 'outer-wall') return RAMPART
      return event.own?.result === 'exit' ? 'good' : 'move'
    case 'cell-entered':
      return event.own?.find.kind === 'treasure' ? GLINT : undefined
    case 'effect-changed':
      return event.own?.to === 'crutch' ? 'good' : 'bad'
    case 'trapped':
      return SNAP
    case 'fell':
      return FALL
    case 'merge-tried':
      return event.own?.success === true ? 'good' : 'error'
    case 'phase-started':
      return 'turn'
    default:
      return undefined
  }
}
