import { SEAT_COLORS, type SeatColorId } from '@turnwise/ui'
import { isObject, persisted, usePersisted } from './persisted.ts'

/** The colours that players on one device have chosen, by match and seat: stored on this device, not in the match. */
const seatColors = persisted('turnwise.colors', (stored): Readonly<Record<string, readonly SeatColorId[]>> => {
  if (!isObject(stored)) return {}
  return Object.fromEntries(
    Object.entries(stored).flatMap(([matchId, colors]) =>
      Array.isArray(colors) && colors.every(isColor) ? [[matchId, colors]] : [],
    ),
  )
})

const KEPT = 100

export function keepSeatColors(matchId: string, colors: readonly SeatColorId[]): void {
  const others = Object.entries(seatColors.get()).slice(1 - KEPT)
  seatColors.set(Object.fromEntries([...others, [matchId, colors]]))
}

export function useSeatColors(matchId: string): readonly SeatColorId[] | undefined {
  return usePersisted(seatColors)[matchId]
}

function isColor(value: unknown): value is SeatColorId {
  return SEAT_COLORS.some(({ id }) => id === value)
}
