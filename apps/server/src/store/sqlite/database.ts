import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { syncFolder } from '../../sync.ts'
import { chainedRow, nextDigest, rootDigest, rootedMatch } from '../digest.ts'
import { pendingMigrations, readMigrations } from '../migrations.ts'
import { isBroken } from './database-errors.ts'
import { moveArrivals } from './move-arrivals.ts'

const MIGRATIONS = readMigrations(new URL('./migrations/', import.meta.url))

/** How long a writer waits for another process that reads or backs up. */
const BUSY_MS = 5_000

/** Opens the database for its one writer. Nothing may be written before it is settled. */
export function connect(file: string): DatabaseSync {
  createPrivate(file)
  const database = new DatabaseSync(file, { timeout: BUSY_MS, enableForeignKeyConstraints: true })
  return closedOnError(database, () => {
    // On macOS a sync leaves the data in the cache of the drive, a full one does not; elsewhere they are the same.
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA fullfsync = ON')
    database.exec('PRAGMA wal_autocheckpoint = 0')
  })
}

/**
 * Moves what a crash or a failed fsync left in the write-ahead log into the database file and syncs it: pages that a
 * failed fsync marked clean would never be written again. Fails if the disk is full.
 */
export function settle(database: DatabaseSync, file: string): void {
  checkpoint(database, 'TRUNCATE')
  migrate(database)
  moveArrivals(database)
  syncFolder(dirname(file))
}

/** Opened and settled. */
export function openDatabase(file: string): DatabaseSync {
  const database = connect(file)
  return closedOnError(database, () => settle(database, file))
}

/** How a server opens it when it starts: it looks for damage first. Where the schema is damaged, no statement works. */
export function connectChecked(file: string): DatabaseSync {
  try {
    const database = connect(file)
    return closedOnError(database, () => {
      const [found] = Object.values(database.prepare('PRAGMA quick_check(1)').get() ?? {})
      if (found !== 'ok') throw damaged(file, String(found))
    })
  } catch (error) {
    throw error instanceof Error && isBroken(error) ? damaged(file, error.message) : error
  }
}

function damaged(file: string, found: string): Error {
  return new Error(
    `The database ${file} is damaged (${found}). Keep a copy of it, and restore the last backup into an empty folder.`,
  )
}

function closedOnError(database: DatabaseSync, prepare: () => void): DatabaseSync {
  try {
    prepare()
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

/** Which file and which write-ahead log have these names now. A writer that holds removed ones would write into nowhere. */
export function identityOf(file: string): string {
  return [file, `${file}-wal`].map(name => statSync(name, { throwIfNoEntry: false })?.ino).join()
}

/** Read-only: another process may be serving from the same file. */
export function openForReading(file: string): DatabaseSync {
  if (!existsSync(file)) throw new Error(`There is no database at ${file}.`)
  const database = new DatabaseSync(file, { timeout: BUSY_MS, readOnly: true })
  const version = versionOf(database)
  if (version === MIGRATIONS.length) return database
  database.close()
  throw new Error(`${file} is at version ${version}, not ${MIGRATIONS.length}: start the server on it once.`)
}

/**
 * Held as long as the process lives, however it ends; two servers on one file would each miss the other's changes. The
 * database file is always created before the lock, so a lock without a database means that the database was removed.
 */
export function lockFolder(file: string): DatabaseSync {
  const folder = dirname(file)
  const lockFile = join(folder, 'serving.lock')
  if (existsSync(lockFile) && !existsSync(file)) {
    throw new Error(
      `A server has run here before, but its database ${file} is missing. Put it back or restore a backup; to begin with an empty one, remove ${lockFile}.`,
    )
  }
  createPrivate(file)
  createPrivate(lockFile)
  syncFolder(folder)
  const lock = new DatabaseSync(lockFile)
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
  } catch {
    lock.close()
    throw new Error(`Another turnwise server uses ${folder}. TURNWISE_DATA names another folder.`)
  }
  return lock
}

export function checkpoint(database: DatabaseSync, mode: 'PASSIVE' | 'TRUNCATE'): void {
  const result = database.prepare(`PRAGMA wal_checkpoint(${mode})`).get()
  if (mode === 'TRUNCATE' && result?.busy !== 0) throw new Error('The write-ahead log is in use by another process.')
}

function migrate(database: DatabaseSync): void {
  database.exec('BEGIN IMMEDIATE')
  try {
    for (const { number, name, sql } of pendingMigrations(MIGRATIONS, versionOf(database))) {
      database.exec(sql)
      if (name.endsWith('lists-and-digests.sql')) chainEntries(database)
      database.exec(`PRAGMA user_version = ${number}`)
    }
    database.exec('COMMIT')
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}

/** Computes the digests of entries that were stored before there were digests. */
function chainEntries(database: DatabaseSync): void {
  const setRoot = database.prepare('UPDATE matches SET digest = ? WHERE id = ?')
  const setDigest = database.prepare('UPDATE log SET digest = ? WHERE match_id = ? AND seq = ?')
  const log = database.prepare('SELECT seq, at, entry FROM log WHERE match_id = ? ORDER BY seq')
  for (const match of database.prepare('SELECT id, game, version, seed, options, created_at FROM matches').all()) {
    const { id, ...rest } = rootedMatch(match)
    let digest = rootDigest({ ...rest, id })
    setRoot.run(digest, id)
    for (const row of log.all(id)) {
      const { seq, at, entry } = chainedRow(row)
      digest = nextDigest(digest, seq, at, entry)
      setDigest.run(digest, id, seq)
    }
  }
}

function versionOf(database: DatabaseSync): number {
  return Number(database.prepare('PRAGMA user_version').get()?.user_version)
}

/** The file exists and only its owner can read it; SQLite gives its companion files the same mode. */
function createPrivate(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  closeSync(openSync(file, 'a', 0o600))
  // Windows has no such modes, and may refuse to change a file that another process has open.
  if (process.platform === 'win32') return
  for (const name of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(name)) chmodSync(name, 0o600)
}
