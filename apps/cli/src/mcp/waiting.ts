import type { Connection, MatchUpdate } from '@turnwise/client'
import { sightOf, until, watchMatch } from '@turnwise/client/match'
import type { Handle } from './handle.ts'

/** Until this seat is to act, the match is over, or the time is up. Gives the time that the players have left, if there is a clock. */
export async function waitForTurn(
  connection: Connection,
  handle: Handle,
  milliseconds: number,
): Promise<MatchUpdate['clock']> {
  const { match_id: matchId, player_id: seat, token } = handle
  const match = watchMatch({ connection, matchId, own: [{ seat, token }], isLocal: false, keepsSecrets: false })
  await until(
    match,
    state => {
      const update = sightOf(state)?.update
      return state.closed !== undefined || update?.outcome !== undefined || update?.to_act.includes(seat) === true
    },
    milliseconds,
  )
  match.close()
  return sightOf(match.get())?.update.clock
}
