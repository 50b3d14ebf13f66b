import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { Client } from 'pg'
import { type Migration, readMigrations } from '../../store/migrations.ts'
import type { Storage } from '../../store/open-store.ts'

export type Row = Readonly<Record<string, unknown>>
/** By table, in the order of their keys. */
export type Rows = Readonly<Record<string, readonly Row[]>>

/** A database as it is, without the store: how an earlier release left it, and what became of it. */
export interface Layouts {
  readonly migrations: readonly Migration[]
  /** A new database with the first migrations. */
  create(name: string, version: number): Promise<Database>
  open(name: string): Promise<Database>
  storage(name: string): Storage
}

export interface Database {
  /** Everything in it. */
  rows(): Promise<Rows>
  /** The columns of each table that can be written. */
  columns(): Promise<Readonly<Record<string, readonly string[]>>>
  insert(table: string, row: Row): Promise<void>
  close(): Promise<void>
}

const migrationsOf = (kind: string) => readMigrations(new URL(`../../store/${kind}/migrations/`, import.meta.url))

/** Referenced tables come first. */
const inOrder = (tables: readonly string[]) =>
  [...tables].sort((a, b) => Number(b === 'matches') - Number(a === 'matches'))

const marks = (row: Row, mark: (index: number) => string) =>
  Object.keys(row)
    .map((_, index) => mark(index))
    .join(', ')
const names = (row: Row) =>
  Object.keys(row)
    .map(name => `"${name}"`)
    .join(', ')

/** Rows do not depend on the order in which they were written. */
function sorted(rows: readonly Row[]): readonly Row[] {
  return rows.map(row => ({ ...row })).sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
}

export function sqliteLayouts(folder: string): Layouts {
  const migrations = migrationsOf('sqlite')
  const storage = (name: string) => ({ kind: 'sqlite', folder: join(folder, name) }) as const
  const open = async (name: string): Promise<Database> => {
    const database = new DatabaseSync(join(folder, name, 'turnwise.sqlite'))
    database.exec('PRAGMA synchronous = OFF')
    const tables = () =>
      inOrder(
        database
          .prepare(`SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`)
          .all()
          .map(row => String(row.name)),
      )
    return {
      rows: async () =>
        Object.fromEntries(tables().map(table => [table, sorted(database.prepare(`SELECT * FROM "${table}"`).all())])),
      columns: async () =>
        Object.fromEntries(
          tables().map(table => [
            table,
            database
              .prepare(`PRAGMA table_info("${table}")`)
              .all()
              .map(row => String(row.name)),
          ]),
        ),
      async insert(table, row) {
        const values = Object.values(row) as SQLInputValue[]
        database
          .prepare(`INSERT OR REPLACE INTO "${table}" (${names(row)}) VALUES (${marks(row, () => '?')})`)
          .run(...values)
      },
      close: async () => database.close(),
    }
  }
  return {
    migrations,
    storage,
    open,
    async create(name, version) {
      mkdirSync(join(folder, name))
      const database = new DatabaseSync(join(folder, name, 'turnwise.sqlite'))
      database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF; BEGIN')
      for (const { sql } of migrations.slice(0, version)) database.exec(sql)
      database.exec(`PRAGMA user_version = ${version}; COMMIT`)
      database.close()
      return open(name)
    },
  }
}

export function postgresLayouts(url: string): Layouts {
  const migrations = migrationsOf('postgres')
  const urlOf = (name: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href
  const connect = async (to: string) => {
    // It need not wait for the disk: nothing here is ever cut off.
    const client = new Client({ connectionString: to, options: '-c synchronous_commit=off' })
    await client.connect()
    return client
  }
  const open = async (name: string): Promise<Database> => {
    const client = await connect(urlOf(name))
    const columns = async () => {
      const { rows } = await client.query<{ table_name: string; names: readonly string[] }>(
        `SELECT table_name, array_agg(column_name::text ORDER BY ordinal_position) FILTER (WHERE is_generated = 'NEVER') AS names
         FROM information_schema.columns WHERE table_schema = 'public' AND table_name <> 'turnwise_migrations'
         GROUP BY table_name`,
      )
      const found = new Map(rows.map(row => [row.table_name, row.names]))
      return Object.fromEntries(inOrder([...found.keys()].sort()).map(table => [table, found.get(table) ?? []]))
    }
    return {
      columns,
      async rows() {
        const all: Record<string, readonly Row[]> = {}
        for (const table of Object.keys(await columns())) {
          all[table] = sorted((await client.query(`SELECT * FROM "${table}"`)).rows)
        }
        return all
      },
      async insert(table, row) {
        await client.query(
          `INSERT INTO "${table}" (${names(row)}) OVERRIDING SYSTEM VALUE VALUES (${marks(row, index => `$${index + 1}`)})
           ON CONFLICT DO NOTHING`,
          Object.values(row),
        )
      },
      close: () => client.end(),
    }
  }
  return {
    migrations,
    open,
    storage: name => ({ kind: 'postgres', url: urlOf(name) }),
    async create(name, version) {
      const server = await connect(url)
      await server.query(`CREATE DATABASE "${name}"`)
      await server.end()
      const client = await connect(urlOf(name))
      await client.query(
        'CREATE TABLE turnwise_migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL, at TIMESTAMPTZ NOT NULL DEFAULT now())',
      )
      for (const { number, name: file, sql } of migrations.slice(0, version)) {
        await client.query(sql)
        await client.query('INSERT INTO turnwise_migrations (number, name) VALUES ($1, $2)', [number, file])
      }
      if (version >= 11) await client.query('DELETE FROM served')
      await client.end()
      return open(name)
    },
  }
}
