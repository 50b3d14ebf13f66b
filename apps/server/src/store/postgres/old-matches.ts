import type { IdleFilter, IdleMatch } from '@turnwise/table'
import type { Pool } from 'pg'
import { parseIdleRow } from '../rows.ts'
import { inTransaction } from './database.ts'

const LAST_AT = `greatest(m.created_at,
  (SELECT at FROM log WHERE match_id = m.id ORDER BY seq DESC LIMIT 1),
  (SELECT at FROM chat WHERE match_id = m.id ORDER BY index DESC LIMIT 1),
  (SELECT max(seen_at) FROM presence WHERE match_id = m.id))`

export async function listOld(pool: Pool, { isOver, before, after, limit }: IdleFilter): Promise<readonly IdleMatch[]> {
  const { rows } = await pool.query(
    `SELECT m.id, m.game, m.created_at, ${LAST_AT} AS last_at, m.due_at, m.listed_at FROM matches m
     WHERE m.created_at < $1 AND (m.created_at, m.id) > ($2, $3) AND (m.outcome IS NOT NULL) = $4
     ORDER BY m.created_at, m.id LIMIT $5`,
    [before, after?.createdAt ?? -1, after?.id ?? '', isOver, limit],
  )
  return rows.map(parseIdleRow)
}

/** Deletes all its data and stops counting its entries. Nodes that have it in memory cannot write to it any more. */
export function deleteMatch(pool: Pool, id: string, unlessUsedSince: number): Promise<'deleted' | 'kept'> {
  return inTransaction(pool, async client => {
    await client.query('SELECT 1 FROM matches WHERE id = $1 FOR UPDATE', [id])
    const { rows } = await client.query(`SELECT ${LAST_AT} AS last_at FROM matches m WHERE m.id = $1`, [id])
    if (rows.length === 0 || Number(rows[0].last_at) >= unlessUsedSince) return 'kept'
    await client.query(
      `WITH gone AS (DELETE FROM log WHERE match_id = $1 RETURNING writer),
         counts AS (SELECT writer, count(*) AS entries FROM gone GROUP BY writer)
       INSERT INTO tallies (writer, lane, entries) SELECT writer, -1, -entries FROM counts
       ON CONFLICT (writer, lane) DO UPDATE SET entries = tallies.entries + excluded.entries`,
      [id],
    )
    for (const table of ['chat', 'seats', 'snapshots', 'presence', 'subscriptions']) {
      await client.query(`DELETE FROM ${table} WHERE match_id = $1`, [id])
    }
    await client.query('DELETE FROM matches WHERE id = $1', [id])
    return 'deleted'
  })
}
