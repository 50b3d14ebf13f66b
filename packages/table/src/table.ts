import type { GameModule } from '@turnwise/engine'
import {
  type Answer,
  type Command,
  type CommandName,
  type Envelope,
  errorAnswer,
  okAnswer,
  openEnvelope,
  parseRequest,
  Refusal,
  type WireAnswer,
  wireError,
} from '@turnwise/protocol'
import { LRUCache } from 'lru-cache'
import type { Caller, Environment } from './environment.ts'
import { Stale } from './errors.ts'
import { act } from './handlers/act.ts'
import { HANDLERS } from './handlers/index.ts'
import { LiveCache } from './match/live-cache.ts'
import { followRows, type LiveCopy, type LiveMatch, newLive, outcomeOf } from './match/live-match.ts'
import { loadLive } from './match/load-live.ts'
import { withSafeWords } from './match/safe-words.ts'
import type { Listener, Matches } from './matches.ts'
import { firstChange } from './seats/seat-history.ts'
import type { LogRow, StoredMatch, StoredSeat } from './store/store.ts'
import { STRANDED_HANDLERS } from './stranded/handlers.ts'
import { RulesMissing } from './stranded/stranded.ts'
import { Transaction, type TransactionHost } from './transaction.ts'

/** Default memory for matches, in bytes. */
const LIVE_BYTES = 96 * 1024 * 1024

/** Matches whose creator is remembered. */
const CREATORS = 100_000

/** How often a change is tried while other processes write to the match first. */
const TRIES = 4

/**
 * The one place where actions enter a match. Every carrier passes its requests to `handle`; changes of one match happen
 * one after the other, and are answered when they are stored.
 */
export class Table implements Matches {
  readonly environment: Environment
  readonly #live: LiveCache
  readonly #queues = new Map<string, Promise<unknown>>()
  readonly #listeners = new Map<string, Set<Listener>>()
  readonly #everyMatch = new Set<Listener>()
  /** Outlives the copies in memory, so that bots are charged to the right creator after a reload. */
  readonly #creators = new LRUCache<string, string>({ max: CREATORS })
  readonly #host: TransactionHost

