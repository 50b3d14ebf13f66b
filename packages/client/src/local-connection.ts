import type { Viewer } from '@turnwise/engine'
import {
  type MatchUpdate,
  matchUpdate,
  parseAction,
  parseCommand,
  Refusal,
  refuseReserved,
  wireError,
} from '@turnwise/protocol'
import { act, type Caller, type LiveMatch, type Table, Updates, viewerOf } from '@turnwise/table'
import type { Connection } from './connection.ts'
import { Progress } from './progress.ts'

const HERE: Caller = { local: true, isPerson: true }

/**
 * A direct connection to a table in this process or page: local and online play share one code path. Whoever asks
 * is the host of the table, unless another caller is given.
 */
export function localConnection(table: Table, caller: Caller = HERE): Connection {
  return {
    async request(request) {
      return table.run(request.cmd, parseCommand(request.cmd, request), caller)
    },
    async act(seat, action, expectedSeq) {
      refuseReserved(action)
      return act(table, parseAction(seat, action, expectedSeq), caller)
    },
    watch(request, onUpdate, onRefused) {
      const { environment } = table
      const progress = new Progress(request.since)
      let stop: (() => void) | undefined
      let isStopped = false
      table
        .change(request.match_id, async ({ live }) => {
          if (isStopped) return
          const viewer = viewerOf(environment, live, caller, request.player_id, request.token)
          const tell = (now: LiveMatch) =>
            onUpdate(progress.take(updateOf(new Updates(environment, now, caller), viewer, progress)))
          stop = table.watch(request.match_id, tell)
          tell(live)
        })
        .catch(error => onRefused?.(asRefusal(error)))
      return () => {
        isStopped = true
        stop?.()
      }
    },
    status: 'open',
    onStatus: () => () => undefined,
    wake: () => undefined,
    close: () => undefined,
  }
}

/** Read as a remote client reads it: what is seen here is what is seen there. */
function updateOf(updates: Updates, viewer: Viewer, { since = 0, chatSince }: Progress): MatchUpdate {
  return matchUpdate.parse(JSON.parse(`{${updates.textFor(viewer, since, chatSince)}`))
}

function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  const { code, message } = wireError(error)
  return new Refusal(code, message)
}
