import { type MatchUpdate, Refusal } from '@turnwise/protocol'
import { disconnected } from './answers.ts'
import type { Connection } from './connection.ts'
import { Contributor } from './contributor.ts'
import { Progress } from './progress.ts'
import { remoteConnection } from './remote-connection.ts'

/** Seconds of one poll. Messages and presence, which no poll waits for, come with the next. */
const POLL_S = 10
const RETRY_MS = 500

/** The same way to a server without a WebSocket: a watch is a chain of polls. */
export function httpConnection(url: string | URL): Connection {
  // Its live connection opens with the first watch, which never comes.
  const http = remoteConnection(url)
  const contributor = new Contributor(http.request)
  let isClosed = false
  return {
    request: request => http.request(request),
    act: (seat, action, expectedSeq) => http.act(seat, action, expectedSeq),
    watch(request, onUpdate, onRefused) {
      const progress = new Progress(request.since)
      const contribute = contributor.follow(request)
      let isStopped = false
      const { match_id, player_id, token } = request
      const viewer = {
        match_id,
        ...(player_id === undefined ? {} : { player_id }),
        ...(token === undefined ? {} : { token }),
      }
      const look = async (): Promise<MatchUpdate> => {
        const since = progress.since ?? 0
        const state = await http.request({ cmd: 'get-state', ...viewer })
        const { entries } = await http.request({ cmd: 'get-log', ...viewer, since })
        const isMine = player_id !== undefined && state.to_act.includes(player_id)
        const offered = isMine ? await http.request({ cmd: 'get-legal-actions', ...viewer, player_id }) : undefined
        const { messages } = await http.request({ cmd: 'get-chat', ...viewer, since: progress.chatSince })
        // The match may have moved on between these: then they are asked again.
        if ((entries.at(-1)?.seq ?? since) !== state.seq || (offered?.seq ?? state.seq) !== state.seq) return look()
        const { seq, to_act, players, view, running_clock, offer, outcome } = state
        return {
          match_id,
          seq,
          entries,
          to_act,
          players,
          view,
          ...(offered === undefined ? {} : { actions: offered.actions, complete: offered.complete }),
          ...(running_clock === undefined ? {} : { clock: running_clock }),
          ...(offer === undefined ? {} : { offer }),
          ...(outcome === undefined ? {} : { outcome }),
          ...(messages.length === 0 ? {} : { chat: messages }),
        }
      }
      const poll = async () => {
        while (!isStopped && !isClosed) {
          try {
            const update = await look()
            if (isStopped) return
            const taken = progress.take(update)
            contribute(taken)
            onUpdate(taken)
            await http.request({ cmd: 'wait', ...viewer, since: update.seq, timeout: POLL_S })
          } catch (error) {
            const refusal = error instanceof Refusal ? error : disconnected()
            if (!['disconnected', 'rate-limited', 'internal'].includes(refusal.code)) return onRefused?.(refusal)
            await new Promise(resolve => setTimeout(resolve, RETRY_MS))
          }
        }
      }
      void poll()
      return () => {
        isStopped = true
      }
    },
    status: 'open',
    onStatus: () => () => undefined,
    wake: () => undefined,
    close() {
      isClosed = true
      http.close()
    },
  }
}
