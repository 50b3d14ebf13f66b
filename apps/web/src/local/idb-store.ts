import { type ChatRow, type Store, selectMatches } from '@turnwise/table'
import { DURABLE, type Kept, type LocalDatabase } from './idb-database.ts'

/** Matches on this device. `changed` notifies the other tabs. */
export function idbStore(database: LocalDatabase, changed: (id: string) => void): Store {
  const rowsOf = (id: string, since: number) => IDBKeyRange.bound([id, since + 1], [id, Number.POSITIVE_INFINITY])
  return {
    // Other tabs announce what they change.
    isShared: false,
    async createMatch(match, seats, rows, outcome) {
      const work = database.transaction(['matches', 'log'], 'readwrite', DURABLE)
      const kept: Kept = { id: match.id, match, seats, seq: rows.length, outcome, at: match.createdAt }
      await Promise.all([
        work.objectStore('matches').add(kept),
        ...rows.map(row => work.objectStore('log').add(row, [match.id, row.entry.seq])),
        work.done,
      ])
    },
    async loadMatch(id) {
      const kept = await database.get('matches', id)
      return kept === undefined ? undefined : { match: kept.match, seats: kept.seats, outcome: kept.outcome }
    },
    readLog: (id, since) => database.getAll('log', rowsOf(id, since)),
    async append(id, row, outcome) {
      const work = database.transaction(['matches', 'log'], 'readwrite', DURABLE)
      const kept = await work.objectStore('matches').get(id)
      if (kept === undefined || row.entry.seq !== kept.seq + 1) {
        await work.done
        return 'conflict'
      }
      await Promise.all([
        work.objectStore('matches').put({ ...kept, seq: row.entry.seq, outcome, at: row.at }),
        work.objectStore('log').add(row, [id, row.entry.seq]),
        work.done,
      ])
      changed(id)
      return 'ok'
    },
    async replaceSeat(id, before, after) {
      const work = database.transaction('matches', 'readwrite', DURABLE)
      const kept = await work.store.get(id)
      const now = kept?.seats[before.seat]
      const fits = now?.tokenHash === before.tokenHash && now.bot === before.bot && now.open === before.open
      if (kept !== undefined && fits) {
        const seats = kept.seats.map(seat => (seat.seat === after.seat ? after : seat))
        await work.store.put({ ...kept, seats })
      }
      await work.done
      if (fits) changed(id)
      return fits ? 'ok' : 'conflict'
    },
    async listMatches(filter) {
      const all = await database.getAll('matches')
      return selectMatches(
        all.map(({ match, seats, seq, outcome }) => ({ match, seats, seq, outcome })),
        filter,
      )
    },
    async say(id, seat, text, at, key) {
      const work = database.transaction('chat', 'readwrite', DURABLE)
      const all = await work.store.getAll(rowsOf(id, 0))
      const said = key === undefined ? undefined : all.find(row => row.seat === seat && row.key === key)
      if (said !== undefined) {
        await work.done
        return said
      }
      const row: ChatRow = { index: all.length + 1, seat, text, at, ...(key === undefined ? {} : { key }) }
      await Promise.all([work.store.add(row, [id, row.index]), work.done])
      return row
    },
    readChat: (id, since) => database.getAll('chat', rowsOf(id, since)),
    async close() {
      database.close()
    },
  }
}
