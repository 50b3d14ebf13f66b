import type { PushStore } from '@turnwise/table'
import { parseSubscriptionRow } from '../../rows.ts'
import type { Operations } from './operation.ts'

export const push: Operations<PushStore> = {
  putSubscription: {
    writes: 1,
    run: (open, [id, { tokenHash, ...subscription }]) =>
      open.insert('subscriptions', { match_id: id, ...subscription, token_hash: tokenHash }, 'REPLACE'),
  },
  readSubscriptions: {
    writes: 0,
    run: (open, [id, seat]) =>
      open
        .sql('SELECT * FROM subscriptions WHERE match_id = ? AND seat = ? ORDER BY id')
        .all(id, seat)
        .map(parseSubscriptionRow),
  },
  dropSubscription: {
    writes: 1,
    run(open, [id, seat, endpoint]) {
      open.sql('DELETE FROM subscriptions WHERE match_id = ? AND seat = ? AND endpoint = ?').run(id, seat, endpoint)
    },
  },
}
