import { DatabaseSync } from 'node:sqlite'
import { readMigrations } from '../../apps/server/src/store/migrations.ts'
import { entryText } from './script.ts'

/** The last version in which entries had no digests. */
const VERSION = 3
const MIGRATIONS = readMigrations(new URL('../../apps/server/src/store/sqlite/migrations/', import.meta.url))

/** A database as an earlier version wrote it, with one match. */
export function createOld(file: string, length: number): void {
  const database = new DatabaseSync(file)
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; BEGIN')
  for (const { sql } of MIGRATIONS.slice(0, VERSION)) database.exec(sql)
  database.exec(`PRAGMA user_version = ${VERSION}`)
  database.exec(
    `INSERT INTO matches (id, game, version, seed, options, created_at, spectators, listed) VALUES ('old', 'senet', '1', 's', '{}', 1, 1, 1);
     INSERT INTO seats (match_id, seat, name, token_hash, open) VALUES ('old', 0, 'A', 'hash', 0)`,
  )
  const insert = database.prepare('INSERT INTO log (match_id, seq, entry, at) VALUES (?, ?, ?, ?)')
  for (let seq = 1; seq <= length; seq++) insert.run('old', seq, entryText('old', seq), seq)
  database.exec('COMMIT')
  database.close()
}

export function oldContent(length: number): readonly string[] {
  const entries = Array.from({ length }, (_, i) => `log old ${i + 1} ${entryText('old', i + 1)}`)
  return ['match old', 'seat old hash', ...entries]
}
