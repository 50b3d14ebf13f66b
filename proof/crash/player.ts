import { type Connection, type MatchUpdate, Refusal, remoteConnection } from '@turnwise/client'
import { createRng, type Rng } from '@turnwise/engine'
import type { ActionAnswer } from '@turnwise/protocol'
import type { Attempt, Stream } from '../history.ts'
import { textOf } from '../seen-entries.ts'

export interface Seated {
  readonly match: string
  /** Undefined for a spectator. */
  readonly seat: number | undefined
  readonly token: string | undefined
}

/** A real client over the live connection: plays whenever it is to act, and records what it did and saw. */
export class Player {
  readonly attempts: Attempt[] = []
  readonly stream: Stream
  readonly #seated: Seated
  #connection: Connection
  readonly #tick: () => number
  readonly #rng: Rng
  #isActing = false
  #isResting = false
  #latest: MatchUpdate | undefined
  #stop: () => void

  constructor(name: string, url: string, seated: Seated, tick: () => number) {
    this.#seated = seated
    this.#tick = tick
    this.#rng = createRng(name)
    this.stream = { client: name, match: seated.match, seat: seated.seat, entries: [] }
    this.#connection = remoteConnection(url, { timeoutMs: 4_000 })
    this.#stop = this.#watch()
  }

  /** Continues at another server, from what it has seen. */
  move(url: string): void {
    this.close()
    this.#connection = remoteConnection(url, { timeoutMs: 4_000 })
    this.#stop = this.#watch()
  }

  #watch(): () => void {
    const { match, seat, token } = this.#seated
    const who = seat === undefined || token === undefined ? {} : { player_id: seat, token }
    return this.#connection.watch({ match_id: match, ...who, since: this.seen }, update => this.#take(update))
  }

  get seen(): number {
    return this.stream.entries.length
  }

  get isOver(): boolean {
    return this.#latest?.outcome !== undefined
  }

  rest(): void {
    this.#isResting = true
  }

  get isIdle(): boolean {
    return !this.#isActing
  }

  close(): void {
    this.#stop()
    this.#connection.close()
  }

  #take(update: MatchUpdate): void {
    const isOver = update.outcome !== undefined
    for (const entry of update.entries) this.stream.entries.push({ seq: entry.seq, text: textOf(entry), isOver })
    this.#latest = update
    void this.#act()
  }

  async #act(): Promise<void> {
    const update = this.#latest
    const actions = update?.actions ?? []
    if (this.#isActing || this.#isResting || update === undefined || actions.length === 0) return
    const { match, seat, token } = this.#seated
    if (update.seq !== this.seen || seat === undefined) return
    this.#isActing = true
    const action = this.#rng.pick(actions)
    const attempt: Attempt = {
      client: this.stream.client,
      match,
      seat,
      asked: { kind: 'action', action },
      expected: update.seq,
      sent: this.#tick(),
      result: { kind: 'unknown' },
    }
    this.attempts.push(attempt)
    attempt.result = await resultOf(
      this.#connection.act({ match_id: match, player_id: seat, token }, action, update.seq),
    )
    attempt.answered = this.#tick()
    this.#isActing = false
    // The updates continue whatever the result; if nothing was stored, the last update still asks for an action.
    if (this.#latest === update && this.seen === update.seq && attempt.result.kind !== 'ok') {
      setTimeout(() => void this.#act(), 100)
    } else void this.#act()
  }
}

/** Only a refusal by the table itself means that nothing was done; after any other error it is unknown. */
const CERTAIN: ReadonlySet<string> = new Set(['illegal-action', 'not-your-turn', 'match-over', 'bad-request'])

async function resultOf(asked: Promise<ActionAnswer>): Promise<Attempt['result']> {
  try {
    return { kind: 'ok', seq: (await asked).seq }
  } catch (error) {
    return error instanceof Refusal && CERTAIN.has(error.code)
      ? { kind: 'refused', code: error.code }
      : { kind: 'unknown' }
  }
}
