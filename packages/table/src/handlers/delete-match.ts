import { Refusal } from '@turnwise/protocol'
import type { Handler } from '../matches.ts'

/** A store without upkeep deletes in its own way. */
export const deleteMatch: Handler<'delete-match'> = async (table, { match_id }, caller) => {
  const { store } = table.environment
  if (!caller.local || store.upkeep === undefined)
    throw new Refusal('forbidden', 'Only a local host may delete a match.')
  if ((await store.upkeep.deleteMatch(match_id, Number.MAX_SAFE_INTEGER)) === 'kept') {
    throw new Refusal('unknown-match', `There is no match ${match_id}.`)
  }
  table.forget(match_id)
  return { match_id }
}
