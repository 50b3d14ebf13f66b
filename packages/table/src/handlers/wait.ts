import { PAGE } from '@turnwise/protocol'
import type { Handler, Matches } from '../matches.ts'
import { entriesPage, viewerOf } from '../seen/viewing.ts'

/** Answers as soon as the match has moved on from `since`, or with its current seq when the time is up. */
export const wait: Handler<'wait'> = async (table, command, caller) => {
  const { environment } = table
  const moved = await table.change(command.match_id, async ({ live }) => {
    viewerOf(environment, live, caller, command.player_id, command.token)
    if (live.match.seq > command.since) return undefined
    // The watch begins before the next change can happen, so nothing is missed in between.
    return { promise: untilMoved(table, command.match_id, command.since, (command.timeout ?? 30) * 1000) }
  })
  await moved?.promise
  return table.change(command.match_id, async transaction => {
    const { live } = transaction
    const viewer = viewerOf(environment, live, caller, command.player_id, command.token)
    await transaction.recall(command.since)
    return {
      match_id: live.stored.id,
      seq: live.match.seq,
      moved: live.match.seq > command.since,
      to_act: live.match.toAct,
      ...entriesPage(live, command.since, PAGE, viewer),
      ...(live.match.outcome === undefined ? {} : { outcome: live.match.outcome }),
    }
  })
}

function untilMoved(table: Matches, matchId: string, since: number, milliseconds: number): Promise<void> {
  return new Promise(resolve => {
    const done = () => {
      stop()
      cancel()
      resolve()
    }
    const stop = table.watch(matchId, live => {
      if (live.match.seq > since) done()
    })
    const cancel = table.environment.after(milliseconds, done)
  })
}
