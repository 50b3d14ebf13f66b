import type { DatabaseSync, SQLInputValue, SQLOutputValue, StatementSync } from 'node:sqlite'
import { LRUCache } from 'lru-cache'

/** Where the log of a match ends, and how the match has ended, if it has. */
interface LogEnd {
  readonly seq: number
  readonly digest: string
  readonly outcome: string | null
}

const MOST_ENDS = 20_000

/**
 * A database with its statements, and what its one writer knows of it. Only this thread writes, so it remembers where the
 * logs end; what it remembers is only true of committed batches.
 */
export class OpenDatabase {
  readonly database: DatabaseSync
  readonly ends = new LRUCache<string, LogEnd>({ max: MOST_ENDS })
  /** Entries of this batch that the tally does not include yet. */
  uncounted = 0
  readonly #statements = new Map<string, StatementSync>()

  constructor(database: DatabaseSync) {
    this.database = database
  }

  /** Each statement is prepared once. */
  sql(text: string): StatementSync {
    const known = this.#statements.get(text)
    if (known !== undefined) return known
    const statement = this.database.prepare(text)
    this.#statements.set(text, statement)
    return statement
  }

  /** Stores one row, by the names of its columns. */
  insert(table: string, row: Readonly<Record<string, SQLInputValue>>, how = 'INSERT'): void {
    const columns = Object.keys(row)
    const names = columns.map(column => `"${column}"`).join()
    this.sql(`${how} INTO ${table} (${names}) VALUES (${columns.map(column => `:${column}`).join()})`).run(row)
  }

  match(id: string): Record<string, SQLOutputValue> | undefined {
    return this.sql('SELECT * FROM matches WHERE id = ?').get(id)
  }

  /** Several statements, all or none, within the batch's transaction. */
  whole<Value>(body: () => Value): Value {
    this.database.exec('SAVEPOINT whole')
    try {
      const value = body()
      this.database.exec('RELEASE whole')
      return value
    } catch (error) {
      if (this.database.isTransaction) this.database.exec('ROLLBACK TO whole; RELEASE whole')
      throw error
    }
  }

  /** Counts the entries of a batch so far: before it is committed, or compared with what is there. */
  count(): void {
    if (this.uncounted > 0) this.sql('UPDATE tally SET entries = entries + ?').run(this.uncounted)
    this.uncounted = 0
  }

  /** The batch was not committed. */
  reset(): void {
    this.ends.clear()
    this.uncounted = 0
  }
}
