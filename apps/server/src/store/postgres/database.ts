import { Refusal } from '@turnwise/protocol'
import { Client, type ClientConfig, DatabaseError, Pool, type PoolClient } from 'pg'
import { pendingMigrations, readMigrations } from '../migrations.ts'
import { storeIsFull, storeIsReadOnly } from '../store-is-full.ts'

const MIGRATIONS = readMigrations(new URL('./migrations/', import.meta.url))
/** Any number that nothing else on the same database uses for an advisory lock. */
const MIGRATION_LOCK = 7_201_933

/** How long one request may wait for the database, attempts and pauses together; then its result is uncertain. */
export const RETRY_FOR_MS = 6_000
const RETRY_MS = 500
/** A connection without a response for this long is dropped, since a hung server or a cut cable sends nothing. */
const CONNECT_MS = 2_500
const QUERY_MS = 2_500
/** The server itself ends a statement a little sooner, so that it does not go on after we have given up. */
const STATEMENT_MS = 2_000
/** Waiting for a free connection does not mean that the database is away; `RETRY_FOR_MS` limits it for the request. */
const QUEUE_MS = 30_000
const CLOSE_MS = 3_000

/** Settings of a session override those of the server, the database and the role, so they cannot be switched off. */
const SESSION = `-c synchronous_commit=on -c statement_timeout=${STATEMENT_MS} -c idle_in_transaction_session_timeout=${QUERY_MS}`

/** The pool has one limit for queueing and connecting together; this one is for connecting. */
class ClientWithConnectTimeout extends Client {
  constructor(config: ClientConfig = {}) {
    super({ ...config, connectionTimeoutMillis: CONNECT_MS })
  }
}

export async function openPool(url: string, connections: number, name: string): Promise<Pool> {
  await prepareDatabase(url, name)
  const pool = new Pool({
    connectionString: withSession(url),
    max: connections,
    connectionTimeoutMillis: QUEUE_MS,
    query_timeout: QUERY_MS,
    keepAlive: true,
    Client: ClientWithConnectTimeout,
    application_name: name,
  })
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined)
  return pool
}

/** Waits a little for connections to end in order; those to a server that hangs never would. */
export async function closePool(pool: Pool): Promise<void> {
  const ended = pool.end().catch(() => undefined)
  await Promise.race([ended, new Promise(resolve => setTimeout(resolve, CLOSE_MS).unref())])
}

function withSession(url: string): string {
  const parsed = new URL(url)
  const given = parsed.searchParams.get('options')
  parsed.searchParams.set('options', given === null ? SESSION : `${given} ${SESSION}`)
  return parsed.href
}

/** On a connection without time limits: migrating a large database may take long. */
async function prepareDatabase(url: string, name: string): Promise<void> {
  const pool = new Pool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: CONNECT_MS * 2,
    application_name: name,
  })
  pool.on('error', () => undefined)
  try {
    const forgetful = await findUnsafeSetting(pool)
    if (forgetful !== undefined) throw new Error(forgetful)
    await inTransaction(pool, migrate)
  } finally {
    await closePool(pool)
  }
}

/**
 * Acknowledged means durable, which a database that does not wait for its disk, or takes nothing, cannot guarantee. Returns
 * a sentence, or undefined if all is well.
 */
export async function findUnsafeSetting(pool: Pool): Promise<string | undefined> {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT name FROM unnest(ARRAY['fsync', 'synchronous_commit', 'transaction_read_only']) AS name
     WHERE current_setting(name) = CASE name WHEN 'transaction_read_only' THEN 'on' ELSE 'off' END`,
  )
  const [first] = rows
  if (first?.name === 'transaction_read_only') return 'The database is read-only: nothing can be stored.'
  return first && `The database has ${first.name} = off: what it says is stored may be lost.`
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
 * Tries again while the database is away, for `RETRY_FOR_MS` in total. If the connection is lost during a commit, it is
 * uncertain whether it took effect: the next attempt gets this information and finds out.
 */
export async function withRetry<Value>(pool: Pool, ask: (isUncertain: boolean) => Promise<Value>): Promise<Value> {
  const deadline = performance.now() + RETRY_FOR_MS
  let isUncertain = false
  for (let tries = 1; ; tries++) {
    try {
      return await withDeadline(ask(isUncertain), deadline - performance.now())
    } catch (error) {
      throwIfRefused(error)
      const isAway = isUnknown(error)
      const pause = isAway ? RETRY_MS : tries * 5
      const isLate = performance.now() + pause >= deadline
      if (isLate || pool.ending || !(isAway || isCollision(error))) throw error
      isUncertain ||= isAway
      await new Promise(resolve => setTimeout(resolve, pause))
    }
  }
}

/** An answer that comes too late counts as none: whether the statement took effect is not known. */
export function withDeadline<Value>(asked: Promise<Value>, milliseconds = RETRY_FOR_MS): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The database does not answer.')), Math.max(0, milliseconds))
    asked
      .catch(error => {
        throwIfRefused(error)
        throw error
      })
      .then(resolve, reject)
      .finally(() => clearTimeout(timer))
  })
}

/** An error after which it is uncertain whether the statement took effect: connection or server were lost. */
function isUnknown(error: unknown): boolean {
  if (error instanceof Refusal) return false
  if (!(error instanceof DatabaseError)) return true
  const code = error.code ?? ''
  // 53300: too many connections at the moment.
  if (code === '53300') return true
  return code.startsWith('08') || code.startsWith('57P') || code.startsWith('58') || code.startsWith('XX')
}

/** Two transactions conflicted, or one took too long; nothing was done, so it can be tried again. */
function isCollision(error: unknown): boolean {
  return error instanceof DatabaseError && ['40001', '40P01', '57014'].includes(error.code ?? '')
}

/** The database says that it takes nothing now: then nothing was done. */
function throwIfRefused(error: unknown): void {
  if (!(error instanceof DatabaseError)) return
  if (error.code === '53100') throw storeIsFull()
  if (error.code === '25006') throw storeIsReadOnly()
}

export function isDuplicate(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === '23505'
}
