import type { Seat } from '@turnwise/engine'
import type { Answer } from '@turnwise/protocol'
import type { MatchUpdate } from '@turnwise/table'

export type ConnectionStatus = 'connecting' | 'open' | 'closed'

/** What a watcher wants beside the entries. */
export interface WatchRequest {
  readonly match_id: string
  readonly player_id?: Seat
  readonly token?: string
  /** Entries after this one are sent first. */
  readonly since?: number
}

export type { MatchUpdate }

/**
 * A way to a table: over HTTP and WebSocket to a server, or straight to a table in the same page. The web app, the load
 * generator and the terminal know only this.
 */
export interface Connection {
  /** One command of the wire, one answer; an error answer is an answer, not an exception. */
  request(command: Readonly<Record<string, unknown> & { cmd: string }>): Promise<Answer>
  /** Every update of a match from `since` on, across reconnects, nothing missed and nothing twice. Returns how to stop. */
  watch(
    request: WatchRequest,
    onUpdate: (update: MatchUpdate) => void,
    onRefused?: (answer: Answer) => void,
  ): () => void
  readonly status: ConnectionStatus
  onStatus(listener: (status: ConnectionStatus) => void): () => void
  close(): void
}
