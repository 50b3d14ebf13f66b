import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import type { MatchFilter } from '@turnwise/table'
import type { Row, Statements } from './operations.ts'

/** Newest first, a page at a time; each match with its seats. */
export function listMatches(
  database: DatabaseSync,
  statements: Statements,
  filter: MatchFilter,
): readonly { readonly match: Row; readonly seats: readonly Row[] }[] {
  const after = filter.after === undefined ? undefined : statements.match.get(filter.after)
  const { sql, values } = listQuery(filter, after)
  const matches = database.prepare(sql).all(...values)
  return matches.map(match => ({ match, seats: statements.seats.all(match.id ?? '') }))
}

/** There is an index for each of these combinations; a test checks the query plans. */
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
