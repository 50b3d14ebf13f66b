import type { Worker } from 'node:worker_threads'
import type { StoreObserver } from '../observer.ts'
import { storeIsFull } from '../store-is-full.ts'
import type { FromWorker, ToWorker } from './messages.ts'
import { type Args, type Call, type Name, rowsOf, type Value } from './operations/index.ts'

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
  readonly ready: Promise<void>
  #gathering: Asked[] = []
  #underWay: readonly Asked[] = []
  #isReady = false
  #isScheduled = false
  #isFull = false
  #failure: Error | undefined
  #settleReady: { resolve(): void; reject(error: Error): void } = { resolve() {}, reject() {} }
  #closed: (() => void) | undefined

  constructor(worker: Worker, observer: StoreObserver) {
    this.#worker = worker
    this.#observer = observer
    this.ready = new Promise((resolve, reject) => {
      this.#settleReady = { resolve, reject }
    })
    worker.on('message', (message: FromWorker<never>) => this.#receive(message))
    worker.on('error', error => this.#fail(error instanceof Error ? error : new Error(String(error))))
    worker.on('exit', () => {
      if (this.#closed === undefined) this.#fail(new Error('The database thread has ended.'))
    })
  }

  call<N extends Name>(name: N, args: Args<N>): Promise<Value<N>> {
    return new Promise((resolve, reject) => {
      if (this.#failure !== undefined) return reject(this.#failure)
      if (this.#closed !== undefined) return reject(new Error('The store is closed.'))
      this.#gathering.push({ call: { name, args }, resolve, reject })
      this.#schedule()
    })
  }

  /** Operations that wait, the batch under way included. */
  get length(): number {
    return this.#gathering.length + this.#underWay.length
  }

  /** Closes after all earlier operations. */
  async close(): Promise<void> {
    if (this.#failure !== undefined || this.#closed !== undefined) return
    while (this.#gathering.length > 0 || this.#underWay.length > 0) {
      await new Promise(resolve => setImmediate(resolve))
    }
    await new Promise<void>(resolve => {
      this.#closed = resolve
      const end: ToWorker = { close: true }
      this.#worker.postMessage(end)
    })
    await this.#worker.terminate()
  }

  #schedule(): void {
    if (this.#isScheduled || this.#underWay.length > 0) return
    this.#isScheduled = true
    setImmediate(() => {
      this.#isScheduled = false
      this.#sendBatch()
    })
  }

  #sendBatch(): void {
    if (this.#gathering.length === 0 || this.#failure !== undefined) return
    this.#underWay = this.#gathering
    this.#gathering = []
    const batch: ToWorker = { calls: this.#underWay.map(({ call }) => call) }
    this.#worker.postMessage(batch)
  }

  #receive(message: FromWorker<never>): void {
    if ('ready' in message) {
      this.#isReady = true
      return this.#settleReady.resolve()
    }
    if ('closed' in message) return this.#closed?.()
    const asked = this.#underWay
    this.#underWay = []
    // The next batch is on its way to the disk while the present one is answered.
    this.#sendBatch()
    const { outcomes: found, seconds } = message
    const outcomes = 'ok' in found ? asked.map(() => found) : found
    const writes = asked.filter(({ call }) => rowsOf(call) > 0).length
    if (writes > 0) {
      this.#observer.onCommit?.(writes, seconds)
      this.#noteRoom(outcomes.some(outcome => !outcome.ok && outcome.isFull === true))
    }
    for (const [i, { resolve, reject }] of asked.entries()) {
      const outcome = outcomes[i]
      if (outcome === undefined) reject(new Error('The database did not answer.'))
      else if (outcome.ok) resolve(outcome.value)
      else reject(outcome.isFull === true ? storeIsFull() : new Error(outcome.message))
    }
  }

  #noteRoom(isFull: boolean): void {
    if (isFull === this.#isFull) return
    this.#isFull = isFull
    this.#observer.onFull?.(isFull)
  }

  #fail(error: Error): void {
    if (this.#failure !== undefined) return
    this.#failure = error
    this.#settleReady.reject(error)
    for (const { reject } of [...this.#underWay, ...this.#gathering]) reject(error)
    this.#underWay = []
    this.#gathering = []
    this.#closed?.()
    // Whoever opens the store learns of an earlier failure from `ready`.
    if (this.#isReady) this.#observer.onFailure?.(error)
  }
}
