import type { GameModule } from '@turnwise/engine'
import type { Answer, Command, CommandName } from '@turnwise/protocol'
import type { Caller, Environment } from './environment.ts'
import type { LiveMatch } from './match/live-match.ts'
import type { LogRow, StoredMatch, StoredSeat } from './store/store.ts'
import type { Origin, Transaction } from './transaction.ts'

/** Called after rows have become durable, or seats have changed. */
export type Listener = (live: LiveMatch, since: number, origin: Origin) => void

/** What handlers and drivers need of a table. */
export interface Matches {
  readonly environment: Environment
  /** Runs `body` with the match, after all earlier changes. A match can be changed only there. */
  change<Value>(matchId: string, body: (transaction: Transaction) => Promise<Value>): Promise<Value>
  /** The match as this process knows it, loaded if necessary: read-only. */
  live(matchId: string): Promise<LiveMatch>
  /** Stores a new match, with its log if it is imported. */
  put(
    module: GameModule,
    stored: StoredMatch,
    seats: readonly StoredSeat[],
    rows: readonly LogRow[],
    createdBy?: string,
  ): Promise<LiveMatch>
  /** Drops the copy in memory; the next request reads the match from the store. */
  forget(matchId: string): void
  watch(matchId: string, listener: Listener): () => void
  /** Called for changes of every match: used by bots, clocks and the bus between nodes. */
  watchAll(listener: Listener): () => void
}

/** One command of the table. Refusals are thrown. */
export type Handler<Name extends CommandName> = (
  table: Matches,
  command: Command<Name>,
  caller: Caller,
) => Promise<Answer<Name>>
