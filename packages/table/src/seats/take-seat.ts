import { nameWith, readAlike } from '@turnwise/engine'
import { type Answer, Refusal } from '@turnwise/protocol'
import type { Caller, Environment } from '../environment.ts'
import type { LiveMatch } from '../match/live-match.ts'
import { askLong } from '../rules/ask-long.ts'
import type { StoredSeat } from '../store/store.ts'
import type { Transaction } from '../transaction.ts'
import { formerHolders, withHolder } from './former-holders.ts'
import { keyedToken } from './keyed-seats.ts'
import { opensIn } from './left-seat.ts'

/** The same request came before, and only its answer was lost. */
export function seatOfKey(environment: Environment, live: LiveMatch, key: string): Answer<'join-match'> | undefined {
  const { id } = live.stored
  for (const { seat, tokenHash } of live.seats) {
    const token = keyedToken(environment, key, id, seat)
    if (tokenHash === null || !environment.sameHash(tokenHash, environment.hashToken(token))) continue
    return { match_id: id, player_id: seat, seq: live.match.seq, token }
  }
  return undefined
}

/** Who has won is told by the names of the seats. */
export function refuseOver({ match }: LiveMatch): void {
  if (match.outcome !== undefined) throw new Refusal('match-over', 'The match is over: its seats stay as they are.')
}

export function checkOpen(seat: StoredSeat, now: number): void {
  const wait = opensIn(seat, now)
  if (wait === 0) return
  const seconds = Math.ceil(wait / 1000)
  throw new Refusal('forbidden', `${seat.name} has just left: the seat is free in ${seconds} s.`, { opens_in: wait })
}

export function openSeat(seat: StoredSeat): StoredSeat {
  return { seat: seat.seat, name: seat.name, bot: null, tokenHash: null, open: true, ...formerHolders(seat) }
}

export async function sit(
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
    ...withHolder(seat),
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
export function freeName(live: LiveMatch, seat: number, name: string): string {
  const isTaken = (wanted: string) => live.seats.some(other => other.seat !== seat && readAlike(other.name, wanted))
  let free = name
  for (let number = 2; isTaken(free); number++) free = nameWith(name, ` ${number}`)
  return free
}

/** Do seats of this match have secrets? Then a seat never goes to another person, nor where it takes too long to find out. */
export async function keepsSecrets(environment: Environment, live: LiveMatch, caller: Caller): Promise<boolean> {
  const { module, seats, stored } = live
  const question = { seats: seats.length, options: stored.options }
  if (seats.length < 2) return false
  return askLong(environment, module, 'secrets', question, caller.address ?? stored.id).catch(() => true)
}
