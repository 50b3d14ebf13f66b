import { type Connection, type MatchUpdate, remoteConnection } from '@turnwise/client'
import { createRng, type Rng } from '@turnwise/engine'
import type { Answer } from '@turnwise/protocol'
import type { Attempt, Stream } from '../history.ts'

export interface Seated {
  readonly match: string
  /** Undefined for somebody who only looks on. */
  readonly seat: number | undefined
  readonly token: string | undefined
}

/** A real client over the live connection: plays whenever it is asked, and writes down what it did and saw. */
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

  /** Goes on at another server, from what it has seen. */
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
    for (const { seq, kind, player_id, events } of update.entries) {
      this.stream.entries.push({ seq, text: JSON.stringify({ seq, kind, player_id, events }) })
    }
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
    const { cmd, ...fields } = this.#rng.pick(actions)
    const attempt: Attempt = {
      client: this.stream.client,
      match,
      seat,
      action: { type: cmd, ...fields },
      expected: update.seq,
      sent: this.#tick(),
      result: { kind: 'unknown' },
    }
    this.attempts.push(attempt)
    const answer = await this.#connection
      .request({ cmd, ...fields, match_id: match, player_id: seat, token, expected_seq: update.seq })
      .catch(() => undefined)
    attempt.answered = this.#tick()
    attempt.result = resultOf(answer)
    this.#isActing = false
    // Whatever became of it, the stream goes on; where nothing came of it, the same update still asks for an action.
    if (this.#latest === update && this.seen === update.seq && attempt.result.kind !== 'ok') {
      setTimeout(() => void this.#act(), 100)
    } else void this.#act()
  }
}

/** Only an answer of the table's own says that nothing was done; anything else leaves it open. */
export function resultOf(answer: Answer | undefined): Attempt['result'] {
  if (answer?.status === 'ok' && typeof answer.seq === 'number') return { kind: 'ok', seq: answer.seq }
  const error: unknown = answer?.error
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : undefined
  const isCertain =
    code === 'illegal-action' || code === 'not-your-turn' || code === 'match-over' || code === 'bad-request'
  return isCertain && code !== undefined ? { kind: 'refused', code } : { kind: 'unknown' }
}
