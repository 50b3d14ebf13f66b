import type { Catalog, Seat } from '@turnwise/engine'
import type { Action, BotRequest } from './bot-runner.ts'
import type { LiveMatch } from './live-match.ts'
import type { Store } from './store.ts'

/** Everything that the table takes from outside: time, secrets, and who is there. Tests and the simulation bring their own. */
export interface Environment {
  readonly catalog: Catalog
  readonly store: Store
  /** Memory for matches, in bytes. */
  readonly liveBytes?: number
  /** Milliseconds. */
  now(): number
  /** Unguessable text for ids, tokens and seeds. */
  newId(): string
  newSeed(): string
  newToken(): string
  hashToken(token: string): string
  sameHash(a: string, b: string): boolean
  /** Asks a bot for its choice, in another thread where there is one. */
  askBot(request: BotRequest): Promise<Action>
  /** May this seat be taken over, since its holder is away? */
  isAbsent(live: LiveMatch, seat: Seat): boolean | Promise<boolean>
  /** Is the holder of this seat connected just now? Left out where nobody can tell. */
  isPresent?(matchId: string, seat: Seat): boolean
  /** Milliseconds until the others may do without a holder who is not connected, as far as this process knows. */
  absentIn?(live: LiveMatch, seat: Seat): number
  /** How holders are told of their turn while no page of theirs is open. Left out where nobody is. */
  readonly push?: PushSettings
  /** The holder of this seat has just proved to be there. */
  onSeen?(matchId: string, seat: Seat): void
  /** A request is answered with `internal`: what really happened, for whoever runs this. */
  onInternal?(error: unknown, request: { readonly cmd?: string; readonly matchId?: string }): void
  /** Calls back once after so many milliseconds, unless cancelled. */
  after(milliseconds: number, call: () => void): () => void
}

export interface PushSettings {
  /** Public: browsers subscribe with it. */
  readonly key: string
  /** Does this server send to that address? It must not be made to ask others for anything. */
  isTrusted(endpoint: string): boolean
}

/** Who asks. A local host is trusted with everything; anybody else has only their tokens. */
export interface Caller {
  readonly local: boolean
  /** Where a remote caller is, as far as shares of the server are counted: one IPv6 network counts as one address. */
  readonly address?: string
}
