import { stat } from 'node:fs/promises'
import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Capabilities, Store } from '@turnwise/table'
import { z } from 'zod'
import type { StoreObserver } from '../observer.ts'
import {
  jsonOrNull,
  parseChatRow,
  parseIdleRow,
  parseLogRow,
  parseMatchRow,
  parseSeatRow,
  parseSnapshotRow,
  parseSubscriptionRow,
  parseSummary,
} from '../rows.ts'
import { logValues, matchValues } from './encode.ts'
import { OperationQueue } from './operation-queue.ts'

export interface SqliteOptions extends StoreObserver {
  readonly file: string
  /** Read-only, while a server may be running. */
  readonly readOnly?: boolean
}

const replaced = z.enum(['ok', 'conflict'])
const deleted = z.enum(['deleted', 'kept'])
const rows = z.array(z.unknown())
const loaded = z.object({ match: z.unknown(), seats: rows })
const logRows = z.object({ seats: z.number(), rows })

/** The embedded store: one file, one writing thread, answered once it is on the disk. */
export async function openSqliteStore({
  file,
  readOnly = false,
  ...observer
}: SqliteOptions): Promise<Store & Capabilities> {
  const worker = new Worker(new URL(`./worker${extname(import.meta.filename)}`, import.meta.url), {
    workerData: { file, readOnly },
  })
  const queue = new OperationQueue(worker, observer)
  await queue.ready
  return {
    isShared: false,
    async createMatch(match, seats, log, outcome) {
      await queue.ask({
        kind: 'create-match',
        match: matchValues(match),
        seats,
        log: logValues(log),
        outcome: jsonOrNull(outcome),
      })
    },
    async loadMatch(id) {
      const found = loaded.optional().parse(await queue.ask({ kind: 'load-match', id }))
      return found === undefined
        ? undefined
        : { match: parseMatchRow(found.match), seats: found.seats.map(parseSeatRow) }
    },
    async readLog(id, since) {
      const found = logRows.parse(await queue.ask({ kind: 'read-log', id, since }))
      if (found.seats === 0) throw new Error(`There is no match ${id} in this store.`)
      return found.rows.map(row => parseLogRow(row, found.seats))
    },
    append: (id, { entry, at }, outcome) => queue.append(id, entry.seq, JSON.stringify(entry), at, jsonOrNull(outcome)),
    async replaceSeat(id, before, after) {
      return replaced.parse(await queue.ask({ kind: 'replace-seat', id, before, after }))
    },
    async listMatches(filter) {
      const found = z.array(loaded).parse(await queue.ask({ kind: 'list-matches', filter }))
      return found.map(({ match, seats }) => ({
        match: parseMatchRow(match),
        seats: seats.map(parseSeatRow),
        ...parseSummary(match),
      }))
    },
    async say(id, seat, text, at, key) {
      return parseChatRow(await queue.ask({ kind: 'say', id, seat, text, at, key: key ?? null }))
    },
    async readChat(id, since) {
      return rows.parse(await queue.ask({ kind: 'read-chat', id, since })).map(parseChatRow)
    },
    snapshots: {
      async readSnapshot(id) {
        const found = await queue.ask({ kind: 'read-snapshot', id })
        return found === undefined ? undefined : parseSnapshotRow(found)
      },
      async writeSnapshot(id, snapshot) {
        await queue.ask({ kind: 'write-snapshot', id, snapshot })
      },
    },
    presence: {
      async markSeen(seats) {
        await queue.ask({ kind: 'mark-seen', seats })
      },
      async lastSeen(id, seat) {
        return z
          .number()
          .optional()
          .parse(await queue.ask({ kind: 'last-seen', id, seat }))
      },
    },
    push: {
      async putSubscription(id, subscription) {
        await queue.ask({ kind: 'put-subscription', id, subscription })
      },
      async readSubscriptions(id, seat) {
        return rows.parse(await queue.ask({ kind: 'read-subscriptions', id, seat })).map(parseSubscriptionRow)
      },
      async dropSubscription(id, seat, endpoint) {
        await queue.ask({ kind: 'drop-subscription', id, seat, endpoint })
      },
    },
    secrets: {
      async keepSecret(name, value) {
        return z.string().parse(await queue.ask({ kind: 'keep-secret', name, value }))
      },
    },
    upkeep: {
      async setMark(name, isSet) {
        await queue.ask({ kind: 'set-mark', name, isSet })
      },
      async hasMark(name) {
        return z.boolean().parse(await queue.ask({ kind: 'has-mark', name }))
      },
      async listOld(filter) {
        return rows.parse(await queue.ask({ kind: 'list-old', filter })).map(parseIdleRow)
      },
      async markDue(id, at) {
        await queue.ask({ kind: 'mark-due', id, at })
      },
      async time() {
        const at = z
          .number()
          .nullable()
          .parse(await queue.ask({ kind: 'time' }))
        return at === null ? undefined : { kind: 'newest', at }
      },
      async deleteMatch(id, unlessUsedSince) {
        return deleted.parse(await queue.ask({ kind: 'delete-match', id, unlessUsedSince }))
      },
      async findDamage() {
        return z.array(z.string()).parse(await queue.ask({ kind: 'find-damage' }))
      },
      async size() {
        const found = await Promise.all([file, `${file}-wal`].map(name => stat(name).catch(() => undefined)))
        return found.reduce((sum, stats) => sum + (stats?.size ?? 0), 0)
      },
      waiting: () => queue.length,
    },
    close: () => queue.close(),
  }
}
