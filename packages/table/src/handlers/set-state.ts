import { Refusal } from '@turnwise/protocol'
import { refusalOf } from '../errors.ts'
import type { Handler } from '../matches.ts'

export const setState: Handler<'set-state'> = async (table, command, caller) =>
  table.change(command.match_id, async transaction => {
    const { live } = transaction
    if (!caller.local) throw new Refusal('forbidden', 'Only a local host may set a state.')
    const result = live.module.game.check(command.state)
    if (result.length > 0) throw refusalOf({ code: 'illegal-action', message: result.join(' ') })
    await transaction.commit(() => live.match.setState(command.state))
    return { match_id: live.stored.id, seq: live.match.seq }
  })
