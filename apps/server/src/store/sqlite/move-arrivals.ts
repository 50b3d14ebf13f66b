import type { DatabaseSync } from 'node:sqlite'
import { isConstraint } from './database-errors.ts'

/**
 * In the order of the log, so that its pages are visited one after the other. If an entry does not fit, everything is
 * rolled back, so that SQLite need not keep the pages as they were before the statement.
 */
const MOVE = `
INSERT OR ROLLBACK INTO log (match_id, seq, entry, at, digest)
  SELECT match_id, seq, entry, at, digest FROM arrivals ORDER BY match_id, seq;
DELETE FROM arrivals`

/**
 * Moves what has arrived into the log, in one transaction: after a crash an entry is in exactly one of the two. An entry
 * that does not fit the log was damaged; then all of them stay where they are, where reading them reports it.
 */
export function moveArrivals(database: DatabaseSync): void {
  database.exec('BEGIN IMMEDIATE')
  try {
    database.exec(MOVE)
    database.exec('COMMIT')
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK')
    if (!isConstraint(error)) throw error
  }
}
