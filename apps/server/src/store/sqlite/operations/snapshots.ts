import type { SnapshotStore } from '@turnwise/table'
import { parseSnapshotRow } from '../../rows.ts'
import type { Operations } from './operation.ts'

export const snapshots: Operations<SnapshotStore> = {
  readSnapshot: {
    writes: 0,
    run(open, [id]) {
      const row = open.sql('SELECT * FROM snapshots WHERE match_id = ?').get(id)
      return row === undefined ? undefined : parseSnapshotRow(row)
    },
  },
  writeSnapshot: {
    writes: 1,
    run(open, [id, { seq, version, content, digest }]) {
      open
        .sql('INSERT OR REPLACE INTO snapshots (match_id, seq, version, content, digest) VALUES (?, ?, ?, ?, ?)')
        .run(id, seq, version, content, digest)
    },
  },
}
