import type { DatabaseSync } from 'node:sqlite'
import type { IdleFilter } from '@turnwise/table'
import type { Row } from './operations.ts'

const LAST_AT = `max(m.created_at,
  coalesce((SELECT at FROM entries WHERE match_id = m.id ORDER BY seq DESC LIMIT 1), 0),
  coalesce((SELECT at FROM chat WHERE match_id = m.id ORDER BY "index" DESC LIMIT 1), 0),
  coalesce((SELECT max(seen_at) FROM presence WHERE match_id = m.id), 0))`

export function listOld(database: DatabaseSync, { isOver, before, after, limit }: IdleFilter): readonly Row[] {
  return database
    .prepare(
      `SELECT m.id, m.game, m.created_at, ${LAST_AT} AS last_at, m.due_at FROM matches m
       WHERE m.created_at < ? AND (m.created_at, m.id) > (?, ?) AND (m.outcome IS NOT NULL) = ?
       ORDER BY m.created_at, m.id LIMIT ?`,
    )
    .all(before, after?.createdAt ?? -1, after?.id ?? '', Number(isOver), limit)
}

/** The newest time of anything that is stored; null in an empty database. Reads all entries. */
export function newestTime(database: DatabaseSync): unknown {
  const parts = [
    'max(created_at) FROM matches',
    'max(at) FROM entries',
    'max(at) FROM chat',
    'max(seen_at) FROM presence',
  ]
  const times = parts.map(part => `SELECT ${part}`).join(' UNION ALL ')
  return database.prepare(`SELECT max(at) AS at FROM (SELECT NULL AS at UNION ALL ${times})`).get()?.at
}

/** Deletes all its data and stops counting its entries. */
export function deleteMatch(database: DatabaseSync, id: string, unlessUsedSince: number): 'deleted' | 'kept' {
  const found = database.prepare(`SELECT ${LAST_AT} AS last_at FROM matches m WHERE m.id = ?`).get(id)
  if (found === undefined || Number(found.last_at) >= unlessUsedSince) return 'kept'
  for (const table of ['log', 'arrivals']) {
    const { changes } = database.prepare(`DELETE FROM ${table} WHERE match_id = ?`).run(id)
    database.prepare('UPDATE tally SET entries = entries - ?').run(changes)
  }
  for (const table of ['chat', 'seats', 'snapshots', 'presence', 'subscriptions']) {
    database.prepare(`DELETE FROM ${table} WHERE match_id = ?`).run(id)
  }
  database.prepare('DELETE FROM matches WHERE id = ?').run(id)
  return 'deleted'
}
