import { Refusal } from '@turnwise/protocol'
import type { Handler } from '../matches.ts'
import { opensIn } from '../seats/left-seat.ts'
import { checkOpen, refuseOver, seatOfKey, sit } from '../seats/take-seat.ts'

/** Takes an open seat; the first caller gets its token. */
export const joinMatch: Handler<'join-match'> = async (table, command, caller) =>
  table.change(command.match_id, async transaction => {
    await transaction.followOthers()
    const { live } = transaction
    const before = command.key === undefined ? undefined : seatOfKey(table.environment, live, command.key)
    if (before !== undefined) return before
    refuseOver(live)
    const wanted = command.player_id
    const open = live.seats.filter(seat => seat.open && (wanted === undefined || seat.seat === wanted))
    const now = table.environment.now()
    const [first] = open.sort((a, b) => opensIn(a, now) - opensIn(b, now))
    if (first === undefined) {
      throw new Refusal('conflict', wanted === undefined ? 'Every seat is taken.' : `Seat ${wanted} is taken.`)
    }
    if (!caller.local) checkOpen(first, now)
    return sit(transaction, first, command.name, caller.local, command.key)
  })
