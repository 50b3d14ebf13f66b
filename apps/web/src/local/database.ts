import { type LocalDatabase, openDatabase } from './idb-database.ts'
import { CANNOT_KEEP, reportTrouble } from './storage-health.ts'

let opened: Promise<LocalDatabase | undefined> | undefined

/** The matches of this device, or undefined if the browser refuses storage; then the page says so. */
export function localDatabase(): Promise<LocalDatabase | undefined> {
  opened ??= openDatabase().catch(() => {
    reportTrouble(CANNOT_KEEP)
    return undefined
  })
  return opened
}
