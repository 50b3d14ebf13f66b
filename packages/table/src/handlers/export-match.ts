import { Refusal } from '@turnwise/protocol'
import { outcomeOf } from '../match/live-match.ts'
import type { Handler } from '../matches.ts'
import { viewerOf } from '../seen/viewing.ts'
import { recordOf } from '../store/stored-record.ts'

/** Only a local host can export a running match: its record holds the seed, and so everything that is to come. */
export const exportMatch: Handler<'export-match'> = async (table, command, caller) =>
  table.change(command.match_id, async ({ live }) => {
    if (!caller.local && outcomeOf(live) === null) {
      throw new Refusal('forbidden', 'A running match cannot be exported; it can once it is over.')
    }
    // A private match stays private when it is over.
    viewerOf(table.environment, live, caller, undefined, command.token)
    const { stored, seats, match, times } = live
    return { match_id: stored.id, record: recordOf(stored, seats, match.log, times, table.environment.signer) }
  })
