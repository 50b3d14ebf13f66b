import type { TimeStore, Times } from '@turnwise/table'
import { parseOutageRow } from '../../rows.ts'
import type { OpenDatabase } from './open-database.ts'
import type { Operations } from './operation.ts'

/** Before the first beat, what is known is when a clock that may run was last moved. */
const LAST_MOVED = `SELECT max((SELECT at FROM entries WHERE match_id = m.id ORDER BY seq DESC LIMIT 1)) AS at
  FROM matches m WHERE state = 'running' AND clock IS NOT NULL`

/** The newest time of anything that clocks and lists depend on. */
const NEWEST = `SELECT max(at) AS at FROM (SELECT max(created_at) AS at FROM matches UNION ALL SELECT max(at) FROM entries
  UNION ALL SELECT max(at) FROM chat UNION ALL SELECT max(max(coalesce(taken_at, 0), coalesce(left_at, 0))) FROM seats)`

export const time: Operations<TimeStore> = {
  readTimes: { writes: 0, run: (open, [since]) => readTimes(open, since) },
  beat: {
    writes: 1,
    run: (open, [at, longestGap, grace, since]) =>
      open.whole(() => {
        const last = numberOf(open, 'SELECT at FROM served') ?? numberOf(open, LAST_MOVED) ?? at
        if (at < last && (numberOf(open, NEWEST) ?? 0) <= at) rewind(open, at)
        else if (at - last > longestGap) {
          open.sql('INSERT OR REPLACE INTO outages (from_at, to_at) VALUES (?, ?)').run(last, at + grace)
        }
        open
          .sql('INSERT INTO served (id, at) VALUES (1, ?) ON CONFLICT DO UPDATE SET at = max(at, excluded.at)')
          .run(at)
        return readTimes(open, since)
      }),
  },
}

/** An earlier start had a clock that was ahead, and nothing was played meanwhile: that start is forgotten. */
function rewind(open: OpenDatabase, at: number): void {
  open.sql('DELETE FROM served').run()
  open.sql('DELETE FROM outages WHERE to_at > ?').run(at)
  open.sql('UPDATE presence SET seen_at = ? WHERE seen_at > ?').run(at, at)
}

function readTimes(open: OpenDatabase, since: number): Times {
  const servedAt = numberOf(open, 'SELECT at FROM served') ?? 0
  const rows = open.sql('SELECT * FROM outages WHERE to_at > ? ORDER BY from_at').all(since)
  return { servedAt, outages: rows.map(parseOutageRow) }
}

function numberOf(open: OpenDatabase, sql: string): number | undefined {
  const at = open.sql(sql).get()?.at
  return typeof at === 'number' ? at : undefined
}
