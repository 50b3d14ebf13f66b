import type { MatchFilter, MatchSummary } from '@turnwise/table'
import type { Pool } from 'pg'
import { parseMatchRow, parseSeatRow, parseSummary } from '../rows.ts'

const HAS_OPEN_SEAT = 'EXISTS (SELECT 1 FROM seats WHERE match_id = m.id AND open)'

const STATUS = {
  open: `m.outcome IS NULL AND ${HAS_OPEN_SEAT}`,
  running: `m.outcome IS NULL AND NOT ${HAS_OPEN_SEAT}`,
  over: 'm.outcome IS NOT NULL',
} as const

/** Newest first, a page at a time; each match with its seats. */
export async function listMatches(pool: Pool, filter: MatchFilter): Promise<readonly MatchSummary[]> {
  const where: string[] = []
  const values: unknown[] = [filter.limit]
  const place = (value: unknown): string => `$${values.push(value)}`
  if (filter.listedOnly) where.push('m.listed')
  if (filter.clocked === true) where.push('m.clock IS NOT NULL')
  if (filter.status !== undefined) where.push(STATUS[filter.status])
  if (filter.game !== undefined) where.push(`m.game = ${place(filter.game)}`)
  if (filter.after !== undefined) {
    const { rows } = await pool.query('SELECT created_at, id FROM matches WHERE id = $1', [filter.after])
    const [after] = rows
    if (after !== undefined) where.push(`(m.created_at, m.id) < (${place(after.created_at)}, ${place(after.id)})`)
  }
  const { rows } = await pool.query(
    `SELECT m.*, coalesce((SELECT max(seq) FROM log WHERE match_id = m.id), 0) AS seq,
       (SELECT json_agg(s ORDER BY s.seat) FROM seats s WHERE s.match_id = m.id) AS seats
     FROM matches m ${where.length === 0 ? '' : `WHERE ${where.join(' AND ')}`}
     ORDER BY m.created_at DESC, m.id DESC LIMIT $1`,
    values,
  )
  return rows.map(row => ({
    match: parseMatchRow(row),
    seats: (row.seats ?? []).map(parseSeatRow),
    ...parseSummary(row),
  }))
}
