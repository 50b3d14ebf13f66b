import { receiptText } from '@turnwise/engine'
import { Refusal } from '@turnwise/protocol'
import type { Handler } from '../matches.ts'
import { viewerOf } from '../seen/viewing.ts'
import { statementOf, unsigned } from '../store/stored-record.ts'

/** Signed on request: to sign each entry as it comes would cost as much as half an action. */
export const getReceipt: Handler<'get-receipt'> = async (table, command, caller) =>
  table.change(command.match_id, async ({ live }) => {
    const { signer } = table.environment
    viewerOf(table.environment, live, caller, undefined, command.token)
    const { stored, seats, match, times } = live
    const statement = signer && statementOf(signer, stored, seats, times)
    if (signer === undefined || statement === undefined)
      throw new Refusal('forbidden', 'Nobody signs what happens in this match.')
    const text = receiptText(unsigned(stored, seats, match.log), statement, signer.hash)
    return { match_id: stored.id, seq: match.seq, text, signature: signer.sign(text) }
  })
