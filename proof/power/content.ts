import type { DatabaseSync } from 'node:sqlite'

/** Everything in the database as lines, and its problems as a database. */
export function contentOf(database: DatabaseSync): { readonly lines: ReadonlySet<string>; readonly faults: string[] } {
  const lines = new Set<string>()
  const faults: string[] = []
  const [check] = Object.values(database.prepare('PRAGMA quick_check').get() ?? {})
  if (check !== 'ok') faults.push(`damaged: ${check}`)
  for (const row of database.prepare('SELECT id FROM matches').all()) lines.add(`match ${row.id}`)
  for (const row of database.prepare('SELECT match_id, token_hash FROM seats').all()) {
    lines.add(`seat ${row.match_id} ${row.token_hash}`)
  }
  for (const row of database.prepare('SELECT match_id, text FROM chat').all()) {
    const line = `chat ${row.match_id} ${row.text}`
    if (lines.has(line)) faults.push(`twice: ${line}`)
    lines.add(line)
  }
  const heads = new Map<string, number>()
  for (const row of database.prepare('SELECT match_id, seq, entry FROM entries ORDER BY match_id, seq').all()) {
    const [match, seq] = [String(row.match_id), Number(row.seq)]
    if (seq !== (heads.get(match) ?? 0) + 1) faults.push(`a gap before ${seq} of ${match}`)
    heads.set(match, seq)
    lines.add(`log ${match} ${seq} ${row.entry}`)
  }
  return { lines, faults }
}
