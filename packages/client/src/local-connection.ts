import { wireError } from '@turnwise/protocol'
import { type Caller, type Table, updateFor, viewerOf } from '@turnwise/table'
import type { Connection } from './connection.ts'

const HERE: Caller = { local: true }

/** Straight to a table in the same process or page: playing on one device and playing online are one code path. */
export function localConnection(table: Table): Connection {
  return {
    request: command => table.handle(command, HERE),
    watch(request, onUpdate, onRefused) {
      const { environment } = table
      let since = request.since ?? 0
      let chatSince = 0
      let stop: (() => void) | undefined
      let isStopped = false
      table
        .change(request.match_id, async transaction => {
          let { live } = transaction
          if (isStopped) return
          const viewer = viewerOf(environment, live, HERE, request.player_id, request.token)
          const send = () => {
            const update = updateFor(environment, live, viewer, since, chatSince)
            since = live.match.seq
            chatSince = live.chat.length
            onUpdate(update)
          }
          stop = table.watch(request.match_id, changed => {
            live = changed
            send()
          })
          send()
        })
        .catch(error => onRefused?.({ response: 'watch-response', status: 'error', error: wireError(error) }))
      return () => {
        isStopped = true
        stop?.()
      }
    },
    status: 'open',
    onStatus: () => () => undefined,
    close: () => undefined,
  }
}
