import type { SQLInputValue, SQLOutputValue } from 'node:sqlite'
import type { MatchFilter } from '@turnwise/table'
import { parseMatchRow, parseSummary } from '../../rows.ts'
import { seatsOf } from './matches.ts'
import type { Operation } from './operation.ts'

/** Newest first, a page at a time; each match with its seats. */
export const listMatches: Operation<'listMatches'> = {
  writes: 0,
  run(open, [filter]) {
    const { sql, values } = listQuery(filter, filter.after === undefined ? undefined : open.match(filter.after))
    const rows = open.sql(sql).all(...values)
    return rows.map(row => ({ match: parseMatchRow(row), seats: seatsOf(open, String(row.id)), ...parseSummary(row) }))
  },
}

/**
 * There is an index for each of these combinations; a test checks the query plans. One statement finds where each log ends,
 * since entries may be moved between two; arrivals have no index and are read once for the whole page.
 */
export function listQuery(
  filter: MatchFilter,
  after: Readonly<Record<string, SQLOutputValue>> | undefined,
): { readonly sql: string; readonly values: SQLInputValue[] } {
  const where = ['true']
  const values: SQLInputValue[] = []
  const add = (condition: string, ...compared: SQLInputValue[]) => {
    where.push(condition)
    values.push(...compared)
  }
  if (filter.listedOnly) add('m.listed = 1')
  if (filter.clocked === true) add('m.clock IS NOT NULL')
  if (filter.status !== undefined) add('m.state = ?', filter.status)
  if (filter.game !== undefined) add('m.game = ?', filter.game)
  if (after !== undefined) add('(m.created_at, m.id) < (?, ?)', after.created_at ?? 0, after.id ?? '')
  const sql = `WITH page AS MATERIALIZED (
      SELECT * FROM matches m WHERE ${where.join(' AND ')} ORDER BY m.created_at DESC, m.id DESC LIMIT ?
    ), arrived AS (
      SELECT match_id, max(seq) AS seq FROM arrivals WHERE match_id IN (SELECT id FROM page) GROUP BY match_id
    )
    SELECT page.*, coalesce(arrived.seq, (SELECT max(seq) FROM log WHERE match_id = page.id), 0) AS seq
    FROM page LEFT JOIN arrived ON arrived.match_id = page.id ORDER BY page.created_at DESC, page.id DESC`
  return { sql, values: [...values, filter.limit] }
}
