import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Budget, GameAction } from '@turnwise/engine'
import type { BotRequest, BotShare } from '@turnwise/table'
import type { BotQuestion, BotReply, BotWorkerData } from './bot-worker.ts'
import { FairQueue } from './fair-queue.ts'

export interface BotPoolOptions {
  /** URLs of the modules of games that are not in the catalog, by id and version. */
  readonly modules?: BotWorkerData['modules']
  readonly threads: number
  /** The longest thinking time that a bot gets, when it does not use its own budget. */
  readonly budgetMs: number
  /** When it is stopped in any case. */
  readonly limitMs: number
  /** Called when a bot begins to think, with the seconds that it waited in the queue. */
  onStart?(request: BotRequest, waited: number): void
  onProblem?(request: BotRequest, problem: string): void
}

/** The shortest thinking time, however many bots wait. */
const LEAST_MS = 20

interface Waiting {
  readonly request: BotRequest
  readonly share?: BotShare
  readonly since: number
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
 * A few threads that think for every bot of the server, in the order of the fair queue. If a bot throws or thinks too
 * long, the first legal action is played instead, so that its opponents do not wait for ever.
 */
export class BotPool {
  readonly #options: BotPoolOptions
  readonly #seats: readonly Seat[]
  readonly #waiting = new FairQueue<Waiting>()
  /** A question that is asked twice is answered by one computation. */
  readonly #underWay = new Map<string, Promise<GameAction>>()
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
    if (this.#isClosed) return Promise.reject(new Error('The bot pool is closed.'))
    const key = `${request.match} ${request.bot} ${request.rngSeed}`
    const asked = this.#underWay.get(key)
    if (asked !== undefined) return asked
    const answer = new Promise<GameAction>((resolve, reject) => {
      const { share } = request
      this.#waiting.push({ request, resolve, reject, since: performance.now(), ...(share && { share }) })
      this.#assign()
    })
    this.#underWay.set(key, answer)
    const forget = () => this.#underWay.delete(key)
    answer.then(forget, forget)
    return answer
  }

  async close(): Promise<void> {
    this.#isClosed = true
    for (const { reject } of this.#waiting.drain()) reject(new Error('The bot pool is closed.'))
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
    this.#options.onStart?.(waiting.request, (performance.now() - waiting.since) / 1000)
    const { turn } = waiting.request
    const budget = this.#budgetFor(waiting, turn.budget)
    const question: BotQuestion = { number, request: { ...waiting.request, turn: { ...turn, budget } } }
    seat.worker.postMessage(question)
  }

  /**
   * A bot normally uses its author's budget. Only when a request asks for more, or other bots wait for a thread, is its
   * time limited: the more bots it shares the threads with, the shorter.
   */
  #budgetFor(waiting: Waiting, asked: Budget): Budget {
    const { budgetMs, threads } = this.#options
    const rivals = this.#waiting.rivalsOf(waiting)
    if (rivals >= threads) {
      return { ...asked, milliseconds: Math.max(LEAST_MS, (budgetMs * threads) / (threads + rivals)) }
    }
    return asked.iterations === undefined ? asked : { ...asked, milliseconds: budgetMs }
  }

  #hire(seat: Seat): Worker {
    const worker = new Worker(new URL(`./bot-worker${extname(import.meta.filename)}`, import.meta.url), {
      workerData: { modules: this.#options.modules ?? {} } satisfies BotWorkerData,
    })
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
      seat.thinking.reject(new Error('The bot pool is closed.'))
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
