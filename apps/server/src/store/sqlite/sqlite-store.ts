import { stat } from 'node:fs/promises'
import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Capabilities, Store } from '@turnwise/table'
import type { StoreObserver } from '../observer.ts'
import { jsonOrNull } from '../rows.ts'
import { OperationQueue } from './operation-queue.ts'
import type { Args, Name, Value } from './operations/operation.ts'

export interface SqliteOptions extends StoreObserver {
  readonly file: string
  /** Read-only, while a server may be running. */
  readonly readOnly?: boolean
}

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
  const ask =
    <N extends Name>(name: N) =>
    (...args: Args<N>): Promise<Value<N>> =>
      queue.call(name, args)
  return {
    isShared: false,
    createMatch: ask('createMatch'),
    loadMatch: ask('loadMatch'),
    readLog: ask('readLog'),
    append: (id, { entry, at }, outcome) =>
      queue.call('append', [id, entry.seq, JSON.stringify(entry), at, jsonOrNull(outcome)]),
    replaceSeat: ask('replaceSeat'),
    listMatches: ask('listMatches'),
    say: ask('say'),
    readChat: ask('readChat'),
    snapshots: { readSnapshot: ask('readSnapshot'), writeSnapshot: ask('writeSnapshot') },
    presence: { markSeen: ask('markSeen'), lastSeen: ask('lastSeen') },
    push: {
      putSubscription: ask('putSubscription'),
      readSubscriptions: ask('readSubscriptions'),
      dropSubscription: ask('dropSubscription'),
    },
    secrets: { keepSecret: ask('keepSecret') },
    upkeep: {
      listOld: ask('listOld'),
      markDue: ask('markDue'),
      deleteMatch: ask('deleteMatch'),
      setMark: ask('setMark'),
      hasMark: ask('hasMark'),
      countByRules: ask('countByRules'),
      findDamage: ask('findDamage'),
      async size() {
        const found = await Promise.all([file, `${file}-wal`].map(name => stat(name).catch(() => undefined)))
        return found.reduce((sum, stats) => sum + (stats?.size ?? 0), 0)
      },
      waiting: () => queue.length,
    },
    time: { readTimes: ask('readTimes'), beat: ask('beat') },
    close: () => queue.close(),
  }
}
