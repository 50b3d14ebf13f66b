import type { Pool } from 'pg'
import { z } from 'zod'

/** By match: the last entry of its log, and how often anything beside the log has changed. */
export type LogEnds = ReadonlyMap<string, { readonly seq: number; readonly revision: number }>

const row = z.object({ id: z.string(), seq: z.number(), revision: z.number() })

export async function readLogEnds(pool: Pool, ids: readonly string[]): Promise<LogEnds> {
  const { rows } = await pool.query({
    name: 'log-ends',
    text: `SELECT id, revision, coalesce((SELECT max(seq) FROM log WHERE match_id = id), 0) AS seq
           FROM matches WHERE id = ANY ($1)`,
    values: [ids],
  })
  return new Map(
    rows.map(found => {
      const { id, ...end } = row.parse(found)
      return [id, end]
    }),
  )
}
