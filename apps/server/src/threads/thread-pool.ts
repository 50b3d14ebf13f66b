import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import { FairQueue, type Shared } from './fair-queue.ts'
import type { Asked, Question, Reply, WorkerData } from './worker.ts'

export interface ThreadPoolOptions {
  /** URLs of the modules of games that are not in the catalog, by id and version. */
  readonly modules?: WorkerData['modules']
  readonly threads: number
  /** When a computation is stopped, unless it has a limit of its own. */
  readonly limitMs: number
  /** What a thread may take beside that to start and to load a game. */
  readonly startMs?: number
}

/** Something to compute, made when a thread is free: with the number of others that it shares the threads with. */
interface Task<Answer> extends Shared {
  readonly begin: (rivals: number) => Asked
  readonly limitMs: number
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: unknown) => void
}

interface Seat<Answer> {
  worker: Worker | undefined
  computing: (Task<Answer> & { readonly number: number; timer: NodeJS.Timeout }) | undefined
}

/** A computation was stopped since it took too long. */
export class TookTooLong extends Error {
  constructor() {
    super('it took too long')
  }
}

/** The server stops. */
export class PoolClosed extends Error {
  constructor() {
    super('The pool is closed.')
  }
}

/** A few threads that compute away from the main thread, in the order of the fair queue. */
export class ThreadPool<Answer> {
  readonly #options: ThreadPoolOptions
  readonly #seats: readonly Seat<Answer>[]
  readonly #waiting = new FairQueue<Task<Answer>>()
  #asked = 0
  #isClosed = false

  constructor(options: ThreadPoolOptions) {
    this.#options = options
    this.#seats = Array.from({ length: options.threads }, () => ({ worker: undefined, computing: undefined }))
  }

  get waiting(): number {
    return this.#waiting.length
  }

  compute(begin: (rivals: number) => Asked, { share }: Shared = {}, limitMs = this.#options.limitMs): Promise<Answer> {
    if (this.#isClosed) return Promise.reject(new PoolClosed())
    return new Promise((resolve, reject) => {
      this.#waiting.push({ begin, limitMs, resolve, reject, ...(share && { share }) })
      this.#assign()
    })
  }

  async close(): Promise<void> {
    this.#isClosed = true
    for (const { reject } of this.#waiting.drain()) reject(new PoolClosed())
    await Promise.all(this.#seats.map(seat => this.#dismiss(seat, new PoolClosed())))
  }

  #assign(): void {
    for (const seat of this.#seats) {
      if (seat.computing !== undefined) continue
      const next = this.#waiting.shift()
      if (next === undefined) return
      this.#start(seat, next)
    }
  }

  #start(seat: Seat<Answer>, task: Task<Answer>): void {
    const number = ++this.#asked
    const worker = seat.worker ?? this.#hire(seat)
    seat.worker = worker
    seat.computing = { ...task, number, timer: this.#limit(seat, task.limitMs + (this.#options.startMs ?? 0)) }
    const question: Question = { number, asked: task.begin(this.#waiting.rivalsOf(task)) }
    worker.postMessage(question)
  }

  #limit(seat: Seat<Answer>, milliseconds: number): NodeJS.Timeout {
    return setTimeout(() => void this.#dismiss(seat, new TookTooLong()), milliseconds)
  }

  #hire(seat: Seat<Answer>): Worker {
    const worker = new Worker(new URL(`./worker${extname(import.meta.filename)}`, import.meta.url), {
      workerData: { modules: this.#options.modules ?? {} } satisfies WorkerData,
    })
    worker.unref()
    worker.on('message', (reply: Reply<Answer>) => {
      const { computing } = seat
      if (computing?.number !== reply.number) return
      if ('hasBegun' in reply) {
        clearTimeout(computing.timer)
        computing.timer = this.#limit(seat, computing.limitMs)
      } else if ('answer' in reply) this.#finish(seat, ({ resolve }) => resolve(reply.answer))
      else this.#finish(seat, ({ reject }) => reject(new Error(reply.problem)))
    })
    worker.on('error', error => {
      if (seat.worker === worker) seat.worker = undefined
      this.#finish(seat, ({ reject }) => reject(error))
    })
    return worker
  }

  async #dismiss(seat: Seat<Answer>, error: Error): Promise<void> {
    const { worker } = seat
    seat.worker = undefined
    this.#finish(seat, ({ reject }) => reject(error))
    await worker?.terminate()
  }

  #finish(seat: Seat<Answer>, settle: (task: Task<Answer>) => void): void {
    const { computing } = seat
    if (computing === undefined) return
    clearTimeout(computing.timer)
    seat.computing = undefined
    settle(computing)
    if (!this.#isClosed) this.#assign()
  }
}
