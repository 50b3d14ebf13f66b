import { type EndEntry, winnersOf } from '@turnwise/engine'
import { Refusal } from '@turnwise/protocol'
import { refusalOf, Stale } from '../errors.ts'
import { actingSeat, heldSeat } from '../seen/viewing.ts'
import type { StrandedHandler } from './stranded.ts'

/** Without the rules the table ends the match, whatever the game has for it. */
export const resign: StrandedHandler<'resign'> = async (environment, { match, seats, outcome }, command, caller) => {
  const { store } = environment
  const seat = actingSeat(environment, { stored: match, seats }, caller, command.player_id, command.token)
  if (outcome !== null) throw new Refusal('match-over', 'The match is over.')
  if (seats.length > 2) throw new Refusal('illegal-action', 'With more than two players, leave the match instead.')
  const before = (await store.readLog(match.id, 0)).length
  const { expected_seq = before } = command
  if (expected_seq !== before)
    throw new Refusal('conflict', `The match is at ${before}, not at ${expected_seq}.`, { seq: before })
  const winners = winnersOf({ seat, reason: 'resigned' }, seats.length, undefined)
  if (!winners.ok) throw refusalOf(winners.error)
  const ended = { winners: winners.value, reason: 'resigned' } as const
  const entry: EndEntry = { seq: before + 1, kind: 'end', seat, ...ended }
  const row = { entry, at: environment.now() }
  if ((await store.append(match.id, row, ended, seats[seat])) === 'conflict') throw new Stale(before)
  return { match_id: match.id, seq: entry.seq, events: [], text: [], outcome: ended }
}

/** Nobody gets the seat: without the rules it is not known whether it has secrets. */
export const leaveMatch: StrandedHandler<'leave-match'> = async (environment, { match, seats }, command, caller) => {
  const { player_id, token } = command
  const answer = { match_id: match.id, player_id }
  const { leftBy } = seats[player_id] ?? {}
  // The same request came before, and only its answer was lost.
  if (leftBy !== undefined && token !== undefined && environment.sameHash(leftBy, environment.hashToken(token)))
    return answer
  const seat = seats[heldSeat(environment, { stored: match, seats }, caller, player_id, token)]
  if (seat === undefined || seat.tokenHash === null) return answer
  const after = { ...seat, tokenHash: null, leftBy: seat.tokenHash }
  if ((await environment.store.replaceSeat(match.id, seat, after)) === 'conflict') throw new Stale(0)
  return answer
}
