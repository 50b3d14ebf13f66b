import type { Seat } from '@turnwise/engine'
import type { Environment } from '../environment.ts'

/** Long enough to be unique, short enough for a link. */
const ID_LENGTH = 20

/**
 * What is derived from the random key of a request: the id of the match that it creates, and the tokens of the seats
 * that it takes. So the same request, sent again because its answer was lost, finds what it has done. The key is as
 * secret as the tokens derived from it. Nothing random is derived from it: neither the seed nor a throw.
 */
export function keyedMatchId({ hashToken }: Environment, key: string): string {
  return `k${hashToken(`${key} match`)
    .replaceAll(/[^a-zA-Z0-9]/g, '')
    .toLowerCase()
    .slice(0, ID_LENGTH)}`
}

export function keyedToken({ hashToken }: Environment, key: string, matchId: string, seat: Seat): string {
  return hashToken(`${key} ${matchId} ${seat}`)
}
