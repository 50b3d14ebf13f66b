import type { Outcome, Seat } from '@turnwise/engine'
import type { Answer, SeenEntry } from '@turnwise/table'

export type ConnectionStatus = 'connecting' | 'open' | 'closed'

/** What a watcher wants beside the entries. */
export interface WatchRequest {
  readonly match_id: string
  readonly player_id?: Seat
  readonly token?: string
  /** Entries after this one are sent first. */
  readonly since?: number
}

/** One message to a watcher: what happened since the last one, and how the table looks to him now. */
export interface MatchUpdate {
  readonly match_id: string
  readonly seq: number
  readonly entries: readonly SeenEntry[]
  readonly to_act: readonly Seat[]
  readonly players: readonly {
    readonly player_id: Seat
    readonly name: string
    readonly bot?: string
    readonly open?: boolean
    readonly present?: boolean
  }[]
  readonly view: unknown
  /** For a seat that is to act: ready to be sent back, as `get-legal-actions` gives them. */
  readonly actions?: readonly Readonly<Record<string, unknown> & { cmd: string }>[]
  readonly complete?: boolean
  readonly offer?: { readonly player_id: Seat; readonly kind: string }
  readonly outcome?: Outcome
  /** Milliseconds left by seat, at the moment of sending. */
  readonly clock?: { readonly remaining: readonly number[]; readonly running: Seat | null }
  readonly chat?: readonly {
    readonly index: number
    readonly player_id: Seat
    readonly text: string
    readonly at: number
  }[]
}

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
