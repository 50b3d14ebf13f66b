import { mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { someMatch, someSeats } from '@turnwise/table/describe-store'
import { describe, expect, test } from 'vitest'
import { BatchRunner, openingOf } from './batch-runner.ts'
import { openDatabase } from './database.ts'
import type { Call } from './operations/index.ts'

const create = (id: string): Call => ({ name: 'createMatch', args: [someMatch({ id }), someSeats(), [], null] })
const append = (id: string, seq: number, entry = `entry ${seq}`): Call => ({
  name: 'append',
  args: [id, seq, entry, seq, null],
})

/** A database whose commits can be made to fail, after or instead of taking effect. */
function failing(how: 'after' | 'instead') {
  const file = join(mkdtempSync(join(tmpdir(), 'turnwise-batch-')), 'db.sqlite')
  const faults = { commits: 0, opens: 0 }
  const open = (): DatabaseSync => {
    if (faults.opens-- > 0) throw new Error('disk I/O error')
    const database = openDatabase(file)
    const exec = database.exec.bind(database)
    database.exec = sql => {
      if (sql !== 'COMMIT' || faults.commits-- <= 0) return exec(sql)
      exec(how === 'after' ? 'COMMIT' : 'ROLLBACK')
      throw new Error('disk I/O error')
    }
    return database
  }
  faults.opens = 0
  return { runner: new BatchRunner({ open }), faults }
}

describe('a commit that fails', () => {
  test.each([
    ['after', 'ok'],
    ['instead', 'conflict'],
  ] as const)('is found out by the log: it failed %s taking effect, the answer is %s', (how, answer) => {
    const { runner, faults } = failing(how)
    expect(runner.run([create('m')])).toEqual([{ ok: true, value: undefined }])
    faults.commits = 1
    expect(runner.run([append('m', 1)])).toEqual([{ ok: true, value: answer }])
    const next = how === 'after' ? 2 : 1
    expect(runner.run([append('m', next)])).toEqual([{ ok: true, value: 'ok' }])
    runner.close()
  })

  test('throws if the database cannot be opened again', () => {
    const { runner, faults } = failing('instead')
    runner.run([create('m')])
    faults.commits = 1
    faults.opens = 1
    expect(() => runner.run([append('m', 1)])).toThrow('disk I/O error')
  })
})

describe('a batch', () => {
  test('is one transaction, in which one refusal does not touch the others', () => {
    const { runner } = failing('after')
    const results = runner.run([create('a'), create('a'), append('a', 1), append('a', 1), append('none', 1)])
    expect(results.map(result => (result.ok ? (result.value ?? 'done') : 'failed'))).toEqual([
      'done',
      'failed',
      'ok',
      'conflict',
      'failed',
    ])
    runner.close()
  })
})

describe('a disk without room', () => {
  /** A real SQLITE_FULL: the file may have no more pages than it has. */
  function bounded() {
    const file = join(mkdtempSync(join(tmpdir(), 'turnwise-full-')), 'db.sqlite')
    const { open, settle } = openingOf(file)
    let database: DatabaseSync | undefined
    const runner = new BatchRunner({
      open: () => {
        database = open()
        return database
      },
      settle: opened => settle?.(opened),
    })
    const limit = (pages: number) => database?.prepare(`PRAGMA max_page_count = ${pages}`).get()
    return { runner, fill: () => limit(1), makeRoom: () => limit(1_000_000) }
  }
  const large = (seq: number) => append('m', seq, `"${'x'.repeat(9_000)}"`)
  const read: Call = { name: 'loadMatch', args: ['m'] }

  test('refuses all writes of a batch, serves reads, and recovers by itself', () => {
    const { runner, fill, makeRoom } = bounded()
    runner.run([create('m'), append('m', 1)])
    fill()
    const refused = { ok: false, isFull: true }
    for (let i = 0; i < 3; i++) {
      expect(runner.run([append('m', 2), large(3), read])).toMatchObject([refused, refused, { ok: true }])
      expect(runner.run([read])).toMatchObject([{ ok: true, value: { seats: [{ seat: 0 }, { seat: 1 }] } }])
    }
    runner.checkpointIfDue()
    makeRoom()
    expect(runner.run([append('m', 2), large(3), append('m', 4)])).toMatchObject([
      { value: 'ok' },
      { value: 'ok' },
      { value: 'ok' },
    ])
    expect(runner.run([{ name: 'findDamage', args: [] }])).toEqual([{ ok: true, value: [] }])
    runner.close()
  })

  test('at the start does not prevent reading', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'turnwise-full-')), 'db.sqlite')
    const first = new BatchRunner(openingOf(file))
    first.run([create('m'), append('m', 1)])
    let hasRoom = false
    const { open, settle } = openingOf(file)
    const second = new BatchRunner({
      open,
      settle(database) {
        if (!hasRoom) throw Object.assign(new Error('database or disk is full'), { errcode: 13 })
        settle?.(database)
      },
    })
    expect(second.run([read, append('m', 2)])).toMatchObject([{ ok: true }, { ok: false, isFull: true }])
    hasRoom = true
    expect(second.run([append('m', 2)])).toMatchObject([{ ok: true, value: 'ok' }])
    second.close()
    first.close()
  })
})

describe('files that are removed while they are in use', () => {
  test.each(['db.sqlite', 'db.sqlite-wal'])('%s: the next write is not acknowledged', name => {
    const folder = mkdtempSync(join(tmpdir(), 'turnwise-batch-'))
    const runner = new BatchRunner(openingOf(join(folder, 'db.sqlite')))
    runner.run([create('m')])
    expect(runner.run([append('m', 1)])).toEqual([{ ok: true, value: 'ok' }])
    rmSync(join(folder, name))
    expect(() => runner.run([append('m', 2)])).toThrow('was removed or replaced')
  })

  test('one that was put back is not the one in use', () => {
    const folder = mkdtempSync(join(tmpdir(), 'turnwise-batch-'))
    const runner = new BatchRunner(openingOf(join(folder, 'db.sqlite')))
    runner.run([create('m')])
    openDatabase(join(folder, 'other.sqlite')).close()
    renameSync(join(folder, 'other.sqlite'), join(folder, 'db.sqlite'))
    expect(() => runner.run([append('m', 1)])).toThrow('was removed or replaced')
  })
})
