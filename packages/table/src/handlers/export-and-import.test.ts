import { createHash } from 'node:crypto'
import { type Entry, hashSeed, type MatchRecord } from '@turnwise/engine'
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

test('a seed is committed to before the first action, and published with its salt at the end', async () => {
  const { send } = remoteTable()
  const created = await send({ cmd: 'create-match', game: 'senet' })
  const { match_id, seed_hash } = created
  expect(seed_hash).toMatch(/^[0-9a-f]{64}$/)
  const [{ token }] = created.players as readonly [{ token: string }]
  const running = await send({ cmd: 'get-state', match_id })
  expect(running).toMatchObject({ seed_hash })
  expect([running.seed, running.salt]).toEqual([undefined, undefined])
  await send({ cmd: 'resign', match_id, player_id: 0, token })
  const over = await send({ cmd: 'get-state', match_id })
  const { record } = (await send({ cmd: 'export-match', match_id })) as unknown as { record: MatchRecord }
  for (const { seed, salt, seed_hash: said } of [over, record]) {
    expect(said).toBe(seed_hash)
    expect(createHash('sha256').update(`${salt}:${seed}`).digest('hex')).toBe(seed_hash)
  }
  const imported = await send({ cmd: 'import-match', record })
  expect(await send({ cmd: 'get-state', match_id: imported.match_id })).toMatchObject({ seed_hash, salt: record.salt })
})

test.each<[string, (record: MatchRecord) => object]>([
  ['another salt', record => ({ ...record, salt: 'other' })],
  ['another hash', record => ({ ...record, seed_hash: '0'.repeat(64) })],
  ['no salt', ({ salt: _salt, ...record }) => record],
  ['no hash', ({ seed_hash: _hash, ...record }) => record],
])('a record with %s is not imported', async (_what, forge) => {
  const { record, send } = await finished()
  expect(codeOf(await send({ cmd: 'import-match', record: forge(record) }))).toBe('bad-request')
})

test('a rematch has its own seed and commitment', async () => {
  const { table, create, send } = remoteTable()
  const [first, second] = await create()
  await send({ cmd: 'resign', ...first })
  await send({ cmd: 'offer', ...second, kind: 'rematch' })
  const { rematch_id } = await send({ cmd: 'answer', ...first, kind: 'rematch', accept: true })
  const [before, after] = await Promise.all([first!.match_id, String(rematch_id)].map(id => table.live(id)))
  expect(after!.stored.seedHash).toBe(hashSeed(after!.stored.seed, after!.stored.salt ?? ''))
  expect(after!.stored.seedHash).not.toBe(before!.stored.seedHash)
})
