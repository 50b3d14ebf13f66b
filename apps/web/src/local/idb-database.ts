import type { Outcome } from '@turnwise/engine'
import type { ChatRow, LogRow, MatchSummary, StoredMatch, StoredSeat } from '@turnwise/table'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

export interface Kept {
  readonly id: string
  readonly match: StoredMatch
  readonly seats: readonly StoredSeat[]
  readonly seq: number
  readonly outcome: Outcome | null
  /** Time of the last change. */
  readonly at: number
}

interface Schema extends DBSchema {
  matches: { key: string; value: Kept }
  log: { key: [string, number]; value: LogRow }
  chat: { key: [string, number]; value: ChatRow }
}

export type LocalDatabase = IDBPDatabase<Schema>

/** Async, so that an exception of the browser becomes a rejection too. */
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

/** Requests strict durability, so that an accepted action survives a crash of the page. */
export const DURABLE = { durability: 'strict' } as const

/** Deletes a match with all its data. */
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

/** For the home page, which needs no table to list the matches. */
export async function recentMatches(database: LocalDatabase): Promise<readonly LocalSummary[]> {
  const all = await database.getAll('matches')
  return all.sort((a, b) => b.at - a.at)
}
