import type { MatchRecord } from '@turnwise/engine'
import { expect, test } from 'vitest'
import { packRecord, unpackRecord } from './record-link.ts'

const record: MatchRecord = {
  format: 1,
  game: 'any',
  version: '1',
  seed: 'Ω seed',
  options: {},
  players: [{ name: 'Ann' }, { name: 'Bob', bot: 'random' }],
  entries: Array.from({ length: 300 }, (_, i) => ({
    seq: i + 1,
    kind: 'action' as const,
    seat: i % 2,
    action: { type: 'move', from: i },
  })),
}

test('a record can be restored from its link, which is short and needs no escaping', async () => {
  const link = await packRecord(record)
  expect(link).toMatch(/^[\w-]+$/)
  expect(link.length).toBeLessThan(JSON.stringify(record).length / 4)
  expect(await unpackRecord(link)).toEqual(record)
})

test('a link that was cut off is refused', async () => {
  const link = await packRecord(record)
  await expect(unpackRecord(link.slice(0, -40))).rejects.toThrow()
})
