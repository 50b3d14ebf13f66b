import { Refusal } from '@turnwise/protocol'
import { refuseTimeless } from '../clock/refuse-timeless.ts'
import { MOST_ENTRIES } from '../match/live-match.ts'
import type { Handler } from '../matches.ts'
import { refuseFinal } from '../offers/refuse-final.ts'
import { actingSeat } from '../seen/viewing.ts'

/** On one device always; online only one's own last action, if it revealed nothing and no one has acted since. */
export const undo: Handler<'undo'> = async (table, command, caller) =>
  table.change(command.match_id, async transaction => {
    const { live } = transaction
    const { match } = live
    const seat = actingSeat(table.environment, live, caller, command.player_id, command.token)
    await transaction.expect(command.expected_seq)
    if (match.outcome !== undefined) throw new Refusal('match-over', 'The match is over.')
    refuseFinal(live)
    // Every game ends; only undo could make a log grow without limit.
    if (!caller.local && match.seq >= MOST_ENTRIES) {
      throw new Refusal('forbidden', 'This match is too long for another undo.')
    }
    const to = caller.local ? (command.to ?? match.undoTargetOf(seat)) : match.freeUndoTarget(seat)
    if (to === undefined) {
      throw new Refusal(
        'illegal-action',
        caller.local || match.undoTargetOf(seat) === undefined
          ? 'You have nothing to undo.'
          : 'You can no longer undo this alone: offer an undo to the others.',
      )
    }
    refuseTimeless(live, seat, to, table.environment)
    await transaction.commit(() => match.undo(seat, to))
    return { match_id: live.stored.id, seq: match.seq, to }
  })
