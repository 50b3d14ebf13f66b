import type { DatabaseSync, SQLInputValue, SQLOutputValue } from 'node:sqlite'
import type { MatchFilter } from '@turnwise/table'
import { parseMatchRow, parseSummary } from '../../rows.ts'
import { seatsOf } from './matches.ts'
import type { Operation } from './operation.ts'

/** Newest first, a page at a time; each match with its seats. */
export const listMatches: Operation<'listMatches'> = {
  writes: 0,
  run: (open, [filter]) =>
    atOneMoment(open.database, () => {
      const after =
        filter.after === undefined ? undefined : open.sql('SELECT * FROM matches WHERE id = ?').get(filter.after)
      const { sql, values } = listQuery(filter, after)
      const rows = open.sql(sql).all(...values)
      // Looked up for all of them at once, since arrivals have no index.
      const arrived = new Map(
        open
          .sql(
            'SELECT match_id, max(seq) AS seq FROM arrivals WHERE match_id IN (SELECT value FROM json_each(?)) GROUP BY match_id',
          )
          .all(JSON.stringify(rows.map(({ id }) => id)))
          .map(({ match_id, seq }) => [match_id, seq]),
      )
      return rows.map(row => {
        const match = parseMatchRow(row)
        const seq = arrived.get(match.id) ?? row.seq
        return { match, seats: seatsOf(open, match.id), ...parseSummary({ ...row, seq }) }
      })
    }),
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
  after: Readonly<Record<string, SQLOutputValue>> | undefined,
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
