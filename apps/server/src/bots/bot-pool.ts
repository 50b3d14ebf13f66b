import type { Budget, GameAction } from '@turnwise/engine'
import type { BotRequest } from '@turnwise/table'
import { PoolClosed, ThreadPool, type ThreadPoolOptions } from '../threads/thread-pool.ts'

export interface BotPoolOptions extends ThreadPoolOptions {
  /** The longest thinking time that a bot gets, when it does not use its own budget. */
  readonly budgetMs: number
  /** Called when a bot begins to think, with the seconds that it waited in the queue. */
  onStart?(request: BotRequest, waited: number): void
  onProblem?(request: BotRequest, problem: string): void
}

/** The shortest thinking time, however many bots wait. */
const LEAST_MS = 20

/**
 * Thinks for every bot of the server. If a bot throws or thinks too long, the first legal action is played instead, so that
 * its opponents do not wait for ever.
 */
export class BotPool {
  readonly #options: BotPoolOptions
  readonly #threads: ThreadPool<GameAction>
  /** A question that is asked twice is answered by one computation. */
  readonly #underWay = new Map<string, Promise<GameAction>>()

  constructor(options: BotPoolOptions) {
    this.#options = options
    this.#threads = new ThreadPool(options)
  }

  get waiting(): number {
    return this.#threads.waiting
  }

  ask(request: BotRequest): Promise<GameAction> {
    const key = `${request.match} ${request.bot} ${request.rngSeed}`
    const asked = this.#underWay.get(key)
    if (asked !== undefined) return asked
    const answer = this.#think(request).finally(() => this.#underWay.delete(key))
    this.#underWay.set(key, answer)
    return answer
  }

  close(): Promise<void> {
    return this.#threads.close()
  }

  async #think(request: BotRequest): Promise<GameAction> {
    const since = performance.now()
    const begin = (rivals: number): BotRequest => {
      this.#options.onStart?.(request, (performance.now() - since) / 1000)
      const { turn } = request
      return { ...request, turn: { ...turn, budget: this.#budgetFor(turn.budget, rivals) } }
    }
    try {
      return await this.#threads.compute(begin, request)
    } catch (error) {
      if (error instanceof PoolClosed) throw error
      const problem = error instanceof Error ? error.message : String(error)
      this.#options.onProblem?.(request, problem)
      const [first] = request.turn.legal
      if (first === undefined) throw new Error(`The bot ${request.bot} failed: ${problem}`)
      return first
    }
  }

  /**
   * A bot normally uses its author's budget. Only when a request asks for more, or other bots wait for a thread, is its
   * time limited: the more bots it shares the threads with, the shorter.
   */
  #budgetFor(asked: Budget, rivals: number): Budget {
    const { budgetMs, threads } = this.#options
    if (rivals >= threads) {
      return { ...asked, milliseconds: Math.max(LEAST_MS, (budgetMs * threads) / (threads + rivals)) }
    }
    return asked.iterations === undefined ? asked : { ...asked, milliseconds: budgetMs }
  }
}
