import { type GameAction, type Played, parseWith, type Result, type Seat, sameJson } from '@turnwise/engine'
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
import { refusalOf, Stale, UncertainCommit } from './errors.ts'
import { HANDLERS } from './handlers/index.ts'
import { followRows, type LiveMatch, loadLive, notePlayed, outcomeOf } from './live-match.ts'
import type { LogRow } from './store.ts'
import { checkTime } from './time-out.ts'
import { actingSeat, seenEntries } from './viewing.ts'

/** Where a change came from: this process, another one whose log was read, or none: the match was only loaded. */
export type Origin = 'here' | 'elsewhere' | 'loaded'

/** Called after rows have become durable, or seats have changed. */
export type Listener = (live: LiveMatch, since: number, origin: Origin) => void

/** How many matches are kept in memory; any other is a replay away. */
const LIVE_MATCHES = 10_000

/** How often a request is tried again because another process wrote to the match first. */
const STALE_TRIES = 4

/**
 * The one place where actions enter a match. Every carrier hands its requests to `handle`; changes to one match happen
 * one after the other, and are answered when the store has them.
 */
export class Table {
  readonly environment: Environment
  readonly #live = new Map<string, Promise<LiveMatch>>()
  readonly #queues = new Map<string, Promise<unknown>>()
  readonly #listeners = new Map<string, Set<Listener>>()
  readonly #everyMatch = new Set<Listener>()

  constructor(environment: Environment) {
    this.environment = environment
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
      const isOfMatch = typeof request === 'object' && request !== null && 'match_id' in request
      if (!isOfMatch) throw new Refusal('unknown-command', `There is no command ${cmd}.`)
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
    return this.change(data.match_id, async live => {
      const seat = actingSeat(this.environment, live, caller, data.player_id, data.token)
      const action = parseWith(live.module.game.action, { ...fields, type: cmd })
      if (!action.ok) {
        const known = await this.#knowsAction(live, cmd)
        if (!known)
          throw new Refusal('unknown-command', `Neither the table nor ${live.module.game.title} knows ${cmd}.`)
        throw refusalOf(action.error)
      }
      return this.play(live, seat, action.value, data.expected_seq, caller.local)
    })
  }

  async #knowsAction(live: LiveMatch, type: string): Promise<boolean> {
    return JSON.stringify(live.module.schemas.action).includes(JSON.stringify(type))
  }

  /** Plays, makes it durable, tells the watchers, and says what the actor may know of it. */
  async play(
    live: LiveMatch,
    seat: Seat,
    action: GameAction,
    expected: number | undefined,
    given: boolean,
  ): Promise<object> {
    await checkTime(this, live, seat)
    await this.commit(live, expected, () => [live.match.play(seat, action, given)])
    const seen = seenEntries(live, live.match.seq - 1, seat)[0]
    return { match_id: live.stored.id, seq: live.match.seq, events: seen?.events ?? [], text: seen?.text ?? [] }
  }

  /**
   * Applies changes to the copy in memory and appends their entries to the store, all or none. Must run inside
   * `change`. If the store refuses or fails, the copy is dropped: the log decides what happened.
   */
  async commit(live: LiveMatch, expected: number | undefined, apply: () => readonly Result<Played>[]): Promise<void> {
    // The caller has seen more than this process: another one wrote it.
    if (expected !== undefined && expected > live.match.seq) await this.follow(live)
    const since = live.match.seq
    if (expected !== undefined && expected !== since) {
      throw new Refusal('conflict', `The match is at ${since}, not at ${expected}.`, { seq: since })
    }
    const results = apply()
    const failed = results.find(result => !result.ok)
    if (failed !== undefined && !failed.ok) {
      if (live.match.seq !== since) this.forget(live.stored.id)
      throw refusalOf(failed.error)
    }
    const at = this.environment.now()
    const rows: LogRow[] = []
    for (const result of results) if (result.ok) rows.push({ entry: result.value.entry, at })
    try {
      const appended = await this.environment.store.append(live.stored.id, rows, outcomeOf(live))
      if (appended === 'conflict') throw new Stale(since)
    } catch (error) {
      this.forget(live.stored.id)
      throw error instanceof Refusal ? error : new UncertainCommit(error)
    }
    for (const result of results) {
      if (result.ok) notePlayed(live, result.value, at)
    }
    this.announce(live, since)
  }

  /** Runs `body` with the match, after everything that was asked of it before. */
  change<Value>(matchId: string, body: (live: LiveMatch) => Promise<Value>): Promise<Value> {
    const start = () => this.live(matchId).then(body)
    const run = this.#queues.get(matchId)?.then(start) ?? start()
    const leave = () => {
      if (this.#queues.get(matchId) === settled) this.#queues.delete(matchId)
    }
    const settled = run.then(leave, leave)
    this.#queues.set(matchId, settled)
    return run
  }

  /** The match as this process knows it, loaded when it is not there. */
  live(matchId: string): Promise<LiveMatch> {
    const known = this.#live.get(matchId)
    if (known !== undefined) {
      this.#live.delete(matchId)
      this.#live.set(matchId, known)
      return known
    }
    const loading = loadLive(this.environment, matchId)
    this.#live.set(matchId, loading)
    loading.then(
      // Bots and clocks of a match that was asleep wake up with it; watchers of one that was dropped hear what they missed.
      live => this.announce(live, live.match.seq, 'loaded'),
      () => {
        if (this.#live.get(matchId) === loading) this.#live.delete(matchId)
      },
    )
    const [oldest] = this.#live.keys()
    if (this.#live.size > LIVE_MATCHES && oldest !== undefined) this.#live.delete(oldest)
    return loading
  }

  /** A match that was created here just now. */
  adopt(live: LiveMatch): void {
    this.#live.set(live.stored.id, Promise.resolve(live))
  }

  forget(matchId: string): void {
    this.#live.delete(matchId)
  }

  /** Another process may have written to the log: read on from what is known here. */
  async catchUp(matchId: string): Promise<void> {
    if (!this.#live.has(matchId) && !this.#listeners.has(matchId)) return
    await this.change(matchId, live => this.follow(live))
  }

  /** Brings this copy up to what the store has. Must run inside `change`. */
  async follow(live: LiveMatch): Promise<void> {
    const { store } = this.environment
    const { id } = live.stored
    const since = live.match.seq
    const chatSince = live.chat.length
    // At once: a watcher at this node waits for it.
    const [found, rows, chat] = await Promise.all([
      store.loadMatch(id),
      store.readLog(id, since),
      store.readChat(id, chatSince),
    ])
    const seatsChanged = found !== undefined && !sameJson(found.seats, live.seats)
    if (seatsChanged) live.seats = found.seats
    live.revision = found?.revision ?? 0
    followRows(live, rows)
    live.chat.push(...chat)
    if (seatsChanged || live.match.seq > since || live.chat.length > chatSince) {
      this.announce(live, since, 'elsewhere')
    }
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

  announce(live: LiveMatch, since: number, origin: Origin = 'here'): void {
    for (const listener of this.#everyMatch) listener(live, since, origin)
    for (const listener of this.#listeners.get(live.stored.id) ?? []) listener(live, since, origin)
  }

  get watchedMatches(): Iterable<string> {
    return this.#listeners.keys()
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
