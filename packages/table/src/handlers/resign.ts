import { parseWith } from '@turnwise/engine'
import { Refusal } from '@turnwise/protocol'
import type { Handler } from '../matches.ts'
import { play } from '../play.ts'
import { actingSeat } from '../seen/viewing.ts'

/** If the game has an action for it, that action; else the match ends, and a single opponent wins. */
export const resign: Handler<'resign'> = async (table, command, caller) =>
  table.change(command.match_id, async transaction => {
    const { live } = transaction
    const { match, module } = live
    const seat = actingSeat(table.environment, live, caller, command.player_id, command.token)
    await transaction.expect(command.expected_seq)
    const own = { type: 'resign' }
    if (parseWith(module.game.action, own).ok)
      return {
        ...(await play(transaction, seat, own, command.expected_seq)),
        ...(match.outcome === undefined ? {} : { outcome: match.outcome }),
      }
    if (live.seats.length > 2) {
      throw new Refusal(
        'illegal-action',
        'With more than two players, leave the match instead: a bot then plays for you.',
      )
    }
    await transaction.commit(() => match.end(seat, 'resigned'))
    return {
      match_id: live.stored.id,
      seq: match.seq,
      events: [],
      text: [],
      ...(match.outcome === undefined ? {} : { outcome: match.outcome }),
    }
  })
