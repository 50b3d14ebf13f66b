import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { LogRow } from '@turnwise/table'
import { actionRow, someMatch, someSeats } from '@turnwise/table/describe-store'
import { describe, expect, test } from 'vitest'
import { BatchRunner, openingOf } from './batch-runner.ts'
import { openDatabase } from './database.ts'
import type { Call } from './operations/index.ts'

const create = (id: string): Call => ({
  name: 'createMatch',
  args: [someMatch({ id, listed: true }), someSeats(), [actionRow(1)], null],
})
const append = (id: string, seq: number): Call => ({
  name: 'append',
  args: [id, seq, JSON.stringify(actionRow(seq).entry), seq, null],
})
/** Enough entries for a checkpoint, from the second on. */
const MANY = Array.from({ length: 4_000 }, (_, i) => append('m', i + 2))

function newFile(): string {
  return join(mkdtempSync(join(tmpdir(), 'turnwise-arrivals-')), 'db.sqlite')
}

/** Numbers of entries in the log and beside it. */
function counts(file: string): readonly unknown[] {
  const database = new DatabaseSync(file, { readOnly: true })
  const of = (table: string) => database.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.n
  const found = [of('log'), of('arrivals')]
  database.close()
  return found
}

function seqs(runner: BatchRunner, id: string): readonly unknown[] {
  const [outcome] = runner.run([{ name: 'readLog', args: [id, 0] }])
  const { value } = Object(outcome)
  return value.map(({ entry }: LogRow) => entry.seq)
}

describe('entries that have just arrived', () => {
  test('are read like those of the log, and are in it after the store is closed', () => {
    const file = newFile()
    const runner = new BatchRunner(openingOf(file))
    runner.run([create('m'), append('m', 2), append('m', 3), create('n')])
    expect(counts(file)).toEqual([2, 2])
    expect(seqs(runner, 'm')).toEqual([1, 2, 3])
    expect(runner.run([append('m', 3), append('n', 2)])).toMatchObject([{ value: 'conflict' }, { value: 'ok' }])
    const list: Call = { name: 'listMatches', args: [{ listedOnly: true, limit: 9 }] }
    const listed = [
      { match: { id: 'n' }, seq: 2 },
      { match: { id: 'm' }, seq: 3 },
    ]
    expect(runner.run([list])).toMatchObject([{ value: listed }])
    expect(runner.run([{ name: 'findDamage', args: [] }])).toEqual([{ ok: true, value: [] }])
    expect(runner.run([{ name: 'deleteMatch', args: ['n', 9_999] }])).toMatchObject([{ value: 'deleted' }])
    runner.close()
    expect(counts(file)).toEqual([3, 0])
    const next = new BatchRunner(openingOf(file))
    expect(next.run([append('m', 4), { name: 'findDamage', args: [] }])).toMatchObject([{ value: 'ok' }, { value: [] }])
    expect(seqs(next, 'm')).toEqual([1, 2, 3, 4])
    next.close()
  })

  test.each(['after', 'instead'] as const)(
    'are moved at a checkpoint, also if its commit fails %s taking effect',
    how => {
      const file = newFile()
      let faults = 0
      const open = (): DatabaseSync => {
        const database = openDatabase(file)
        const exec = database.exec.bind(database)
        database.exec = sql => {
          if (sql !== 'COMMIT' || faults-- <= 0) return exec(sql)
          exec(how === 'after' ? 'COMMIT' : 'ROLLBACK')
          throw new Error('disk I/O error')
        }
        return database
      }
      const runner = new BatchRunner({ open })
      runner.run([create('m')])
      runner.run(MANY)
      expect(counts(file)).toEqual([1, 4_000])
      faults = 1
      runner.checkpointIfDue()
      expect(counts(file)).toEqual([4_001, 0])
      expect(runner.run([append('m', 4_001), append('m', 4_002)])).toMatchObject([
        { value: 'conflict' },
        { value: 'ok' },
      ])
      expect(seqs(runner, 'm')).toHaveLength(4_002)
      runner.close()
    },
  )

  test('stay where they are if one of them was damaged, and reading that match reports it', () => {
    const file = newFile()
    const runner = new BatchRunner(openingOf(file))
    runner.run([create('m'), append('m', 2), create('n'), append('n', 2)])
    const beside = new DatabaseSync(file)
    beside.exec(`UPDATE arrivals SET seq = 1 WHERE match_id = 'm'`)
    beside.close()
    runner.close()
    const next = new BatchRunner(openingOf(file))
    expect(next.run([{ name: 'readLog', args: ['m', 0] }])).toMatchObject([{ ok: false }])
    expect(seqs(next, 'n')).toEqual([1, 2])
    expect(next.run([append('n', 3)])).toMatchObject([{ value: 'ok' }])
    next.close()
  })
})
