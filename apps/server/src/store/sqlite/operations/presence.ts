import type { PresenceStore } from '@turnwise/table'
import { z } from 'zod'
import type { Operations } from './operation.ts'

const time = z.number().optional()

export const presence: Operations<PresenceStore> = {
  markSeen: {
    writes: 1,
    run(open, [seats]) {
      const mark = open.sql(
        `INSERT INTO presence (match_id, seat, seen_at) VALUES (?, ?, ?)
         ON CONFLICT DO UPDATE SET seen_at = max(seen_at, excluded.seen_at)`,
      )
      for (const { matchId, seat, at } of seats) mark.run(matchId, seat, at)
    },
  },
  lastSeen: {
    writes: 0,
    run: (open, [id, seat]) =>
      time.parse(open.sql('SELECT seen_at FROM presence WHERE match_id = ? AND seat = ?').get(id, seat)?.seen_at),
  },
}
