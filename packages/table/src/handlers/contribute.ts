import { Refusal } from '@turnwise/protocol'
import type { Handler } from '../matches.ts'
import { makeSeed } from '../seed/shared-seeds.ts'
import { actingSeat } from '../seen/viewing.ts'

/** Safe to repeat: what a seat has given already is not given again. */
export const contribute: Handler<'contribute'> = async (table, command, caller) =>
  table.change(command.match_id, async transaction => {
    const { live } = transaction
    const { match } = live
    const { hash, part } = command
    const seat = actingSeat(table.environment, live, caller, command.player_id, command.token)
    const { making } = match
    if (making.step === undefined)
      throw new Refusal('illegal-action', 'The seed of this match is not made by its players.')
    if (hash !== undefined && part === undefined) {
      if (making.commitOf(seat) !== hash) await transaction.commit(() => match.make({ kind: 'commit', seat, hash }))
    } else if (part !== undefined && hash === undefined) {
      if (making.partOf(seat) !== part) await transaction.commit(() => match.make({ kind: 'reveal', seat, part }))
    } else throw new Refusal('bad-request', 'Either the hash of a part is given or the part itself.')
    await makeSeed(transaction)
    return { match_id: live.stored.id, seq: match.seq, step: match.making.step ?? making.step }
  })
