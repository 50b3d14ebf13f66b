import { type Answer, Refusal } from '@turnwise/protocol'
import { type LiveMatch, seatOf } from '../match/live-match.ts'
import type { Handler } from '../matches.ts'
import { botSeat } from '../seats/bot-seat.ts'
import { asItWas, withHolder } from '../seats/former-holders.ts'
import { checkOpen, freeName, keepsSecrets, openSeat, refuseOver, seatOfKey, sit } from '../seats/take-seat.ts'
import { holderOf } from '../seen/viewing.ts'
import type { StoredSeat } from '../store/store.ts'
import type { Transaction } from '../transaction.ts'

/**
 * A seat that was left, or whose holder is away, can be taken by another person; the other players may also hand it to
 * a bot or open it. If the match allows no spectators, only its players may claim the seat of a holder who has not
 * left. If seats have secrets, the seat of an absent player goes to a bot only. Their token stays valid: with it they
 * take the seat back.
 */
export const claimSeat: Handler<'claim-seat'> = async (table, command, caller) =>
  table.change(command.match_id, async transaction => {
    await transaction.followOthers()
    const { live } = transaction
    const { environment } = table
    const seat = seatOf(live, command.player_id)
    const { bot, open, key } = command
    const before = key === undefined ? undefined : seatOfKey(environment, live, key)
    if (before?.player_id === seat.seat) return before
    const held = command.token === undefined ? undefined : holderOf(environment, live, command.token)
    const isForCaller = bot === undefined && open === undefined
    if (held === seat.seat && isForCaller) return takeBack(transaction, seat, { ...seat, bot: null }, command.token)
    refuseOver(live)
    const mine =
      command.token === undefined ? undefined : asItWas(environment, seat, environment.hashToken(command.token))
    if (mine !== undefined && isForCaller) return takeBack(transaction, seat, mine, command.token)
    const isAtTable = caller.local || held !== undefined
    if (!isAtTable && (bot !== undefined || open === true)) {
      throw new Refusal('unauthorized', 'Only a player of this match may seat a bot or open a seat.')
    }
    const answer = { match_id: live.stored.id, player_id: seat.seat, ...(bot === undefined ? {} : { bot }) }
    // The same request came before, and only its answer was lost.
    if (bot !== undefined && seat.bot === bot) return answer
    if (open === true && seat.open) return { ...answer, open }
    if (!caller.local && seat.open) checkOpen(seat, environment.now())
    else if (!caller.local) {
      if (!isAtTable && !live.stored.spectators) {
        throw new Refusal('unauthorized', 'Only a player of this match may claim the seat of another.')
      }
      if (seat.bot !== null || !(await environment.isAbsent(live, seat.seat))) {
        throw new Refusal('forbidden', `${seat.name} holds that seat and is not away.`)
      }
      if (bot === undefined && (await keepsSecrets(environment, live, caller))) {
        throw new Refusal(
          'forbidden',
          `Only a bot can play on for ${seat.name}: no other player may see what they know.`,
        )
      }
    }
    if (isForCaller) return sit(transaction, seat, command.name, caller.local, key)
    await transaction.replaceSeat(seat, bot === undefined ? openedFor(seat) : substitute(live, seat, bot))
    return bot === undefined ? { ...answer, open: true } : answer
  })

/** A bot plays while the holder is away. */
function substitute(live: LiveMatch, seat: StoredSeat, bot: string): StoredSeat {
  const { tokenHash, name } = seat
  return tokenHash === null ? botSeat(live, seat, bot) : { ...botSeat(live, seat, bot), tokenHash, name }
}

/** Others may sit down while the holder is away. */
function openedFor(seat: StoredSeat): StoredSeat {
  return { ...openSeat(seat), ...withHolder(seat) }
}

/** The holder is back. */
async function takeBack(
  transaction: Transaction,
  seat: StoredSeat,
  mine: StoredSeat,
  token: string | undefined,
): Promise<Answer<'join-match'>> {
  const { live, environment } = transaction
  if (seat.bot !== null || seat.tokenHash !== mine.tokenHash) {
    const name = freeName(live, seat.seat, mine.name)
    await transaction.replaceSeat(seat, { ...mine, name, takenAt: environment.now() })
  }
  return {
    match_id: live.stored.id,
    player_id: seat.seat,
    seq: live.match.seq,
    ...(token === undefined ? {} : { token }),
  }
}
