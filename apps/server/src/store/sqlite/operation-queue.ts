import type { Worker } from 'node:worker_threads'
import { storeIsFull } from '../full.ts'
import type { StoreObserver } from '../observer.ts'
import { type FromWorker, isAppended, type ToWorker } from './messages.ts'
import { isWrite, type Operation, type OperationResult } from './operations.ts'

interface Asked {
  resolve(value: unknown): void
  reject(error: Error): void
}

interface AskedAppend {
  resolve(value: 'ok' | 'conflict'): void
  reject(error: Error): void
}

class Batch {
  readonly appends: (string | number | null)[] = []
  readonly askedAppends: AskedAppend[] = []
  readonly operations: Operation[] = []
  readonly asked: Asked[] = []

  get length(): number {
    return this.askedAppends.length + this.asked.length
  }

  reject(error: Error): void {
    for (const { reject } of this.askedAppends) reject(error)
    for (const { reject } of this.asked) reject(error)
  }
}

/**
 * Group commit: operations that arrive while a batch is under way form the next one. There is no timer: a single
 * request waits only for the end of the current turn of the event loop.
 */
export class OperationQueue {
  readonly #worker: Worker
  readonly #observer: StoreObserver
  readonly ready: Promise<void>
  #gathering = new Batch()
  #underWay = new Batch()
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
    worker.on('message', (message: FromWorker) => this.#receive(message))
    worker.on('error', error => this.#fail(error instanceof Error ? error : new Error(String(error))))
    worker.on('exit', () => {
      if (this.#closed === undefined) this.#fail(new Error('The database thread has ended.'))
    })
  }

  ask(operation: Operation): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (this.#isShut(reject)) return
      this.#gathering.operations.push(operation)
      this.#gathering.asked.push({ resolve, reject })
      this.#schedule()
    })
  }

  append(id: string, seq: number, entry: string, at: number, outcome: string | null): Promise<'ok' | 'conflict'> {
    return new Promise((resolve, reject) => {
      if (this.#isShut(reject)) return
      this.#gathering.appends.push(id, seq, entry, at, outcome)
      this.#gathering.askedAppends.push({ resolve, reject })
      this.#schedule()
    })
  }

  #isShut(reject: (error: Error) => void): boolean {
    if (this.#failure !== undefined) reject(this.#failure)
    else if (this.#closed !== undefined) reject(new Error('The store is closed.'))
    else return false
    return true
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
      this.#send({ close: true })
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
    this.#gathering = new Batch()
    const { appends, operations } = this.#underWay
    this.#send({ appends, operations })
  }

  #send(message: ToWorker): void {
    this.#worker.postMessage(message)
  }

  #receive(message: FromWorker): void {
    if (typeof message === 'number') return this.#answer([], message)
    if ('ready' in message) {
      this.#isReady = true
      return this.#settleReady.resolve()
    }
    if ('closed' in message) return this.#closed?.()
    this.#answer(message.outcomes, message.seconds)
  }

  /** Without outcomes everything was an entry and was appended. */
  #answer(outcomes: readonly OperationResult[], seconds: number): void {
    const { askedAppends, operations, asked } = this.#underWay
    this.#underWay = new Batch()
    // The next batch is on its way to the disk while the present one is answered.
    this.#sendBatch()
    const writes = askedAppends.length + operations.filter(isWrite).length
    if (writes > 0) {
      this.#observer.onCommit?.(writes, seconds)
      this.#noteRoom(outcomes.some(outcome => !outcome.ok && outcome.isFull === true))
    }
    if (outcomes.length === 0) for (const { resolve } of askedAppends) resolve('ok')
    else for (const [i, append] of askedAppends.entries()) settleAppend(append, outcomes[i])
    for (const [i, one] of asked.entries()) settle(one, outcomes[askedAppends.length + i])
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
    this.#underWay.reject(error)
    this.#gathering.reject(error)
    this.#underWay = new Batch()
    this.#gathering = new Batch()
    this.#closed?.()
    // Whoever opens the store learns of an earlier failure from `ready`.
    if (this.#isReady) this.#observer.onFailure?.(error)
  }
}

function settleAppend({ resolve, reject }: AskedAppend, outcome: OperationResult | undefined): void {
  if (outcome?.ok === true) resolve(isAppended(outcome) ? 'ok' : 'conflict')
  else settle({ resolve: () => undefined, reject }, outcome)
}

function settle(asked: Asked, outcome: OperationResult | undefined): void {
  if (outcome === undefined) asked.reject(new Error('The database did not answer.'))
  else if (outcome.ok) asked.resolve(outcome.value)
  else asked.reject(outcome.isFull === true ? storeIsFull() : new Error(outcome.message))
}
