import type { Entry, MatchRecord } from '@turnwise/engine'
import { expect, test } from 'vitest'
import { codeOf, remoteTable } from '../tests/remote-table.ts'

async function finished() {
  const { create, send, play } = remoteTable()
  const seats = await create()
  await play(seats, 5)
  await send({ cmd: 'resign', ...seats[0] })
  const { record } = await send({ cmd: 'export-match', match_id: seats[0]!.match_id })
  return { record: record as MatchRecord, send }
}

const withEnd = (record: MatchRecord, changes: object): MatchRecord => ({
  ...record,
  entries: [...record.entries.slice(0, -1), { ...record.entries.at(-1), ...changes } as Entry],
})
const named = (record: MatchRecord, name: string): MatchRecord => ({ ...record, players: [{ name }, { name: 'B' }] })

test.each<[string, (record: MatchRecord) => MatchRecord]>([
  ['the winner who resigned', record => withEnd(record, { winners: [0] })],
  ['nobody as the winner', record => withEnd(record, { winners: [] })],
  ['both as winners', record => withEnd(record, { winners: [0, 1] })],
  ['a draw that nobody agreed to', record => withEnd(record, { reason: 'agreed-draw', winners: [] })],
  ['a name of 1,000 characters', record => named(record, 'x'.repeat(1000))],
  ['an escape sequence as a name', record => named(record, '\u001B]0;x\u0007')],
  ['half a character in the seed', record => ({ ...record, seed: `${record.seed}\uD83D` })],
])('a record with %s is not imported', async (_what, forge) => {
  const { record, send } = await finished()
  expect(codeOf(await send({ cmd: 'import-match', record }))).toBe('ok')
  expect(codeOf(await send({ cmd: 'import-match', record: forge(record) }))).toBe('bad-request')
})
