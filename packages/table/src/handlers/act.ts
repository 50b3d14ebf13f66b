import { parseWith } from '@turnwise/engine'
import { type ActionAnswer, type ActionRequest, Refusal, WHERE_COMMANDS_ARE } from '@turnwise/protocol'
import type { Caller } from '../environment.ts'
import { refusalOf } from '../errors.ts'
import type { LiveMatch } from '../live-match.ts'
import type { Matches } from '../matches.ts'
import { play } from '../play.ts'
import { actingSeat } from '../viewing.ts'

/** An action of the match's game, checked by the game's own schema. */
export function act(
  table: Matches,
  { match_id, player_id, token, expected_seq, action }: ActionRequest,
  caller: Caller,
): Promise<ActionAnswer> {
  return table.change(match_id, transaction => {
    const { live } = transaction
    const seat = actingSeat(table.environment, live, caller, player_id, token)
    transaction.noteActor(caller.address)
    const parsed = parseWith(live.module.game.action, action)
    if (!parsed.ok) throw knowsAction(live, action.type) ? refusalOf(parsed.error) : unknownAction(live, action.type)
    return play(transaction, seat, parsed.value, expected_seq, caller.local)
  })
}

function knowsAction({ module }: LiveMatch, type: string): boolean {
  return JSON.stringify(module.schemas.action).includes(JSON.stringify(type))
}

function unknownAction({ module }: LiveMatch, type: string): Refusal {
  const sentence = `Neither the table nor ${module.game.title} knows ${type}. ${WHERE_COMMANDS_ARE}`
  return new Refusal('unknown-command', sentence)
}
