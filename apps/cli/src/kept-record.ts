import { existsSync, statSync } from 'node:fs'
import type { MatchRecord } from '@turnwise/engine'
import { loadCatalog } from './catalog.ts'
import { readRecord } from './files.ts'

/** The record in a file, or of a match that the terminal has kept in a folder. */
export async function recordAt(place: string, games: readonly string[] = []): Promise<MatchRecord> {
  if (!existsSync(place) || !statSync(place).isDirectory()) return readRecord(place)
  // Loaded only here: it brings the code of the server's store.
  const { exportKept } = await import('./play/local-match.ts')
  return exportKept(await loadCatalog(games), place)
}
