import type { BoardSettings } from '@turnwise/ui'
import { useSyncExternalStore } from 'react'
import { isObject, oneOf, persisted, usePersisted } from './persisted.ts'

const THEMES = ['system', 'light', 'dark'] as const
const SPEEDS = ['normal', 'slow', 'fast', 'off'] as const
const CONTRASTS = ['normal', 'high'] as const
const FACES = ['board', 'text'] as const

export interface Settings {
  readonly theme: (typeof THEMES)[number]
  readonly speed: (typeof SPEEDS)[number]
  readonly contrast: (typeof CONTRASTS)[number]
  /** The drawn board, or the text board. */
  readonly face: (typeof FACES)[number]
  readonly muted: boolean
  readonly volume: number
  /** Single keys conflict with some screen readers and voice control. */
  readonly keys: boolean
  readonly notify: boolean
  /** Ask before a move is sent in slow matches: online without a clock, or with days for a move. */
  readonly confirm: boolean
  /** The player's choices for boards, by game and choice: `odysseus.ships`. */
  readonly choices: Readonly<Record<string, string>>
}

export const settings = persisted('turnwise.settings', (stored): Settings => {
  const kept = isObject(stored) ? stored : {}
  return {
    theme: oneOf(THEMES, kept.theme),
    speed: oneOf(SPEEDS, kept.speed),
    contrast: oneOf(CONTRASTS, kept.contrast),
    face: oneOf(FACES, kept.face),
    muted: kept.muted === true,
    volume: typeof kept.volume === 'number' && kept.volume >= 0 && kept.volume <= 1 ? kept.volume : 0.7,
    keys: kept.keys !== false,
    notify: kept.notify === true,
    confirm: kept.confirm !== false,
    choices: isObject(kept.choices) ? stringsOf(kept.choices) : {},
  }
})

function stringsOf(kept: object): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

export function changeSettings(change: Partial<Settings>): void {
  settings.set({ ...settings.get(), ...change })
}

export function useSettings(): Settings {
  return usePersisted(settings)
}

const FACTORS: Readonly<Record<Settings['speed'], number>> = { slow: 1.8, normal: 1, fast: 0.5, off: 0 }

/** The settings that boards receive. Reduced motion means none; with forced colours a board has its own high contrast. */
export function useBoardSettings(game?: string): BoardSettings {
  const { speed, contrast, choices } = useSettings()
  const reduced = useMedia('(prefers-reduced-motion: reduce)')
  const forced = useMedia('(forced-colors: active)')
  const prefix = `${game}.`
  const own = Object.entries(choices)
    .filter(([key]) => key.startsWith(prefix))
    .map(([key, value]) => [key.slice(prefix.length), value])
  return {
    motion: reduced ? 0 : FACTORS[speed],
    contrast: forced ? 'high' : contrast,
    choices: Object.fromEntries(own),
  }
}

export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    listener => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    () => matchMedia(query).matches,
  )
}
