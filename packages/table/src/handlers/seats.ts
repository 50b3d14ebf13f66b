import { hasSecrets, nameKey, nameWith } from '@turnwise/engine'
import { type Answer, type Command, Refusal } from '@turnwise/protocol'
import type { Caller, Environment } from '../environment.ts'
import { opensIn } from '../left-seat.ts'
import { type LiveMatch, seatOf } from '../live-match.ts'
import type { Handler } from '../matches.ts'
import { botSeat } from '../seats/bot-seat.ts'
import type { StoredSeat } from '../store.ts'
import type { Transaction } from '../transaction.ts'
import { heldSeat, holderOf } from '../viewing.ts'
import { keyedToken } from './keys.ts'

/** Takes an open seat; the first caller gets its token. */
export const joinMatch: Handler<'join-match'> = async (table, command, caller) =>
  table.change(command.match_id, async transaction => {
    await transaction.followOthers()
    const { live } = transaction
    const before = command.key === undefined ? undefined : seatOfKey(table.environment, live, command.key)
    if (before !== undefined) return before
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

/** The same request came before, and only its answer was lost. */
function seatOfKey(environment: Environment, live: LiveMatch, key: string): Answer<'join-match'> | undefined {
  const { id } = live.stored
  for (const { seat, tokenHash } of live.seats) {
    const token = keyedToken(environment, key, id, seat)
    if (tokenHash === null || !environment.sameHash(tokenHash, environment.hashToken(token))) continue
    return { match_id: id, player_id: seat, seq: live.match.seq, token }
  }
  return undefined
}

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
    const isPlayed = live.match.seq > 0
    const bot = command.bot ?? seat.bot ?? (isPlayed && keepsSecrets(live) ? live.module.bots.at(-1)?.id : undefined)
    const after = bot === undefined ? { ...openSeat(seat), leftAt: environment.now() } : botSeat(live, seat, bot)
    await transaction.replaceSeat(seat, seat.tokenHash === null ? after : { ...after, leftBy: seat.tokenHash })
    return answer
  })

/** The same request came before, and only its answer was lost. */
function hasLeft(environment: Environment, live: LiveMatch, caller: Caller, command: Command<'leave-match'>): boolean {
  const { open, bot, leftBy } = seatOf(live, command.player_id)
  if (caller.local) return command.bot === undefined ? open : bot === command.bot
  const { token } = command
  return leftBy !== undefined && token !== undefined && environment.sameHash(leftBy, environment.hashToken(token))
}

/** Do seats of this match have secrets? Then a seat never goes to another person. */
function keepsSecrets({ module, seats, stored }: LiveMatch): boolean {
  return seats.length > 1 && hasSecrets(module.game, seats.length, stored.options)
}

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
    if (held === seat.seat && bot === undefined && open === undefined) return takeBack(transaction, seat, command.token)
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
      if (bot === undefined && keepsSecrets(live)) {
        throw new Refusal(
          'forbidden',
          `Only a bot can play on for ${seat.name}: no other player may see what they know.`,
        )
      }
    }
    if (bot === undefined && open === undefined) return sit(transaction, seat, command.name, caller.local, key)
    await transaction.replaceSeat(seat, bot === undefined ? openSeat(seat) : substitute(live, seat, bot))
    return bot === undefined ? { ...answer, open: true } : answer
  })

/** A bot plays while the holder is away. */
function substitute(live: LiveMatch, seat: StoredSeat, bot: string): StoredSeat {
  const { tokenHash, name } = seat
  return tokenHash === null ? botSeat(live, seat, bot) : { ...botSeat(live, seat, bot), tokenHash, name }
}

/** The holder is back. */
async function takeBack(
  transaction: Transaction,
  seat: StoredSeat,
  token: string | undefined,
): Promise<Answer<'join-match'>> {
  const { live, environment } = transaction
  if (seat.bot !== null) await transaction.replaceSeat(seat, { ...seat, bot: null, takenAt: environment.now() })
  return {
    match_id: live.stored.id,
    player_id: seat.seat,
    seq: live.match.seq,
    ...(token === undefined ? {} : { token }),
  }
}

function checkOpen(seat: StoredSeat, now: number): void {
  const wait = opensIn(seat, now)
  if (wait === 0) return
  const seconds = Math.ceil(wait / 1000)
  throw new Refusal('forbidden', `${seat.name} has just left: the seat is free in ${seconds} s.`, { opens_in: wait })
}

function openSeat({ seat, name }: StoredSeat): StoredSeat {
  return { seat, name, bot: null, tokenHash: null, open: true }
}

async function sit(
  transaction: Transaction,
  seat: StoredSeat,
  name: string | undefined,
  local: boolean,
  key?: string,
): Promise<Answer<'join-match'>> {
  const { live, environment } = transaction
  const token = local
    ? undefined
    : key === undefined
      ? environment.newToken()
      : keyedToken(environment, key, live.stored.id, seat.seat)
  const after: StoredSeat = {
    seat: seat.seat,
    name: freeName(live, seat.seat, name ?? seat.name),
    bot: null,
    tokenHash: token === undefined ? null : environment.hashToken(token),
    open: false,
    takenAt: environment.now(),
    ...(seat.leftBy === undefined ? {} : { leftBy: seat.leftBy }),
  }
  await transaction.replaceSeat(seat, after)
  return {
    match_id: live.stored.id,
    player_id: seat.seat,
    seq: live.match.seq,
    ...(token === undefined ? {} : { token }),
  }
}

/** No two players may have the same name. */
function freeName(live: LiveMatch, seat: number, name: string): string {
  const taken = new Set(live.seats.filter(other => other.seat !== seat).map(other => nameKey(other.name)))
  let free = name
  for (let number = 2; taken.has(nameKey(free)); number++) free = nameWith(name, ` ${number}`)
  return free
}
