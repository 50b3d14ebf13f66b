import type { MatchRecord } from '@turnwise/engine'
import { expect, test } from 'vitest'
import { remoteTable } from '../tests/remote-table.ts'
import { testSigner } from '../tests/test-signer.ts'
import { isSignedBy } from './signature.ts'

test('a receipt can be had at any moment, and one that was kept contradicts a log that was changed', async () => {
  const signer = testSigner()
  const { create, play, send } = remoteTable({ signer })
  const seats = await create()
  await play(seats, 3)
  const ask = () => send({ cmd: 'get-receipt', match_id: seats[0]!.match_id })
  const before = await ask()
  expect(before).toMatchObject({ status: 'ok', seq: 3 })
  expect(await isSignedBy(signer.key, String(before.text), String(before.signature))).toBe(true)
  expect(String(before.text)).not.toContain('seed 2')
  await play(seats, 1)
  const after = await ask()
  expect(after.seq).toBe(4)
  expect(await isSignedBy(signer.key, String(after.text), String(before.signature))).toBe(false)
})

test('a server signs what was played there and nothing else: an import keeps the receipt that it came with', async () => {
  const [here, elsewhere] = [testSigner(), testSigner()]
  const there = remoteTable({ signer: elsewhere })
  const seats = await there.create()
  await there.play(seats, 5)
  await there.send({ cmd: 'resign', ...seats[0] })
  const { record } = (await there.send({ cmd: 'export-match', match_id: seats[0]!.match_id })) as unknown as {
    record: MatchRecord
  }
  const { send } = remoteTable({ signer: here })
  const { receipt: _, ...bare } = record
  for (const given of [record, bare]) {
    const { match_id } = await send({ cmd: 'import-match', record: given })
    expect(await send({ cmd: 'get-state', match_id })).toMatchObject({ imported: true })
    expect((await send({ cmd: 'export-match', match_id })).record).toEqual(given)
    expect(await send({ cmd: 'get-receipt', match_id })).toMatchObject({ error: { code: 'forbidden' } })
  }
})

test('a history of a seat does not grow without limit', async () => {
  const { table, create, send } = remoteTable({ signer: testSigner() })
  const [ada] = await create({ players: [{ name: 'Ada' }, { open: true }] })
  const { match_id } = ada!
  for (let i = 0; i < 40; i++) {
    await table.handle({ cmd: 'join-match', match_id, name: `Guest ${i}` }, { local: true })
    await table.handle({ cmd: 'leave-match', match_id, player_id: 1 }, { local: true })
  }
  const { history = [] } = (await table.live(match_id)).seats[1]!
  expect(history).toHaveLength(64)
  expect([history[0], history.at(-2)]).toMatchObject([{ open: true, seq: 0 }, { name: 'Guest 39' }])
  expect(await send({ cmd: 'get-receipt', match_id })).toMatchObject({ status: 'ok' })
})
