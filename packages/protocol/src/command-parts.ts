import { z } from 'zod'
import { matchId, playerId, seatKey, seq, token } from './fields.ts'
import { gameEvent, outcome } from './shapes.ts'

/** Fields that several requests share. */
export const ofMatch = { match_id: matchId, token: token.optional() }
export const ofSeat = { ...ofMatch, player_id: playerId, expected_seq: seq.optional() }

export const key = seatKey
  .optional()
  .describe('at random, 22 characters or more, kept as secret as a token: sent again, it gives the same seats')

/** Fields that several answers share. */
export const aMatch = z.string()
export const logLength = z.int().min(0).describe('how many entries the log has')
export const aSeat = z.int().min(0)
export const toAct = z.array(aSeat).describe('the seats that are to act; empty once it is over')
export const next = z.string().exactOptional()
export const nextSince = z.int().exactOptional().describe('where there are more: to be given as `since`')

export const happened = {
  events: z.array(gameEvent).describe('what happened, as the actor may know it'),
  text: z.array(z.string()).describe('the same in words'),
}

export const settled = {
  match_id: aMatch,
  seq: logLength,
  settled: z.boolean().describe('it took effect'),
  outcome: outcome.exactOptional(),
  rematch_id: z.string().exactOptional(),
}
