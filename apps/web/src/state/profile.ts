import { SEAT_COLORS, type SeatColorId } from '@turnwise/ui'
import { isObject, persisted, usePersisted } from './persisted.ts'

/** Who plays on this device: a name and a colour, nothing more. */
export interface Profile {
  readonly name: string
  readonly color: SeatColorId
  /** The strength chosen last, by game. */
  readonly bots: Readonly<Record<string, string>>
}

export const profile = persisted('turnwise.profile', (stored): Profile => {
  const kept = isObject(stored) ? stored : {}
  const bots = isObject(kept.bots) ? kept.bots : {}
  return {
    name: typeof kept.name === 'string' ? kept.name.slice(0, 40) : '',
    color: SEAT_COLORS.find(({ id }) => id === kept.color)?.id ?? 'teal',
    bots: Object.fromEntries(
      Object.entries(bots).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
    ),
  }
})

export function useProfile(): Profile {
  return usePersisted(profile)
}

/** The name of a player who gave none. */
export function nameOrDefault(name: string): string {
  return name.trim() === '' ? 'Player 1' : name.trim()
}
