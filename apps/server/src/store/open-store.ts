import { join } from 'node:path'
import type { Store } from '@turnwise/table'
import type { QueueObserver } from './sqlite/operation-queue.ts'
import { openSqliteStore } from './sqlite/sqlite-store.ts'

export type Storage = { readonly kind: 'sqlite'; readonly folder: string; readonly readOnly?: boolean }

export const SQLITE_FILE = 'turnwise.sqlite'

export function openStore(storage: Storage, observer: QueueObserver = {}): Promise<Store> {
  const { folder, readOnly = false } = storage
  return openSqliteStore({ file: join(folder, SQLITE_FILE), readOnly, ...observer })
}
