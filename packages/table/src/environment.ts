import type { Catalog } from '@turnwise/catalog'
import type { Action, BotRequest } from './bot-runner.ts'
import type { Store } from './store.ts'

/** Everything that the table takes from outside: time, secrets, and who is there. Tests and the simulation bring their own. */
export interface Environment {
  readonly catalog: Catalog
  readonly store: Store
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
  isAbsent(matchId: string, seat: number): boolean
  /** Calls back once after so many milliseconds, unless cancelled. */
  after(milliseconds: number, call: () => void): () => void
}

/** Who asks. A local host is trusted with everything; anybody else has only his tokens. */
export interface Caller {
  readonly local: boolean
}
