import type { DatabaseSync } from 'node:sqlite'
import { checkpoint } from './database.ts'
import { execute } from './execute.ts'
import { isWrite, type Operation, type Outcome, prepare, type Statements, weightOf } from './operations.ts'
import { wasDone } from './was-done.ts'

/** Rows between checkpoints: the write-ahead log stays at some tens of megabytes, each commit being a page or more. */
const CHECKPOINT_ROWS = 4_000

/**
 * Runs batches of operations, each batch in one transaction with one fsync. A commit that fails is indeterminate: the
 * database is opened anew, which settles what it holds, and the log says what happened. If it cannot be opened, `run`
 * throws and nothing may be answered any more.
 */
export class BatchRunner {
  readonly #open: () => DatabaseSync
  #database: DatabaseSync
  #statements: Statements
  #rows = 0

  constructor(open: () => DatabaseSync) {
    this.#open = open
    this.#database = open()
    this.#statements = prepare(this.#database)
  }

  run(batch: readonly Operation[]): readonly Outcome[] {
    if (!batch.some(isWrite)) return batch.map(operation => this.#attempt(operation))
    try {
      this.#database.exec('BEGIN IMMEDIATE')
    } catch (error) {
      return batch.map(() => failed(error))
    }
    const outcomes: Outcome[] = []
    for (const operation of batch) {
      outcomes.push(this.#attempt(operation))
      // A full disk or a failing one ends the transaction by itself: nothing more may run outside of it.
      if (!this.#database.isTransaction) return this.#findOut(batch)
    }
    try {
      this.#database.exec('COMMIT')
    } catch {
      return this.#findOut(batch)
    }
    for (const operation of batch) this.#rows += weightOf(operation)
    return outcomes
  }

  /** To be called after a batch has been answered. */
  checkpointIfDue(): void {
    if (this.#rows < CHECKPOINT_ROWS) return
    checkpoint(this.#database, 'PASSIVE')
    this.#rows = 0
  }

  close(): void {
    try {
      checkpoint(this.#database, 'TRUNCATE')
    } finally {
      this.#database.close()
    }
  }

  #attempt(operation: Operation): Outcome {
    try {
      return { ok: true, value: execute(this.#database, this.#statements, operation) }
    } catch (error) {
      return failed(error)
    }
  }

  #findOut(batch: readonly Operation[]): readonly Outcome[] {
    this.#database.close()
    this.#database = this.#open()
    this.#statements = prepare(this.#database)
    this.#rows = 0
    return batch.map(operation => wasDone(this.#statements, operation) ?? this.#attempt(operation))
  }
}

function failed(error: unknown): Outcome {
  return { ok: false, message: error instanceof Error ? error.message : String(error) }
}
