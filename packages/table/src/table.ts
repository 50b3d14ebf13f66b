import { type GameModule, parseWith } from '@turnwise/engine'
import {
  type Answer,
  actionEnvelope,
  anyRequest,
  COMMANDS,
  type Command,
  type CommandName,
  firstIssue,
  isCommandName,
  isLiveCommandName,
  Refusal,
  wireError,
} from '@turnwise/protocol'
import type { z } from 'zod'
import type { Caller, Environment } from './environment.ts'
import { refusalOf, Stale } from './errors.ts'
import { HANDLERS } from './handlers/index.ts'
import { LiveCache } from './live-cache.ts'
import { followRows, type LiveCopy, type LiveMatch, loadLive, newLive, outcomeOf } from './live-match.ts'
import type { LogRow, StoredMatch, StoredSeat } from './store.ts'
import { type Origin, Transaction, type TransactionHost } from './transaction.ts'
import { actingSeat } from './viewing.ts'

/** Called after rows have become durable, or seats have changed. */
export type Listener = (live: LiveMatch, since: number, origin: Origin) => void

/** Memory for matches where nobody says otherwise, in bytes. */
const LIVE_BYTES = 96 * 1024 * 1024

/** How often a request is tried again because another process wrote to the match first. */
const STALE_TRIES = 4

/**
 * The one place where actions enter a match. Every carrier hands its requests to `handle`; changes to one match happen
 * one after the other, and are answered when the store has them.
 */
export class Table {
  readonly environment: Environment
  readonly #live: LiveCache
  readonly #queues = new Map<string, Promise<unknown>>()
  readonly #listeners = new Map<string, Set<Listener>>()
  readonly #everyMatch = new Set<Listener>()

  readonly #host: TransactionHost

