import type { GameAction } from '@turnwise/engine'
import type {
  ActionAnswer,
  Answer,
  CommandName,
  HeldSeat,
  MatchUpdate,
  Refusal,
  RequestFields,
} from '@turnwise/protocol'

/** Whether the live connection is open; commands go over HTTP while it is not. */
export type ConnectionStatus = 'connecting' | 'open' | 'closed'

/** Which match to watch, and as whom: without a seat, as a spectator. */
export interface WatchRequest {
  readonly match_id: string
  readonly player_id?: number | undefined
  readonly token?: string | undefined
  /** Entries after this one are sent first; without it, all of them. */
  readonly since?: number | undefined
}

/** One command of the table with its fields; the name decides which fields it takes and what it gives. */
export type Request<Name extends CommandName> = { readonly cmd: Name } & RequestFields<Name>

/**
 * A way to a table: to a server over HTTP and a WebSocket, or straight to a table in this process. Faces use
 * nothing else. What the table refuses, and a server that does not answer, is thrown as a `Refusal`.
 */
export interface Connection {
  /** One command of the table. */
  request<Name extends CommandName>(request: Request<Name>): Promise<Answer<Name>>
  /** One action of the match's game, taken only if the match is still at `expectedSeq`, where that is given. */
  act<Action extends GameAction>(seat: HeldSeat, action: Action, expectedSeq?: number): Promise<ActionAnswer>
  /**
   * Every update of a match, across reconnects: each entry and each message comes once. An update without new entries
   * says that something else has changed, such as who is present. Returns how to stop.
   */
  watch(
    request: WatchRequest,
    onUpdate: (update: MatchUpdate) => void,
    onRefused?: (refusal: Refusal) => void,
  ): () => void
  readonly status: ConnectionStatus
  onStatus(listener: (status: ConnectionStatus) => void): () => void
  /** The live connection may have been cut without a word, as after sleep: asks the server at once whether it is there. */
  wake(): void
  close(): void
}
