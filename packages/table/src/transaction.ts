import { type Played, type Result, type Seat, sameJson } from '@turnwise/engine'
import { Refusal } from '@turnwise/protocol'
import type { Environment } from './environment.ts'
import { refusalOf, Stale, UncertainCommit } from './errors.ts'
import { followRows, type LiveCopy, type LiveMatch, namesOf, notePlayed, outcomeOf } from './match/live-match.ts'
import { onlyOthersDecided } from './match/simultaneous.ts'
import { replayedElsewhere } from './rules/replayed-elsewhere.ts'
import { withChange } from './seats/seat-history.ts'
import type { ChatRow, StoredSeat } from './store/store.ts'

/** Where a change came from: this process, another process, or none (the match was only loaded). */
export type Origin = 'here' | 'elsewhere' | 'loaded'

/** What a transaction needs from its table. */
export interface TransactionHost {
  readonly environment: Environment
  announce(live: LiveCopy, since: number, origin: Origin): void
  /** Drops the copy in memory, which may differ from the store: the log decides. */
  forget(matchId: string): void
  noteCreator(live: LiveCopy, address: string | undefined): void
}

/**
 * The right to change one match, given by `table.change` to one caller at a time. It ends with the body that it was
 * passed to; using it later is a mistake and throws.
 */
export class Transaction {
  readonly #host: TransactionHost
  readonly #live: LiveCopy
  #isOpen = true

  constructor(host: TransactionHost, live: LiveCopy) {
    this.#host = host
    this.#live = live
  }

  end(): void {
    this.#isOpen = false
  }

  get live(): LiveMatch {
    return this.#live
  }

  get environment(): Environment {
    return this.#host.environment
  }

  /** If the creator of a match is not known, its bots are charged to the first caller who acts in it. */
  noteActor(address: string | undefined): void {
    this.#host.noteCreator(this.#live, address)
  }

  /**
   * Is the match where the caller has seen it? Checked before all other reasons to refuse a request: a caller who
   * repeats one because its answer was lost gets `conflict`, and not another refusal. With `seat` for an action of that
   * seat, which need not be the first where seats decide at the same time.
   */
  async expect(expected: number | undefined, isExact = false, seat?: Seat): Promise<void> {
    const { match } = this.#open()
    // The caller has seen more than this process knows: another process wrote it.
    if (expected !== undefined && expected > match.seq) await this.follow()
    if (this.isExpected(expected, isExact, seat)) return
    throw new Refusal('conflict', `The match is at ${match.seq}, not at ${expected}.`, { seq: match.seq })
  }

  /** The same without waiting, as far as this process knows. */
  isExpected(expected: number | undefined, isExact: boolean, seat: Seat | undefined): boolean {
    if (expected === undefined) return true
    const { match } = this.#open()
    // Offers in between do not count: otherwise a player could keep another from acting by making and withdrawing them.
    const earliest = isExact ? match.seq : match.movedAt
    if (expected >= earliest && expected <= match.seq) return true
    return seat !== undefined && onlyOthersDecided(match, seat, expected)
  }

  /**
   * Applies a change to the copy in memory and appends its entry to the store. If the store refuses or fails, the copy
   * is dropped, and the log decides what happened.
   */
  async commit(apply: () => Result<Played>): Promise<void> {
    const live = this.#open()
    const { environment } = this
    const since = live.match.seq
    const result = apply()
    if (!result.ok) throw refusalOf(result.error)
    const at = environment.now()
    const row = { entry: result.value.entry, at }
    try {
      // Its holder may have given it up in another process a moment ago.
      const by = 'seat' in row.entry ? live.seats[row.entry.seat] : undefined
      const appended = await environment.store.append(live.stored.id, row, outcomeOf(live), by)
      if (appended === 'conflict') throw new Stale(since)
    } catch (error) {
      throw this.#dropped(error)
    }
    notePlayed(live, result.value, at, environment.elapsed)
    this.#host.announce(live, since, 'here')
  }

  /** Replaces a seat, unless another process was faster. */
  async replaceSeat(before: StoredSeat, { history: _, ...taken }: StoredSeat): Promise<void> {
    const live = this.#open()
    const after = withChange(
      { ...taken, ...(before.history && { history: before.history }) },
      this.environment.now(),
      live.match.seq,
    )
    try {
      const replaced = await this.environment.store.replaceSeat(live.stored.id, before, after)
      // Another process was faster, perhaps with the same request: read the seats again and try once more.
      if (replaced === 'conflict') throw new Stale(live.match.seq)
    } catch (error) {
      throw this.#dropped(error)
    }
    live.seats = live.seats.map(seat => (seat.seat === after.seat ? after : seat))
    live.match.names = namesOf(live)
    this.#host.announce(live, live.match.seq, 'here')
  }

  async say(seat: Seat, text: string, key?: string): Promise<ChatRow> {
    const live = this.#open()
    const { store, now } = this.environment
    const row = await store.say(live.stored.id, seat, text, now(), key)
    // A repeated message is already stored.
    if (row.index <= live.chat.length) return row
    if (row.index === live.chat.length + 1) live.chat.push(row)
    else live.chat.push(...(await store.readChat(live.stored.id, live.chat.length)))
    this.#host.announce(live, live.match.seq, 'here')
    return row
  }

  /** What the entries after `since` did is known afterwards; to find out may take long. */
  async recall(since: number): Promise<void> {
    const live = this.#open()
    const { playedFrom, stored, seats } = live
    if (since >= playedFrom) return
    const rows = live.match.log.slice(0, playedFrom).map((entry, i) => ({ entry, at: live.times[i] ?? 0 }))
    const { played } = await replayedElsewhere(this.environment, live.module, { match: stored, seats }, rows)
    live.played = [...played, ...live.played]
    live.playedFrom = 0
  }

  /** Seats may have changed in another process: updates them before a decision that depends on them. */
  async followOthers(): Promise<void> {
    if (this.environment.store.isShared) await this.follow()
  }

  /** Brings this copy up to date with the store. */
  async follow(): Promise<void> {
    const live = this.#open()
    const { store } = this.environment
    const { id } = live.stored
    const since = live.match.seq
    const chatSince = live.chat.length
    // Read in parallel: a watcher at this node waits for it.
    const [found, rows, chat] = await Promise.all([
      store.loadMatch(id),
      store.readLog(id, since),
      store.readChat(id, chatSince),
    ])
    const seatsChanged = found !== undefined && !sameJson(found.seats, live.seats)
    if (seatsChanged) {
      live.seats = found.seats
      live.match.names = namesOf(live)
    }
    live.revision = found?.revision ?? 0
    followRows(live, rows, this.environment.elapsed)
    live.chat.push(...chat)
    if (seatsChanged || live.match.seq > since || live.chat.length > chatSince) {
      this.#host.announce(live, since, 'elsewhere')
    }
  }

  #open(): LiveCopy {
    if (!this.#isOpen) throw new Error('This transaction has ended: changes belong inside the body of `change`.')
    return this.#live
  }

  /** The copy in memory is not what is stored, or that is not known. */
  #dropped(error: unknown): Refusal {
    this.#host.forget(this.#live.stored.id)
    return error instanceof Refusal ? error : new UncertainCommit(error)
  }
}
