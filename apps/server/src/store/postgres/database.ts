import { Client, type ClientConfig, DatabaseError, Pool, type PoolClient } from 'pg'
import { pendingMigrations, readMigrations } from '../migrations.ts'

const MIGRATIONS = readMigrations(new URL('./migrations/', import.meta.url))
/** Any number that nothing else on the same database uses for an advisory lock. */
const MIGRATION_LOCK = 7_201_933

const CONNECT_MS = 5_000
/** A thousand requests at once wait for a few connections: that is a queue, not a database that is away. */
const QUEUE_MS = 30_000

/** How often, and how long apart, the database is asked again while it is away. */
const TRIES = 12
const RETRY_MS = 500

/** The pool has one limit for queueing and connecting; this is the one for connecting. */
class ImpatientClient extends Client {
  constructor(config: ClientConfig = {}) {
    super({ ...config, connectionTimeoutMillis: CONNECT_MS })
  }
}

export async function openPool(url: string, connections: number, name: string): Promise<Pool> {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: QUEUE_MS,
    Client: ImpatientClient,
    application_name: name,
  })
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined)
  try {
    await refuseForgetful(pool)
    await inTransaction(pool, migrate)
  } catch (error) {
    await pool.end()
    throw error
  }
  return pool
}

/** Acknowledged means durable: a database that does not wait for its disk cannot promise that. */
async function refuseForgetful(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT name FROM pg_settings WHERE name IN ('fsync', 'synchronous_commit') AND setting = 'off'`,
  )
  const [first] = rows
  if (first !== undefined) throw new Error(`The database has ${first.name} = off: what it says is stored may be lost.`)
}

async function migrate(client: PoolClient): Promise<void> {
  await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
  await client.query(
    'CREATE TABLE IF NOT EXISTS turnwise_migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL, at TIMESTAMPTZ NOT NULL DEFAULT now())',
  )
  const { rows } = await client.query<{ version: number }>(
    'SELECT coalesce(max(number), 0) AS version FROM turnwise_migrations',
  )
  for (const { number, name, sql } of pendingMigrations(MIGRATIONS, rows[0]?.version ?? 0)) {
    await client.query(sql)
    await client.query('INSERT INTO turnwise_migrations (number, name) VALUES ($1, $2)', [number, name])
  }
}

export async function inTransaction<Value>(pool: Pool, body: (client: PoolClient) => Promise<Value>): Promise<Value> {
  const client = await pool.connect()
  let isBroken = false
  try {
    await client.query('BEGIN')
    const value = await body(client)
    await client.query('COMMIT')
    return value
  } catch (error) {
    isBroken = isUnknown(error)
    if (!isBroken) await client.query('ROLLBACK')
    throw error
  } finally {
    client.release(isBroken)
  }
}

/**
 * Asks again while the database is away. When the connection goes away during a commit, nobody knows whether it took
 * effect: the next attempt is told so, and finds out.
 */
export async function patiently<Value>(pool: Pool, ask: (isUncertain: boolean) => Promise<Value>): Promise<Value> {
  let isUncertain = false
  for (let tries = 1; ; tries++) {
    try {
      return await ask(isUncertain)
    } catch (error) {
      const isAway = isUnknown(error)
      if (tries === TRIES || pool.ending || !(isAway || isCollision(error))) throw error
      isUncertain ||= isAway
      await new Promise(resolve => setTimeout(resolve, isAway ? RETRY_MS : tries * 5))
    }
  }
}

/** An error that leaves open whether the statement took effect: the connection or the server went away meanwhile. */
export function isUnknown(error: unknown): boolean {
  if (!(error instanceof DatabaseError)) return true
  const code = error.code ?? ''
  // 53300: it takes no more connections just now.
  if (code === '53300') return true
  return code.startsWith('08') || code.startsWith('57P') || code.startsWith('58') || code.startsWith('XX')
}

/** Two transactions were in each other's way; nothing was done, and trying again is right. */
export function isCollision(error: unknown): boolean {
  return error instanceof DatabaseError && (error.code === '40001' || error.code === '40P01')
}

export function isDuplicate(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === '23505'
}
