import { join } from 'node:path'
import type { Capabilities, Store } from '@turnwise/table'
import type { StoreObserver } from './observer.ts'
import { openPostgresStore, type SharedStore } from './postgres/postgres-store.ts'
import { openSqliteStore } from './sqlite/sqlite-store.ts'

/** Where matches are stored: a folder of this machine, or a database that several nodes share. */
export type Storage =
  | { readonly kind: 'sqlite'; readonly folder: string; readonly readOnly?: boolean }
  | { readonly kind: 'postgres'; readonly url: string }

/** May other nodes write to it too? */
export function isShared(store: Store | SharedStore): store is SharedStore {
  return store.isShared
}

const SQLITE_FILE = 'turnwise.sqlite'

export function openStore(
  storage: Storage,
  observer: StoreObserver = {},
): Promise<(Store & Capabilities) | SharedStore> {
  if (storage.kind === 'postgres') return openPostgresStore({ url: storage.url, ...observer })
  const { folder, readOnly = false } = storage
  return openSqliteStore({ file: join(folder, SQLITE_FILE), readOnly, ...observer })
}