  constructor(environment: Environment) {
    this.environment = environment
    this.#live = new LiveCache(environment.liveBytes ?? LIVE_BYTES)
    this.#host = {
      environment,
      announce: this.#announce,
      forget: id => this.forget(id),
      noteCreator: this.#noteCreator,
    }
  }

  /** One request of the wire: any JSON in, exactly one answer out; never rejects. */
  handle(request: unknown, caller: Caller): Promise<WireAnswer> {
    return this.serve(openEnvelope(request), caller)
  }

  /** The same for a carrier that has looked at the request already. */
  async serve(envelope: Envelope, caller: Caller): Promise<WireAnswer> {
    try {
      this.environment.checkServing?.()
      const parsed = parseRequest(envelope)
      const fields =
        parsed.kind === 'action'
          ? await act(this, parsed.command, caller)
          : await this.run(parsed.command.cmd, parsed.command, caller)
      return okAnswer(envelope, fields)
    } catch (error) {
      if (wireError(error).code === 'internal') this.environment.onInternal?.(error, envelope)
      return errorAnswer(envelope, error)
    }
  }

  /** One of the table's own commands. Refusals are thrown. */
  async run<Name extends CommandName>(name: Name, command: Command<Name>, caller: Caller): Promise<Answer<Name>> {
    try {
      const isByToken = 'token' in command && command.token !== undefined
      if (isByToken && 'match_id' in command) await this.refresh(command.match_id)
      return await HANDLERS[name](this, command, caller)
    } catch (error) {
      if (!(error instanceof RulesMissing)) throw error
      const stranded = STRANDED_HANDLERS[name]
      if (stranded === undefined) throw error
      return stranded(this.environment, error.stranded, command, caller)
    }
  }

  /** A token that was given up in another process is refused here as soon as that is answered. */
  async refresh(matchId: string): Promise<void> {
    if (this.environment.store.isShared) await this.catchUp(matchId)
  }

  /**
   * Runs `body` with the match, after all earlier changes. A match can be changed only there. Another process may write
   * to the match first: then `body` runs again, with the match as it is now. The same happens once when a token is
   * refused, since its seat may have been taken in another process a moment ago.
   */
  async change<Value>(matchId: string, body: (transaction: Transaction) => Promise<Value>): Promise<Value> {
    const earlier = this.#queues.get(matchId)
    let leave = () => {}
    const done = new Promise<void>(resolve => {
      leave = resolve
    })
    this.#queues.set(matchId, done)
    try {
      // Nothing to wait for in most cases: each wait costs time under load.
      if (earlier !== undefined) await earlier
      for (let tries = 1; ; tries++) {
        const transaction = new Transaction(this.#host, this.#live.loaded(matchId) ?? (await this.#load(matchId)))
        try {
          return await body(transaction)
        } catch (error) {
          const isStranger = error instanceof Refusal && error.code === 'unauthorized'
          if (isStranger && tries === 1 && this.environment.store.isShared) await transaction.follow()
          else if (!(error instanceof Stale) || tries === TRIES) throw error
        } finally {
          transaction.end()
        }
      }
    } finally {
      leave()
      if (this.#queues.get(matchId) === done) this.#queues.delete(matchId)
    }
  }

  live(matchId: string): Promise<LiveMatch> {
    return this.#load(matchId)
  }

  #load(matchId: string): Promise<LiveCopy> {
    const known = this.#live.get(matchId)
    if (known !== undefined) return known
    const loading = loadLive(this.environment, matchId)
    this.#live.load(matchId, loading)
    // Loading a match starts its bots and clocks; watchers of one that was dropped get what they missed.
    loading.then(
      live => {
        live.createdBy = this.#creators.get(matchId)
        this.#announce(live, live.match.seq, 'loaded')
      },
      () => undefined,
    )
    return loading
  }

  async put(
    module: GameModule,
    stored: StoredMatch,
    seats: readonly StoredSeat[],
    rows: readonly LogRow[],
    createdBy?: string,
  ): Promise<LiveMatch> {
    const taken = stored.imported === undefined ? seats.map(seat => firstChange(seat, stored.createdAt)) : seats
    const live = newLive(withSafeWords(this.environment, module), stored, taken)
    followRows(live, rows, this.environment.elapsed)
    await this.environment.store.createMatch(stored, taken, rows, outcomeOf(live))
    this.#live.put(live)
    this.#noteCreator(live, createdBy)
    this.#announce(live, live.match.seq, 'here')
    return live
  }

  readonly #noteCreator: TransactionHost['noteCreator'] = (live, address) => {
    if (address === undefined || live.createdBy !== undefined) return
    live.createdBy = address
    this.#creators.set(live.stored.id, address)
  }

  /** Drops the copy in memory; the next request reads the match from the store. */
  forget(matchId: string): void {
    this.#live.forget(matchId)
  }

  /** Another process may have written to the log: reads the entries that are not known here. */
  async catchUp(matchId: string): Promise<void> {
    if (!this.#live.has(matchId) && !this.#listeners.has(matchId)) return
    await this.change(matchId, transaction => transaction.follow())
  }

  watch(matchId: string, listener: Listener): () => void {
    const listeners = this.#listeners.get(matchId) ?? new Set()
    listeners.add(listener)
    this.#listeners.set(matchId, listeners)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) this.#listeners.delete(matchId)
    }
  }

  watchAll(listener: Listener): () => void {
    this.#everyMatch.add(listener)
    return () => this.#everyMatch.delete(listener)
  }

  readonly #announce: TransactionHost['announce'] = (live, since, origin) => {
    this.#live.onGrown(live)
    for (const listener of this.#everyMatch) listener(live, since, origin)
    for (const listener of this.#listeners.get(live.stored.id) ?? []) listener(live, since, origin)
  }

  isWatched(matchId: string): boolean {
    return this.#listeners.has(matchId)
  }

  get watchedMatches(): Iterable<string> {
    return this.#listeners.keys()
  }

  /** About how many bytes the matches in memory take. */
  get liveBytes(): number {
    return this.#live.bytes
  }

  /** Number of matches with a change under way or waiting. */
  get busyMatches(): number {
    return this.#queues.size
  }

  /** The matches that are in memory, watched or not. */
  get liveMatches(): Iterable<string> {
    return this.#live.keys()
  }
}
