import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { actionRow, describeStore, someMatch, someSeats } from '@turnwise/table/describe-store'
import { expect, test } from 'vitest'
import { startCluster } from '../tests/private-cluster.ts'
import { openStore } from './open-store.ts'
import { connect } from './sqlite/database.ts'

const ALL = ['snapshots', 'presence', 'push', 'secrets', 'upkeep', 'time'] as const

describeStore('SQLite', ALL, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'turnwise-store-'))
  const store = await openStore({ kind: 'sqlite', folder })
  return {
    store,
    async close() {
      await store.close()
      rmSync(folder, { recursive: true })
    },
  }
})

describeStore('PostgreSQL', ALL, async () => {
  const cluster = await startCluster()
  const store = await openStore({ kind: 'postgres', url: cluster.url })
  return {
    store,
    async close() {
      await store.close()
      await cluster.close()
    },
  }
})

test('SQLite keeps everything after it is closed, and one folder has one server', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'turnwise-store-'))
  const first = await openStore({ kind: 'sqlite', folder })
  const match = someMatch()
  await first.createMatch(match, someSeats(), [], null)
  await first.append(match.id, actionRow(1), null)
  let failures = 0
  const again = openStore({ kind: 'sqlite', folder }, { onFailure: () => failures++ })
  await expect(again).rejects.toThrow(`Another turnwise server uses ${folder}. TURNWISE_DATA`)
  expect(failures, 'reported once, by the promise').toBe(0)
  const reader = await openStore({ kind: 'sqlite', folder, readOnly: true })
  expect(await reader.readLog(match.id, 0)).toEqual([actionRow(1)])
  await reader.close()
  await first.close()
  const second = await openStore({ kind: 'sqlite', folder })
  expect(await second.readLog(match.id, 0)).toEqual([actionRow(1)])
  await second.close()
  rmSync(folder, { recursive: true })
})

test('SQLite: a commit is on the disk, also past the cache of the drive in a Mac', () => {
  const folder = mkdtempSync(join(tmpdir(), 'turnwise-store-'))
  const database = connect(join(folder, 'turnwise.sqlite'))
  expect(database.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 })
  expect(database.prepare('PRAGMA fullfsync').get()).toEqual({ fullfsync: 1 })
  database.close()
  rmSync(folder, { recursive: true })
})

test('SQLite: only the owner can read the files, and a removed database is noticed', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'turnwise-store-')), 'data')
  const store = await openStore({ kind: 'sqlite', folder })
  await store.createMatch(someMatch(), someSeats(), [], null)
  const modes = readdirSync(folder).map(name => [name, (statSync(join(folder, name)).mode & 0o777).toString(8)])
  expect(modes.length).toBeGreaterThan(2)
  // Windows has no modes: there the folder of a user is closed to others.
  if (process.platform !== 'win32') expect(modes.filter(([, mode]) => mode !== '600')).toEqual([])
  await store.close()
  rmSync(join(folder, 'turnwise.sqlite'))
  await expect(openStore({ kind: 'sqlite', folder })).rejects.toThrow('turnwise.sqlite is missing')
  await expect(openStore({ kind: 'sqlite', folder, readOnly: true })).rejects.toThrow('There is no database')
  rmSync(join(folder, 'serving.lock'))
  await (await openStore({ kind: 'sqlite', folder })).close()
  rmSync(folder, { recursive: true })
})
