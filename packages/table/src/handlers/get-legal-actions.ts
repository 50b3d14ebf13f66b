import { Refusal } from '@turnwise/protocol'
import type { Handler } from '../matches.ts'
import { offeredActions } from '../seen/update.ts'
import { seenView, viewerOf } from '../seen/viewing.ts'

export const getLegalActions: Handler<'get-legal-actions'> = async (table, command, caller) =>
  table.change(command.match_id, async ({ live }) => {
    const { match, module } = live
    const viewer = viewerOf(table.environment, live, caller, command.player_id, command.token)
    if (typeof viewer !== 'number') throw new Refusal('unauthorized', `Seat ${command.player_id} needs its token.`)
    const view = seenView(live, match.state, viewer, caller)
    const offered = offeredActions(live, viewer)
    const actions = offered.actions.slice(0, command.limit)
    const isCut = actions.length < offered.actions.length
    return {
      match_id: live.stored.id,
      seq: match.seq,
      actions,
      complete: offered.complete && !isCut,
      ...(isCut ? { count: offered.actions.length } : {}),
      texts: actions.map(action => module.face.describeAction(action, view)),
    }
  })
