import type { ActionAnswer, ActionRequest } from '@turnwise/protocol'
import type { Caller } from '../environment.ts'
import type { Matches } from '../matches.ts'
import { play } from '../play.ts'
import { actingSeat } from '../seen/viewing.ts'

/** An action of the match's game. */
export function act(
  table: Matches,
  { match_id, player_id, token, expected_seq, action }: ActionRequest,
  caller: Caller,
): Promise<ActionAnswer> {
  return table.change(match_id, async transaction => {
    const seat = actingSeat(table.environment, transaction.live, caller, player_id, token)
    transaction.noteActor(caller.address)
    return play(transaction, seat, action, expected_seq, caller.local)
  })
}