  constructor(environment: Environment) {
    this.environment = environment
    this.#live = new LiveCache(environment.liveBytes ?? LIVE_BYTES)
    this.#host = {
      environment,
      announce: (live, since, origin) => {
        this.#live.onGrown(live)
        this.#announce(live, since, origin)
      },
      forget: id => this.forget(id),
    }
  }

  /** Any parsed JSON in, exactly one answer out; never rejects. */
  async handle(request: unknown, caller: Caller): Promise<Answer> {
    const envelope = anyRequest.safeParse(request)
    const name = envelope.success ? envelope.data.cmd : undefined
    const id = envelope.success ? envelope.data.id : undefined
    const answer = (fields: object, status: 'ok' | 'error'): Answer => ({
      response: `${name ?? 'unknown'}-response`,
      status,
      ...(id === undefined ? {} : { id }),
      ...fields,
    })
    try {
      if (name === undefined) throw new Refusal('bad-request', 'A request is an object with a text `cmd`.')
      return answer(await this.#dispatchFresh(name, request, caller), 'ok')
    } catch (error) {
      return answer({ error: wireError(error) }, 'error')
    }
  }

  async #dispatchFresh(name: string, request: unknown, caller: Caller): Promise<object> {
    for (let tries = 1; ; tries++) {
      try {
        return await this.#dispatch(name, request, caller)
      } catch (error) {
        if (!(error instanceof Stale) || tries === STALE_TRIES) throw error
      }
    }
  }

  async #dispatch(name: string, request: unknown, caller: Caller): Promise<object> {
    if (isLiveCommandName(name)) throw new Refusal('bad-request', `${name} needs a live connection.`)
    if (!isCommandName(name)) return this.#act(name, request, caller)
    return runHandler(this, name, request, caller)
  }

  /** A command that is none of the table's own is an action: its type is the `cmd`, its fields stand beside it. */
  async #act(cmd: string, request: unknown, caller: Caller): Promise<object> {
    const parsed = actionEnvelope.safeParse(request)
    if (!parsed.success) {
      const missing = ['match_id', 'player_id'].filter(
        key => typeof request !== 'object' || request === null || !(key in request),
      )
      if (missing.length === 2) {
        throw new Refusal(
          'unknown-command',
          `There is no command ${cmd}. An action of a match needs match_id and player_id.`,
        )
      }
      if (missing.length === 1)
        throw new Refusal('bad-request', `${cmd} is an action of a match: ${missing[0]} is missing.`)
      throw new Refusal('bad-request', firstIssue(parsed.error))
    }
    const { data } = parsed
    const {
      id: _id,
      cmd: _cmd,
      match_id: _match,
      player_id: _seat,
      token: _token,
      expected_seq: _seq,
      ...fields
    } = data
    return this.change(data.match_id, async transaction => {
      const { live } = transaction
      const seat = actingSeat(this.environment, live, caller, data.player_id, data.token)
      const action = parseWith(live.module.game.action, { ...fields, type: cmd })
      if (!action.ok) {
        const known = await this.#knowsAction(live, cmd)
        if (!known)
          throw new Refusal('unknown-command', `Neither the table nor ${live.module.game.title} knows ${cmd}.`)
        throw refusalOf(action.error)
      }
      return transaction.play(seat, action.value, data.expected_seq, caller.local)
    })
  }

  async #knowsAction(live: LiveMatch, type: string): Promise<boolean> {
    return JSON.stringify(live.module.schemas.action).includes(JSON.stringify(type))
  }

  /** Runs `body` with the match, after everything that was asked of it before. Only there can a match be changed. */
  change<Value>(matchId: string, body: (transaction: Transaction) => Promise<Value>): Promise<Value> {
    const start = () => this.#load(matchId).then(live => Transaction.run(this.#host, live, body))
    const run = this.#queues.get(matchId)?.then(start) ?? start()
    const leave = () => {
      if (this.#queues.get(matchId) === settled) this.#queues.delete(matchId)
    }
    const settled = run.then(leave, leave)
    this.#queues.set(matchId, settled)
    return run
  }

  /** The match as this process knows it, loaded when it is not there: to look at, never to change. */
  live(matchId: string): Promise<LiveMatch> {
    return this.#load(matchId)
  }

  #load(matchId: string): Promise<LiveCopy> {
    const known = this.#live.get(matchId)
    if (known !== undefined) return known
    const loading = loadLive(this.environment, matchId)
    this.#live.load(matchId, loading)
    // Bots and clocks of a match that was asleep wake up with it; watchers of one that was dropped hear what they missed.
    loading.then(
      live => this.#announce(live, live.match.seq, 'loaded'),
      () => undefined,
    )
    return loading
  }

  /** A new match, with its log where it is imported. */
  async put(
    module: GameModule,
    stored: StoredMatch,
    seats: readonly StoredSeat[],
    rows: readonly LogRow[],
  ): Promise<LiveMatch> {
    const live = newLive(module, stored, seats)
    followRows(live, rows)
    await this.environment.store.createMatch(stored, seats, rows, outcomeOf(live))
    this.#live.put(live)
    this.#announce(live, live.match.seq, 'here')
    return live
  }

  /** Drops the copy in memory; the next who asks has the match read from the store. */
  forget(matchId: string): void {
    this.#live.forget(matchId)
  }

  /** Another process may have written to the log: read on from what is known here. */
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

  /** Told of every match: bots, clocks and the bus between nodes listen here. */
  watchAll(listener: Listener): () => void {
    this.#everyMatch.add(listener)
    return () => this.#everyMatch.delete(listener)
  }

  #announce(live: LiveMatch, since: number, origin: Origin): void {
    for (const listener of this.#everyMatch) listener(live, since, origin)
    for (const listener of this.#listeners.get(live.stored.id) ?? []) listener(live, since, origin)
  }

  get watchedMatches(): Iterable<string> {
    return this.#listeners.keys()
  }

  /** About how many bytes the matches in memory take. */
  get liveBytes(): number {
    return this.#live.bytes
  }

  /** Matches that somebody is changing or waits to change. */
  get busyMatches(): number {
    return this.#queues.size
  }

  /** The matches that are in memory, watched or not. */
  get liveMatches(): Iterable<string> {
    return this.#live.keys()
  }
}

export type Handler<Name extends CommandName> = (
  table: Table,
  command: Command<Name>,
  caller: Caller,
) => Promise<object>

async function runHandler<Name extends CommandName>(
  table: Table,
  name: Name,
  request: unknown,
  caller: Caller,
): Promise<object> {
  const parsed: z.ZodSafeParseResult<unknown> = COMMANDS[name].safeParse(request)
  if (!parsed.success) throw new Refusal('bad-request', firstIssue(parsed.error))
  const handler: (table: Table, command: never, caller: Caller) => Promise<object> = HANDLERS[name]
  return handler(table, parsed.data as never, caller)
}
