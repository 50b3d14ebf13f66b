import type { SeenPlayer } from '@turnwise/protocol'
import type { StoredSeat } from '../store/store.ts'

/** Who sits where, without who is present. */
export function listedPlayers(seats: readonly StoredSeat[]): readonly SeenPlayer[] {
  return seats.map(({ seat, name, bot, open }) => ({
    player_id: seat,
    name,
    ...(bot === null ? {} : { bot }),
    ...(open ? { open } : {}),
  }))
}
