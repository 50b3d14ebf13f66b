import type { Outcome } from '@turnwise/engine'
import type { ChatRow, LogRow, MatchFilter, MatchSummary, Store, StoredMatch, StoredSeat } from '@turnwise/table'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

interface Kept {
  readonly id: string
  readonly match: StoredMatch
  readonly seats: readonly StoredSeat[]
  readonly seq: number
  readonly outcome: Outcome | null
  /** When something happened last. */
  readonly at: number
}

interface Schema extends DBSchema {
  matches: { key: string; value: Kept }
  log: { key: [string, number]; value: LogRow }
  chat: { key: [string, number]; value: ChatRow }
}

export type LocalDatabase = IDBPDatabase<Schema>

/** Async, so that a browser that throws instead of rejecting is told the same way. */
export async function openDatabase(): Promise<LocalDatabase> {
  return openDB<Schema>('turnwise', 1, {
    upgrade(database) {
      database.createObjectStore('matches', { keyPath: 'id' })
      database.createObjectStore('log')
      database.createObjectStore('chat')
    },
    // A newer version in another tab must not wait for this one.
    blocking: (_current, _blocked, event) => {
      if (event.target instanceof IDBDatabase) event.target.close()
    },
  })
}

/** An accepted action survives a crash of the page: asked for, not assumed. */
const DURABLE = { durability: 'strict' } as const

/** Matches on this device. `changed` rings the doorbell of the other tabs. */
export function idbStore(database: LocalDatabase, changed: (id: string) => void): Store {
  const rowsOf = (id: string, since: number) => IDBKeyRange.bound([id, since + 1], [id, Number.POSITIVE_INFINITY])
  return {
    async createMatch(match, seats, rows) {
      const work = database.transaction(['matches', 'log'], 'readwrite', DURABLE)
      const kept: Kept = { id: match.id, match, seats, seq: rows.length, outcome: null, at: match.createdAt }
      await Promise.all([
        work.objectStore('matches').add(kept),
        ...rows.map(row => work.objectStore('log').add(row, [match.id, row.entry.seq])),
        work.done,
      ])
    },
    async loadMatch(id) {
      const kept = await database.get('matches', id)
      return kept === undefined ? undefined : { match: kept.match, seats: kept.seats }
    },
    readLog: (id, since) => database.getAll('log', rowsOf(id, since)),
    async append(id, rows, outcome) {
      const work = database.transaction(['matches', 'log'], 'readwrite', DURABLE)
      const kept = await work.objectStore('matches').get(id)
      if (kept === undefined || rows[0]?.entry.seq !== kept.seq + 1) {
        await work.done
        return 'conflict'
      }
      const at = rows.at(-1)?.at ?? kept.at
      await Promise.all([
        work.objectStore('matches').put({ ...kept, seq: kept.seq + rows.length, outcome, at }),
        ...rows.map(row => work.objectStore('log').add(row, [id, row.entry.seq])),
        work.done,
      ])
      changed(id)
      return 'ok'
    },
    async replaceSeat(id, before, after) {
      const work = database.transaction('matches', 'readwrite', DURABLE)
      const kept = await work.store.get(id)
      const now = kept?.seats[before.seat]
      const fits = now !== undefined && now.tokenHash === before.tokenHash && now.bot === before.bot
      if (kept !== undefined && fits) {
        const seats = kept.seats.map(seat => (seat.seat === after.seat ? after : seat))
        await work.store.put({ ...kept, seats })
      }
      await work.done
      if (fits) changed(id)
      return fits ? 'ok' : 'conflict'
    },
    listMatches: filter => listKept(database, filter),
    async say(id, seat, text, at) {
      const work = database.transaction('chat', 'readwrite', DURABLE)
      const row = { index: (await work.store.count(rowsOf(id, 0))) + 1, seat, text, at }
      await Promise.all([work.store.add(row, [id, row.index]), work.done])
      return row
    },
    readChat: (id, since) => database.getAll('chat', rowsOf(id, since)),
    async close() {
      database.close()
    },
  }
}

async function listKept(database: LocalDatabase, filter: MatchFilter): Promise<readonly MatchSummary[]> {
  const all = await database.getAll('matches')
  const fitting = all
    .filter(({ match }) => filter.game === undefined || match.game === filter.game)
    .filter(({ outcome }) => filter.status === undefined || (filter.status === 'over') === (outcome !== null))
    .sort((a, b) => b.at - a.at)
  const start = filter.after === undefined ? 0 : fitting.findIndex(({ id }) => id === filter.after) + 1
  return fitting
    .slice(start, start + filter.limit)
    .map(({ match, seats, seq, outcome }) => ({ match, seats, seq, outcome }))
}

/** A match and everything of it is gone for good. */
export async function deleteMatch(database: LocalDatabase, id: string): Promise<void> {
  const work = database.transaction(['matches', 'log', 'chat'], 'readwrite', DURABLE)
  const all = IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY])
  await Promise.all([
    work.objectStore('matches').delete(id),
    work.objectStore('log').delete(all),
    work.objectStore('chat').delete(all),
    work.done,
  ])
}

export interface LocalSummary extends MatchSummary {
  readonly at: number
}

/** For the home page, which needs no table for that. */
export async function recentMatches(database: LocalDatabase): Promise<readonly LocalSummary[]> {
  const all = await database.getAll('matches')
  return all.sort((a, b) => b.at - a.at)
}
