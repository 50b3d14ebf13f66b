/**
 * Builds of the server that break a guarantee on purpose: each replaces one text of one source file while it is loaded.
 * The harness must find every one of them, or it proves nothing.
 */
export interface Flaw {
  readonly file: string
  readonly text: string
  readonly instead: string
}

export const FLAWS = {
  /** Answered at once, stored a little later. */
  'acknowledges-first': {
    file: 'apps/server/src/store/sqlite/sqlite-store.ts',
    text: "queue.call('append', [id, entry.seq, JSON.stringify(entry), at, jsonOrNull(outcome)]),",
    instead: `{
      const asked = JSON.stringify(entry)
      setTimeout(() => {
        queue.call('append', [id, entry.seq, asked, at, jsonOrNull(outcome)]).catch(() => undefined)
      }, 30)
      return Promise.resolve('ok')
    },`,
  },
  /** The same on PostgreSQL. */
  'acknowledges-first-on-postgres': {
    file: 'apps/server/src/store/postgres/postgres-store.ts',
    text: '? appends.append({ id, seq: entry.seq, entry: JSON.stringify(entry), at, outcome: jsonOrNull(outcome), by })',
    instead: `? new Promise(resolve => {
            setTimeout(() => {
              const asked = { id, seq: entry.seq, entry: JSON.stringify(entry), at, outcome: jsonOrNull(outcome), by }
              appends.append(asked).catch(() => undefined)
            }, 30)
            resolve('ok')
          })`,
  },
  /** A commit that failed is answered as if it had not. */
  'believes-failed-commits': {
    file: 'apps/server/src/store/sqlite/batch-runner.ts',
    text: 'return isFull(error) ? this.#rollBack(batch) : this.#findOut(batch)',
    instead: 'return isFull(error) ? this.#rollBack(batch) : outcomes',
  },
  /** Each statement of a migration is a separate transaction. */
  'migrates-in-pieces': {
    file: 'apps/server/src/store/sqlite/database.ts',
    text: "function migrate(database: DatabaseSync): void {\n  database.exec('BEGIN IMMEDIATE')\n",
    instead: `function migrate(database: DatabaseSync): void {
  for (const { number, sql } of pendingMigrations(MIGRATIONS, versionOf(database))) {
    database.exec(sql)
    database.exec('PRAGMA user_version = ' + number)
  }
  database.exec('BEGIN IMMEDIATE')
`,
  },
  /** Entries that have arrived are removed in one transaction and put into the log in the next. */
  'moves-in-pieces': {
    file: 'apps/server/src/store/sqlite/move-arrivals.ts',
    text: "database.exec('BEGIN IMMEDIATE')\n  try {\n    database.exec(MOVE)\n    database.exec('COMMIT')\n",
    instead: `try {
    database.exec('CREATE TEMP TABLE IF NOT EXISTS moved AS SELECT * FROM arrivals WHERE false')
    database.exec('INSERT INTO moved SELECT * FROM arrivals')
    database.exec('DELETE FROM arrivals')
    database.exec(MOVE.replace('FROM arrivals', 'FROM moved').replace(/;[^]*/, ''))
    database.exec('DELETE FROM moved')
`,
  },
  /** A backup has its name before it is complete. */
  'backs-up-in-place': {
    file: 'apps/cli/src/commands/backup.ts',
    text: '.part`',
    instead: '`',
  },
  /** A restore is not marked as unfinished. */
  'restores-unmarked': {
    file: 'apps/server/src/upkeep/restore.ts',
    text: '  await store.upkeep.setMark(RESTORING, true)',
    instead: '',
  },
  /** Stored without waiting for the disk. */
  'never-syncs': {
    file: 'apps/server/src/store/sqlite/database.ts',
    text: 'PRAGMA synchronous = FULL',
    instead: 'PRAGMA synchronous = OFF',
  },
  /** Records are replayed in the thread that answers everybody. */
  'replays-on-the-main-thread': {
    file: 'apps/server/src/start-server.ts',
    text: 'askLong: request => rules.ask(request),',
    instead: '',
  },
  /** Breaks no guarantee: a bus that drops everything. All guarantees must still hold. */
  'hears-no-bell': {
    file: 'apps/server/src/nodes/postgres-bus.ts',
    text: "next.on('notification', message => receive(message.payload))",
    instead: "next.on('notification', () => undefined)",
  },
} as const satisfies Readonly<Record<string, Flaw>>

export type FlawName = keyof typeof FLAWS
