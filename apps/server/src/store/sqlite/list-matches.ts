import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import type { MatchFilter } from '@turnwise/table'
import type { Row, Statements } from './operations.ts'

/** Newest first, a page at a time; each match with its seats. */
export function listMatches(
  database: DatabaseSync,
  statements: Statements,
  filter: MatchFilter,
): readonly { readonly match: Row; readonly seats: readonly Row[] }[] {
  return atOneMoment(database, () => {
    const after = filter.after === undefined ? undefined : statements.match.get(filter.after)
    const { sql, values } = listQuery(filter, after)
    const matches = database.prepare(sql).all(...values)
    // Looked up for all of them at once, since arrivals have no index.
    const arrived = new Map(
      statements.arrived.all(JSON.stringify(matches.map(({ id }) => id))).map(({ match_id, seq }) => [match_id, seq]),
    )
    return matches.map(match => ({
      match: { ...match, seq: arrived.get(match.id ?? null) ?? match.seq ?? 0 },
      seats: statements.seats.all(match.id ?? ''),
    }))
  })
}

/** Outside a batch that writes, each statement would see the database at its own moment: another process may write. */
function atOneMoment<Value>(database: DatabaseSync, read: () => Value): Value {
  if (database.isTransaction) return read()
  database.exec('BEGIN')
  try {
    return read()
  } finally {
    database.exec('COMMIT')
  }
}

/** With the seq as far as entries are in the log. There is an index for each of these combinations; a test checks the query plans. */
export function listQuery(
  filter: MatchFilter,
  after: Row | undefined,
): { readonly sql: string; readonly values: SQLInputValue[] } {
  const where: string[] = []
  const values: SQLInputValue[] = []
  if (filter.listedOnly) where.push('m.listed = 1')
  if (filter.clocked === true) where.push('m.clock IS NOT NULL')
  if (filter.status !== undefined) {
    where.push('m.state = ?')
    values.push(filter.status)
  }
  if (filter.game !== undefined) {
    where.push('m.game = ?')
    values.push(filter.game)
  }
  if (after !== undefined) {
    where.push('(m.created_at, m.id) < (?, ?)')
    values.push(after.created_at ?? 0, after.id ?? '')
  }
  const sql = `SELECT m.*, (SELECT coalesce(max(seq), 0) FROM log WHERE match_id = m.id) AS seq FROM matches m
    ${where.length === 0 ? '' : `WHERE ${where.join(' AND ')}`} ORDER BY m.created_at DESC, m.id DESC LIMIT ?`
  return { sql, values: [...values, filter.limit] }
}
