import type { TimeStore, Times } from '@turnwise/table'
import type { Pool } from 'pg'
import { z } from 'zod'
import { parseOutageRow } from '../rows.ts'

const CLOCK = '(extract(epoch FROM clock_timestamp()) * 1000)::bigint'

/** Before the first beat, what is known is when a clock that may run was last moved. */
const LAST_MOVED = `SELECT max((SELECT at FROM log WHERE match_id = m.id ORDER BY seq DESC LIMIT 1))
  FROM matches m WHERE state = 'running' AND clock IS NOT NULL`

/** One statement: of several nodes that are back at the same time, the first one notes the outage. */
const BEAT = `
WITH beat AS (
  UPDATE served SET before_at = coalesce(at, (${LAST_MOVED})), at = greatest(at, ${CLOCK}) RETURNING before_at, at
)
INSERT INTO outages SELECT before_at, at + $2 FROM beat WHERE at - before_at > $1
ON CONFLICT (from_at) DO UPDATE SET to_at = greatest(outages.to_at, excluded.to_at)`

const READ = `
SELECT ${CLOCK} AS clock, coalesce((SELECT at FROM served), 0) AS served_at,
  (SELECT coalesce(json_agg(o ORDER BY from_at), '[]') FROM outages o WHERE to_at > $1) AS outages`

const row = z.object({
  clock: z.coerce.number(),
  served_at: z.coerce.number(),
  outages: z.array(z.unknown().transform(parseOutageRow)),
})

export function postgresTimes(pool: Pool): TimeStore {
  const readTimes = async (since: number): Promise<Times> => {
    const { rows } = await pool.query({ name: 'read-times', text: READ, values: [since] })
    const { served_at, ...times } = row.parse(rows[0])
    return { ...times, servedAt: served_at }
  }
  return {
    readTimes,
    async beat(_at, longestGap, grace, since) {
      await pool.query({ name: 'beat', text: BEAT, values: [longestGap, grace] })
      return readTimes(since)
    },
  }
}
