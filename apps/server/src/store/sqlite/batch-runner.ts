import type { DatabaseSync } from 'node:sqlite'
import { checkpoint, connect, connectChecked, isBroken, isFull, settle } from './database.ts'
import { execute } from './execute.ts'
import { isWrite, type Operation, type Outcome, prepare, type Statements, weightOf } from './operations.ts'
import { wasDone } from './was-done.ts'

/** Rows between checkpoints: the write-ahead log stays at some tens of megabytes, each commit being a page or more. */
const CHECKPOINT_ROWS = 4_000

const FULL: Outcome = { ok: false, message: 'The disk is full.', isFull: true }
const UNKNOWN: Outcome = { ok: false, message: 'The disk is full, and whether this was stored is not known yet.' }

/** How a database is opened, and what must succeed before anything is written to it. */
export interface Opening {
  open(): DatabaseSync
  settle?(database: DatabaseSync): void
}

/** As the server opens its file: checked at the start, and settled as soon as there is room. */
export function openingOf(file: string): Opening {
  // Only the first time: what is opened again after a failed commit must be answered from soon.
  let isFirst = true
  return {
    open() {
      const database = isFirst ? connectChecked(file) : connect(file)
      isFirst = false
      return database
    },
    settle: database => settle(database, file),
  }
}

/**
 * Runs batches of operations, each batch in one transaction with one fsync. A commit that fails is indeterminate: the
 * database is opened anew, which settles what it holds, and the log says what happened. If it cannot be opened, `run`
 * throws and nothing may be answered any more. Where there is no room on the disk, nothing is written and everything can
 * be read, until there is.
 */
export class BatchRunner {
  readonly #opening: Opening
  #database: DatabaseSync
  #statements: Statements
  #isSettled = false
  #rows = 0

  constructor(opening: Opening) {
    this.#opening = opening
    this.#database = opening.open()
    this.#trySettle()
    this.#statements = prepare(this.#database)
  }

  run(batch: readonly Operation[]): readonly Outcome[] {
    if (!batch.some(isWrite)) return batch.map(operation => this.#attempt(operation))
    if (!this.#trySettle()) return this.#refuseWrites(batch, FULL)
    try {
      this.#database.exec('BEGIN IMMEDIATE')
    } catch (error) {
      return isFull(error) ? this.#refuseWrites(batch, FULL) : batch.map(() => failed(error))
    }
    const outcomes: Outcome[] = []
    for (const operation of batch) {
      const outcome = this.#attempt(operation)
      outcomes.push(outcome)
      if (!outcome.ok && outcome.isFull === true) return this.#rollBack(batch)
      // A failing disk may end the transaction by itself, or leave an operation half done in it.
      if (!this.#database.isTransaction || (!outcome.ok && outcome.isBroken === true)) return this.#findOut(batch)
    }
    try {
      this.#database.exec('COMMIT')
    } catch (error) {
      return isFull(error) ? this.#rollBack(batch) : this.#findOut(batch)
    }
    for (const operation of batch) this.#rows += weightOf(operation)
    return outcomes
  }

  /** To be called after a batch has been answered. */
  checkpointIfDue(): void {
    if (this.#rows < CHECKPOINT_ROWS) return
    try {
      checkpoint(this.#database, 'PASSIVE')
      this.#rows = 0
    } catch (error) {
      // It is tried again after the next batch.
      if (!isFull(error)) throw error
    }
  }

  close(): void {
    try {
      checkpoint(this.#database, 'TRUNCATE')
    } catch (error) {
      // The next start does it.
      if (!isFull(error)) throw error
    } finally {
      this.#database.close()
    }
  }

  /** False while there is no room for that. */
  #trySettle(): boolean {
    if (this.#isSettled) return true
    try {
      this.#opening.settle?.(this.#database)
      this.#isSettled = true
    } catch (error) {
      if (!isFull(error)) throw error
    }
    return this.#isSettled
  }

  #attempt(operation: Operation): Outcome {
    try {
      return { ok: true, value: execute(this.#database, this.#statements, operation) }
    } catch (error) {
      return failed(error)
    }
  }

  /** There was no room, so nothing of the batch is there; what was written of it is overwritten by the next. */
  #rollBack(batch: readonly Operation[]): readonly Outcome[] {
    if (this.#database.isTransaction) this.#database.exec('ROLLBACK')
    return this.#refuseWrites(batch, FULL)
  }

  #refuseWrites(batch: readonly Operation[], outcome: Outcome): readonly Outcome[] {
    return batch.map(operation => (isWrite(operation) ? outcome : this.#attempt(operation)))
  }

  #findOut(batch: readonly Operation[]): readonly Outcome[] {
    this.#database.close()
    this.#database = this.#opening.open()
    this.#isSettled = false
    const isSettled = this.#trySettle()
    this.#statements = prepare(this.#database)
    this.#rows = 0
    if (!isSettled) return this.#refuseWrites(batch, UNKNOWN)
    return batch.map(operation => wasDone(this.#statements, operation) ?? this.#attempt(operation))
  }
}

function failed(error: unknown): Outcome {
  if (isFull(error)) return FULL
  const message = error instanceof Error ? error.message : String(error)
  return isBroken(error) ? { ok: false, message, isBroken: true } : { ok: false, message }
}
