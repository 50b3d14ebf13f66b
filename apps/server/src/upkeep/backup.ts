import { createHash } from 'node:crypto'
import type { Store } from '@turnwise/table'
import { allMatches } from './all-matches.ts'

export const BACKUP_FORMAT = 1

/**
 * A whole store as lines of JSON: a head, one line a match, a tail with a count and a checksum. The same for every
 * store, so that a backup of one can be restored into another. Each match is whole as of some moment while the backup
 * runs: matches know nothing of each other, and a log only grows. A match that cannot be read is left out and reported.
 */
export async function* backupLines(
  store: Store,
  now: number,
  onDamaged?: (matchId: string, error: unknown) => void,
): AsyncGenerator<string> {
  const hash = createHash('sha256')
  const line = (value: object): string => {
    const text = `${JSON.stringify(value)}\n`
    hash.update(text)
    return text
  }
  yield line({ turnwise: 'backup', format: BACKUP_FORMAT, at: now })
  let matches = 0
  for await (const { match, seats, seq, outcome } of allMatches(store)) {
    // Only as many entries as when the list was read, so that the outcome fits the log.
    const rows = await store.readLog(match.id, 0).catch(error => {
      if (onDamaged === undefined) throw error
      onDamaged(match.id, error)
    })
    if (rows === undefined) continue
    const chat = await store.readChat(match.id, 0)
    matches++
    yield line({ match, seats, rows: rows.slice(0, seq), chat, outcome })
  }
  yield `${JSON.stringify({ matches, sha256: hash.digest('hex') })}\n`
}
