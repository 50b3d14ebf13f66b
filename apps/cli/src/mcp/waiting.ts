import type { Connection } from '@turnwise/client'
import type { Handle } from './handle.ts'

/** The longest that the table allows one long poll to last. */
const LONGEST_POLL_S = 25

/** Returns when this seat is to act, when the match is over, or when the time is up. */
export async function waitForTurn(connection: Connection, handle: Handle, milliseconds: number): Promise<void> {
  const deadline = Date.now() + milliseconds
  let { seq, to_act, outcome } = await connection.request({ cmd: 'get-state', ...handle })
  while (outcome === undefined && !to_act.includes(handle.player_id)) {
    const left = (deadline - Date.now()) / 1000
    if (left <= 0) return
    ;({ seq, to_act, outcome } = await connection.request({
      cmd: 'wait',
      ...handle,
      since: seq,
      timeout: Math.min(left, LONGEST_POLL_S),
    }))
  }
}
