import type { Worker } from 'node:worker_threads'
import type { StoreObserver } from '../observer.ts'
import { storeIsFull } from '../store-is-full.ts'
import type { FromWorker, ToWorker } from './messages.ts'
import { type Call, rowsOf } from './operations/index.ts'
import type { Args, Name, Value } from './operations/operation.ts'

interface Asked {
  readonly call: Call
  /** The thread gives each call its own type: both sides share one table of operations. */
  resolve(value: never): void
  reject(error: Error): void
}

/**
 * Group commit: operations that arrive while a batch is under way form the next one. There is no timer: a single
 * request waits only for the end of the current turn of the event loop.
 */
export class OperationQueue {
  readonly #worker: Worker
  readonly #observer: StoreObserver
  readonly #ready = Promise.withResolvers<void>()
  #gathering: Asked[] = []
  #underWay: readonly Asked[] = []
  #isReady = false
  #isFull = false
  #isClosed = false
  #failure: Error | undefined

  constructor(worker: Worker, observer: StoreObserver) {
    this.#worker = worker
    this.#observer = observer
    worker.on('message', (message: FromWorker<never>) => this.#receive(message))
    worker.on('error', error => this.#fail(error instanceof Error ? error : new Error(String(error))))
    worker.on('exit', () => {
      if (!this.#isClosed) this.#fail(new Error('The database thread has ended.'))
    })
  }

  get ready(): Promise<void> {
    return this.#ready.promise
  }

  /** Operations that wait, the batch under way included. */
  get length(): number {
    return this.#gathering.length + this.#underWay.length
  }

  call<N extends Name>(name: N, args: Args<N>): Promise<Value<N>> {
    return new Promise((resolve, reject) => {
      if (this.#failure !== undefined) return reject(this.#failure)
      if (this.#isClosed) return reject(new Error('The store is closed.'))
      const waiting = this.#gathering.push({ call: { name, args }, resolve, reject })
      if (waiting === 1 && this.#underWay.length === 0) setImmediate(() => this.#sendBatch())
    })
  }

  /** Closes after all earlier operations. */
  async close(): Promise<void> {
    while (this.length > 0) await new Promise(resolve => setImmediate(resolve))
    if (this.#failure !== undefined || this.#isClosed) return
    this.#isClosed = true
    const ended = new Promise(resolve => this.#worker.once('exit', resolve))
    const end: ToWorker = { close: true }
    this.#worker.postMessage(end)
    await ended
  }

  #sendBatch(): void {
    if (this.#gathering.length === 0) return
    this.#underWay = this.#gathering
    this.#gathering = []
    const batch: ToWorker = { calls: this.#underWay.map(({ call }) => call) }
    this.#worker.postMessage(batch)
  }

  #receive(message: FromWorker<never>): void {
    if ('ready' in message) {
      this.#isReady = true
      return this.#ready.resolve()
    }
    const asked = this.#underWay
    this.#underWay = []
    // The next batch is on its way to the disk while the present one is answered.
    this.#sendBatch()
    const { outcomes: found, seconds } = message
    const outcomes = 'ok' in found ? asked.map(() => found) : found
    const writes = asked.filter(({ call }) => rowsOf(call) > 0).length
    if (writes > 0) {
      this.#observer.onCommit?.(writes, seconds)
      const isFull = outcomes.some(outcome => !outcome.ok && outcome.isFull === true)
      if (isFull !== this.#isFull) this.#observer.onFull?.(isFull)
      this.#isFull = isFull
    }
    for (const [i, { resolve, reject }] of asked.entries()) {
      const outcome = outcomes[i]
      if (outcome === undefined) reject(new Error('The database did not answer.'))
      else if (outcome.ok) resolve(outcome.value)
      else reject(outcome.isFull === true ? storeIsFull() : new Error(outcome.message))
    }
  }

  #fail(error: Error): void {
    if (this.#failure !== undefined) return
    this.#failure = error
    this.#ready.reject(error)
    for (const { reject } of [...this.#underWay, ...this.#gathering]) reject(error)
    this.#underWay = []
    this.#gathering = []
    // Whoever opens the store learns of an earlier failure from `ready`.
    if (this.#isReady) this.#observer.onFailure?.(error)
  }
}
