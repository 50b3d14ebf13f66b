import type { Command } from '@turnwise/protocol'
import type { Caller, Environment } from '../environment.ts'
import { type LiveMatch, seatOf } from '../match/live-match.ts'
import type { Handler } from '../matches.ts'
import { botSeat } from '../seats/bot-seat.ts'
import { keepsSecrets, openSeat } from '../seats/take-seat.ts'
import { heldSeat } from '../seen/viewing.ts'
import type { StoredSeat } from '../store/store.ts'

/**
 * The seat's token becomes invalid; a repeated request with that token gets the same answer. If seats have secrets, no
 * other person may learn those of a seat that has been played: a bot takes it.
 */
export const leaveMatch: Handler<'leave-match'> = async (table, command, caller) =>
  table.change(command.match_id, async transaction => {
    await transaction.followOthers()
    const { live } = transaction
    const { environment } = table
    const answer = { match_id: live.stored.id, player_id: command.player_id }
    if (hasLeft(environment, live, caller, command)) return answer
    const seat = seatOf(live, heldSeat(environment, live, caller, command.player_id, command.token))
    const leave = (after: StoredSeat) =>
      transaction.replaceSeat(seat, seat.tokenHash === null ? after : { ...after, leftBy: seat.tokenHash })
    // The names of the seats tell who has won.
    if (live.match.outcome !== undefined) {
      await leave({ ...seat, tokenHash: null })
      return answer
    }
    const isPlayed = live.match.log.some(({ kind }) => kind === 'action')
    const named = command.bot ?? seat.bot ?? undefined
    const goesToBot = named === undefined && isPlayed && (await keepsSecrets(environment, live, caller))
    const bot = goesToBot ? live.module.bots.at(-1)?.id : named
    const after = bot === undefined ? { ...openSeat(seat), leftAt: environment.now() } : botSeat(live, seat, bot)
    await leave(after)
    return answer
  })

/** The same request came before, and only its answer was lost. */
function hasLeft(environment: Environment, live: LiveMatch, caller: Caller, command: Command<'leave-match'>): boolean {
  const { open, bot, leftBy } = seatOf(live, command.player_id)
  if (caller.local) return command.bot === undefined ? open : bot === command.bot
  const { token } = command
  return leftBy !== undefined && token !== undefined && environment.sameHash(leftBy, environment.hashToken(token))
}
