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
    run: (open, [id, snapshot]) => open.insert('snapshots', { match_id: id, ...snapshot }, 'REPLACE'),
  },
}
