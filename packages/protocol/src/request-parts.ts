import { matchId, playerId, seatKey, seq, token } from './fields.ts'

/** Fields that several requests share. */
export const ofMatch = { match_id: matchId, token: token.optional() }
export const ofSeat = { ...ofMatch, player_id: playerId, expected_seq: seq.optional() }

export const key = seatKey
  .optional()
  .describe('at random, 22 characters or more, kept as secret as a token: sent again, it gives the same seats')
