import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import type { MatchFilter } from '@turnwise/table'
import type { Row, Statements } from './operations.ts'

const HAS_OPEN_SEAT = 'EXISTS (SELECT 1 FROM seats WHERE match_id = m.id AND open = 1)'

const STATUS = {
  open: `m.outcome IS NULL AND ${HAS_OPEN_SEAT}`,
  running: `m.outcome IS NULL AND NOT ${HAS_OPEN_SEAT}`,
  over: 'm.outcome IS NOT NULL',
} as const

/** Newest first, a page at a time; each match with its seats. */
export function listMatches(
  database: DatabaseSync,
  statements: Statements,
  filter: MatchFilter,
): readonly { readonly match: Row; readonly seats: readonly Row[] }[] {
  const where: string[] = []
  const values: SQLInputValue[] = []
  if (filter.listedOnly) where.push('m.listed = 1')
  if (filter.clocked === true) where.push('m.clock IS NOT NULL')
  if (filter.status !== undefined) where.push(STATUS[filter.status])
  if (filter.game !== undefined) {
    where.push('m.game = ?')
    values.push(filter.game)
  }
  const after = filter.after === undefined ? undefined : statements.match.get(filter.after)
  if (after !== undefined) {
    where.push('(m.created_at, m.id) < (?, ?)')
    values.push(after.created_at ?? 0, after.id ?? '')
  }
  const matches = database
    .prepare(
      `SELECT m.*, (SELECT coalesce(max(seq), 0) FROM log WHERE match_id = m.id) AS seq FROM matches m
       ${where.length === 0 ? '' : `WHERE ${where.join(' AND ')}`} ORDER BY m.created_at DESC, m.id DESC LIMIT ?`,
    )
    .all(...values, filter.limit)
  return matches.map(match => ({ match, seats: statements.seats.all(match.id ?? '') }))
}
