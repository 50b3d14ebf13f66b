import type { DatabaseSync } from 'node:sqlite'
import { checkpoint, connect, connectChecked, identityOf, settle } from './database.ts'
import { isBroken, isFull } from './database-errors.ts'
import type { Outcome } from './messages.ts'
import { moveArrivals } from './move-arrivals.ts'
import { type Call, OPERATIONS, rowsOf } from './operations/index.ts'
import { OpenDatabase } from './operations/open-database.ts'
import type { Name } from './operations/operation.ts'

/** Rows between checkpoints, so that the write-ahead log stays short. */
const CHECKPOINT_ROWS = 4_000
/**
 * At every so many checkpoints arrivals are moved into the log. A move writes a page for nearly each running match, so
 * there should be few; but whoever reads a log reads all arrivals too, which takes a millisecond for 16,000.
 */
const CHECKPOINTS_PER_MOVE = 4

const FULL: Outcome = { ok: false, message: 'The disk is full.', isFull: true }
const UNKNOWN: Outcome = {
  ok: false,
  message: 'The disk is full, and whether this was stored is not known yet.',
}

/** How a database is opened, and what must succeed before anything is written to it. */
export interface Opening {
  open(): DatabaseSync
  settle?(database: DatabaseSync): void
  /** Throws if what was written is in no file any more. */
  checkThere?(): void
}

/** How the server opens its file: checked at the start, and settled as soon as there is room. */
export function openingOf(file: string): Opening {
  // Only the first time: after a failed commit the database must be in use again soon.
  let isFirst = true
  let opened: string | undefined
  return {
    open() {
      const database = isFirst ? connectChecked(file) : connect(file)
      isFirst = false
      return database
    },
    settle(database) {
      settle(database, file)
      opened = identityOf(file)
    },
    checkThere() {
      if (identityOf(file) !== opened) throw new Error(`${file} was removed or replaced while it was in use.`)
    },
  }
}

/**
 * Runs batches of operations, each batch in one transaction with one fsync. A failed commit is uncertain: the database
 * is opened again, which settles its content, and the log says what happened. If it cannot be opened, `run` throws and
 * nothing may be answered any more. While the disk is full, nothing is written and everything can be read.
 */
export class BatchRunner {
  readonly #opening: Opening
  #open: OpenDatabase
  #isSettled = false
  #rows = 0
  #checkpoints = 0

  constructor(opening: Opening) {
    this.#opening = opening
    this.#open = new OpenDatabase(opening.open())
    this.#trySettle()
  }

  run(batch: readonly Call[]): readonly Outcome[] {
    if (!batch.some(isWrite)) return batch.map(call => this.#attempt(call))
    if (!this.#trySettle()) return this.#refuseWrites(batch, FULL)
    try {
      this.#open.database.exec('BEGIN IMMEDIATE')
    } catch (error) {
      return isFull(error) ? this.#refuseWrites(batch, FULL) : batch.map(() => failed(error))
    }
    const outcomes: Outcome[] = []
    for (const call of batch) {
      const outcome = this.#attempt(call)
      outcomes.push(outcome)
      if (!outcome.ok && outcome.isFull === true) return this.#rollBack(batch)
      // A failing disk may have ended the transaction, or left an operation in it half done.
      if (!this.#open.database.isTransaction || (!outcome.ok && outcome.isBroken === true)) return this.#findOut(batch)
    }
    try {
      this.#open.count()
      this.#open.database.exec('COMMIT')
    } catch (error) {
      return isFull(error) ? this.#rollBack(batch) : this.#findOut(batch)
    }
    this.#opening.checkThere?.()
    for (const call of batch) this.#rows += rowsOf(call)
    return outcomes
  }

  /** To be called after a batch has been answered. */
  checkpointIfDue(): void {
    if (this.#rows >= CHECKPOINT_ROWS) this.#checkpoint('PASSIVE', this.#checkpoints % CHECKPOINTS_PER_MOVE === 0)
  }

  close(): void {
    try {
      this.#checkpoint('TRUNCATE', true)
    } finally {
      if (this.#open.database.isOpen) this.#open.database.close()
    }
  }

  #checkpoint(mode: 'PASSIVE' | 'TRUNCATE', moves: boolean): void {
    try {
      if (moves) this.#move()
      checkpoint(this.#open.database, mode)
      this.#checkpoints += 1
      this.#rows = 0
    } catch (error) {
      // The next batch, or the next start, tries it again.
      if (!isFull(error)) throw error
    }
  }

  /** If the move fails in any other way, it is uncertain: opening the database again settles it, and tries it again. */
  #move(): void {
    if (!this.#isSettled) return
    try {
      moveArrivals(this.#open.database)
    } catch (error) {
      if (isFull(error)) throw error
      this.#findOut([])
    }
  }

  /** False while there is no room for it. */
  #trySettle(): boolean {
    if (this.#isSettled) return true
    try {
      this.#opening.settle?.(this.#open.database)
      this.#isSettled = true
    } catch (error) {
      if (!isFull(error)) throw error
    }
    return this.#isSettled
  }

  /** After an uncertain commit, what is stored is not written again. */
  #attempt<N extends Name>({ name, args }: Call<N>, isUncertain = false): Outcome {
    const { run, wasDone = run } = OPERATIONS[name]
    try {
      return { ok: true, value: (isUncertain ? wasDone : run)(this.#open, args) }
    } catch (error) {
      return failed(error)
    }
  }

  /** The disk is full, so nothing of the batch is stored; the next batch overwrites what was written of it. */
  #rollBack(batch: readonly Call[]): readonly Outcome[] {
    this.#open.reset()
    if (this.#open.database.isTransaction) this.#open.database.exec('ROLLBACK')
    return this.#refuseWrites(batch, FULL)
  }

  #refuseWrites(batch: readonly Call[], outcome: Outcome): readonly Outcome[] {
    return batch.map(call => (isWrite(call) ? outcome : this.#attempt(call)))
  }

  #findOut(batch: readonly Call[]): readonly Outcome[] {
    this.#opening.checkThere?.()
    this.#open.database.close()
    this.#open = new OpenDatabase(this.#opening.open())
    this.#isSettled = false
    this.#rows = 0
    if (!this.#trySettle()) return this.#refuseWrites(batch, UNKNOWN)
    return batch.map(call => this.#attempt(call, true))
  }
}

function isWrite(call: Call): boolean {
  return rowsOf(call) > 0
}

function failed(error: unknown): Outcome {
  if (isFull(error)) return FULL
  const message = error instanceof Error ? error.message : String(error)
  return isBroken(error) ? { ok: false, message, isBroken: true } : { ok: false, message }
}
