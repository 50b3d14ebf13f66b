import { Refusal } from '@turnwise/protocol'
import type { LongAnswers, LongKind, LongRequest } from '@turnwise/table'
import { PoolClosed, ThreadPool, type ThreadPoolOptions, TookTooLong } from './thread-pool.ts'

type Limits = { readonly [Kind in LongKind]: number }

/** How long each kind of question may take. A stored match has to be loaded, however long that takes. */
const LIMITS_MS: Limits = { record: 5_000, secrets: 5_000, replay: 60_000 }

const START_MS = 20_000

/** Asks the rules for what may take long, away from the main thread. */
export class RulesPool {
  readonly #threads: ThreadPool<never>
  readonly #limits: Limits

  constructor(options: Omit<ThreadPoolOptions, 'limitMs'>, limits = LIMITS_MS) {
    this.#limits = limits
    this.#threads = new ThreadPool({ ...options, limitMs: limits.replay, startMs: START_MS })
  }

  get waiting(): number {
    return this.#threads.waiting
  }

  async ask<Kind extends LongKind>(request: LongRequest<Kind>): Promise<LongAnswers[Kind]> {
    try {
      return await this.#threads.compute(() => request, request, this.#limits[request.kind])
    } catch (error) {
      if (error instanceof TookTooLong) throw new Refusal('too-large', 'The rules take too long to check that.')
      if (error instanceof PoolClosed) throw new Refusal('unavailable', 'The server stops: try again in a moment.')
      throw error
    }
  }

  close(): Promise<void> {
    return this.#threads.close()
  }
}
