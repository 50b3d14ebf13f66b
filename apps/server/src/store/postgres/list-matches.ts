import type { MatchFilter, MatchSummary } from '@turnwise/table'
import type { Pool } from 'pg'
import { parseMatchRow, parseSeatRow, parseSummary } from '../rows.ts'

/** Newest first, a page at a time; each match with its seats. */
export async function listMatches(pool: Pool, filter: MatchFilter): Promise<readonly MatchSummary[]> {
  const found =
    filter.after === undefined
      ? undefined
      : await pool.query<After>('SELECT created_at, id FROM matches WHERE id = $1', [filter.after])
  const { text, values } = listQuery(filter, found?.rows[0])
  const { rows } = await pool.query(text, values)
  return rows.map(row => ({
    match: parseMatchRow(row),
    seats: (row.seats ?? []).map(parseSeatRow),
    ...parseSummary(row),
  }))
}

interface After {
  readonly created_at: unknown
  readonly id: string
}

/**
 * There is an index for each of these combinations; a test checks the query plans. Indexes of filtered lists are on an
 * expression, so that the planner cannot use another one instead.
 */
export function listQuery(
  filter: MatchFilter,
  after: After | undefined,
): { readonly text: string; readonly values: unknown[] } {
  const where: string[] = []
  const values: unknown[] = [filter.limit]
  const place = (value: unknown): string => `$${values.push(value)}`
  if (filter.listedOnly) where.push('m.listed')
  if (filter.clocked === true) where.push('m.clock IS NOT NULL')
  if (filter.status !== undefined) where.push(`m.state = ${place(filter.status)}`)
  if (filter.game !== undefined) where.push(`m.game = ${place(filter.game)}`)
  const newest = filter.status === undefined && filter.game === undefined ? 'm.created_at' : '(m.created_at + 0)'
  if (after !== undefined) where.push(`(${newest}, m.id) < (${place(after.created_at)}, ${place(after.id)})`)
  // First the page, then the data of its matches, so that the planner considers only the page.
  const text = `SELECT m.*, coalesce((SELECT max(seq) FROM log WHERE match_id = m.id), 0) AS seq,
      (SELECT json_agg(s ORDER BY s.seat) FROM seats s WHERE s.match_id = m.id) AS seats
    FROM (SELECT * FROM matches m ${where.length === 0 ? '' : `WHERE ${where.join(' AND ')}`}
      ORDER BY ${newest} DESC, m.id DESC LIMIT $1) AS m
    ORDER BY m.created_at DESC, m.id DESC`
  return { text, values }
}
