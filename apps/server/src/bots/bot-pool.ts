import { Worker } from 'node:worker_threads'
import type { GameAction } from '@turnwise/engine'
import type { BotRequest } from '@turnwise/table'
import type { BotQuestion, BotReply } from './bot-worker.ts'

export interface BotPoolOptions {
  readonly threads: number
  /** What a bot is told it may think. */
  readonly budgetMs: number
  /** When it is cut off. */
  readonly limitMs: number
  onProblem?(request: BotRequest, problem: string): void
}

interface Waiting {
  readonly request: BotRequest
  readonly resolve: (action: GameAction) => void
  readonly reject: (error: Error) => void
}

interface Thinking extends Waiting {
  readonly number: number
  readonly timer: NodeJS.Timeout
}

interface Seat {
  worker: Worker | undefined
  thinking: Thinking | undefined
}

/**
 * A few threads that think for every bot of the server, first come, first served. A bot that throws or thinks too long
 * is replaced by the first legal action: whoever plays against it must not wait for ever.
 */
export class BotPool {
  readonly #options: BotPoolOptions
  readonly #seats: readonly Seat[]
  readonly #waiting: Waiting[] = []
  #asked = 0
  #isClosed = false

  constructor(options: BotPoolOptions) {
    this.#options = options
    this.#seats = Array.from({ length: options.threads }, () => ({ worker: undefined, thinking: undefined }))
  }

  get waiting(): number {
    return this.#waiting.length
  }

  ask(request: BotRequest): Promise<GameAction> {
    if (this.#isClosed) return Promise.reject(new Error('The bots have gone home.'))
    return new Promise((resolve, reject) => {
      this.#waiting.push({ request, resolve, reject })
      this.#assign()
    })
  }

  async close(): Promise<void> {
    this.#isClosed = true
    for (const { reject } of this.#waiting.splice(0)) reject(new Error('The bots have gone home.'))
    await Promise.all(this.#seats.map(seat => this.#dismiss(seat)))
  }

  #assign(): void {
    for (const seat of this.#seats) {
      if (seat.thinking !== undefined) continue
      const next = this.#waiting.shift()
      if (next === undefined) return
      this.#start(seat, next)
    }
  }

  #start(seat: Seat, waiting: Waiting): void {
    const number = ++this.#asked
    seat.worker ??= this.#hire(seat)
    const timer = setTimeout(() => {
      void this.#dismiss(seat)
      this.#giveUp(seat, 'it thought too long')
    }, this.#options.limitMs)
    seat.thinking = { ...waiting, number, timer }
    const { turn } = waiting.request
    const budget = { milliseconds: this.#options.budgetMs, ...turn.budget }
    const question: BotQuestion = { number, request: { ...waiting.request, turn: { ...turn, budget } } }
    seat.worker.postMessage(question)
  }

  #hire(seat: Seat): Worker {
    const worker = new Worker(new URL('./bot-worker.ts', import.meta.url))
    worker.unref()
    worker.on('message', (reply: BotReply) => {
      if (seat.thinking?.number !== reply.number) return
      if ('action' in reply) this.#finish(seat, reply.action)
      else this.#giveUp(seat, reply.problem)
    })
    worker.on('error', error => {
      if (seat.worker === worker) seat.worker = undefined
      this.#giveUp(seat, String(error))
    })
    return worker
  }

  async #dismiss(seat: Seat): Promise<void> {
    const { worker } = seat
    seat.worker = undefined
    if (this.#isClosed && seat.thinking !== undefined) {
      clearTimeout(seat.thinking.timer)
      seat.thinking.reject(new Error('The bots have gone home.'))
      seat.thinking = undefined
    }
    await worker?.terminate()
  }

  #finish(seat: Seat, action: GameAction): void {
    const { thinking } = seat
    if (thinking === undefined) return
    clearTimeout(thinking.timer)
    seat.thinking = undefined
    thinking.resolve(action)
    this.#assign()
  }

  #giveUp(seat: Seat, problem: string): void {
    const { thinking } = seat
    if (thinking === undefined) return
    this.#options.onProblem?.(thinking.request, problem)
    const [first] = thinking.request.turn.legal
    if (first !== undefined) return this.#finish(seat, first)
    clearTimeout(thinking.timer)
    seat.thinking = undefined
    thinking.reject(new Error(`The bot ${thinking.request.bot} failed: ${problem}`))
    this.#assign()
  }
}
