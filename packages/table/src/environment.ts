import type { Catalog, Seat } from '@turnwise/engine'
import type { Envelope } from '@turnwise/protocol'
import type { Action, BotRequest } from './bots/bot-request.ts'
import type { Elapsed } from './clock/elapsed.ts'
import type { LiveMatch } from './match/live-match.ts'
import type { LongAnswers, LongKind, LongRequest } from './rules/long-rules.ts'
import type { Store } from './store/store.ts'

/** Everything that the table takes from outside: time, secrets, and presence. Tests and the simulation replace it. */
export interface Environment {
  readonly catalog: Catalog
  readonly store: Store
  /** Memory for matches, in bytes. */
  readonly liveBytes?: number
  /** Milliseconds. */
  now(): number
  /** How much of a time counts for the clocks; without it all. */
  readonly elapsed?: Elapsed
  /** The time is not known for certain, so nobody's is up. */
  isClockOff?(): boolean
  /** Throws a refusal while this process should not serve. */
  checkServing?(): void
  /** Unguessable text for ids, tokens and seeds. */
  newId(): string
  newSeed(): string
  newToken(): string
  hashToken(token: string): string
  sameHash(a: string, b: string): boolean
  /** Asks a bot for its choice, in another thread if there is one. */
  askBot(request: BotRequest): Promise<Action>
  /** Asks the rules for what may take long, in another thread. Left out if there is none. */
  askLong?<Kind extends LongKind>(request: LongRequest<Kind>): Promise<LongAnswers[Kind]>
  /** May this seat be taken over, since its holder is away? */
  isAbsent(live: LiveMatch, seat: Seat): boolean | Promise<boolean>
  /** Is the holder of this seat connected now? Left out if presence is not known. */
  isPresent?(matchId: string, seat: Seat): boolean
  /** Milliseconds until the others may go on without a holder who is not connected, as far as this process knows. */
  absentIn?(live: LiveMatch, seat: Seat): number
  /** How holders are notified of their turn while they have no page open. Left out if they are not. */
  readonly push?: PushSettings
  /** Signs receipts. Left out where nobody could check who signed, as on one device. */
  readonly signer?: Signer
  /** Called when the holder of this seat has just shown that they are present. */
  onSeen?(matchId: string, seat: Seat): void
  /** Called with the cause when a request is answered with `internal`, for the operator. */
  onInternal?(error: unknown, request: Subject): void
  /** Called once for each function of a game's words that fails, for the operator. */
  onFault?(what: string, error: unknown): void
  /** Calls back once after this many milliseconds, unless cancelled. */
  after(milliseconds: number, call: () => void): () => void
}

/** What a request is about, for the log: nothing secret, nothing long. */
export type Subject = Pick<Envelope, 'cmd' | 'match_id'>

export interface Signer {
  /** Ed25519, base64url. */
  readonly key: string
  sign(text: string): string
  /** SHA-256, in hexadecimal. */
  hash(text: string): string
}

export interface PushSettings {
  /** Public: browsers subscribe with it. */
  readonly key: string
  /** May this server send to that URL? Strangers must not be able to make it send requests anywhere else. */
  isTrusted(endpoint: string): boolean
}

/** The sender of a request. A local host is trusted with everything; anyone else has only their tokens. */
export interface Caller {
  readonly local: boolean
  /** A person on their own device, not a program: a game may show them more, such as the seed of a run. */
  readonly isPerson?: boolean
  /** Without a seat, everything is shown to them, also of a running match. */
  readonly isHost?: boolean
  /** The address of a remote caller, for sharing the server fairly: one IPv6 network counts as one address. */
  readonly address?: string
}
