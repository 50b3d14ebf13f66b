import type { Connection } from '@turnwise/client'
import { sightOf, until, watchMatch } from '@turnwise/client/match'
import type { Handle } from './handle.ts'

/** Until this seat is to act, the match is over, or the time is up. */
export async function waitForTurn(connection: Connection, handle: Handle, milliseconds: number): Promise<void> {
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
}
