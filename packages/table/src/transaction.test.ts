import { expect, test } from 'vitest'
import { play } from './play.ts'
import { remoteTable } from './tests/remote-table.ts'
import type { Transaction } from './transaction.ts'

test('a transaction is valid inside its body, and not after it', async () => {
  const { table, create } = remoteTable()
  const [held] = await create()
  let kept: Transaction | undefined
  await table.change(held!.match_id, async transaction => {
    kept = transaction
  })
  const { live } = kept!
  const [seat] = live.seats
  const before = live.match.seq
  await expect(kept!.commit(() => live.match.end(0, 'resigned'))).rejects.toThrow('has ended')
  await expect(kept!.replaceSeat(seat!, { ...seat!, name: 'Eve' })).rejects.toThrow('has ended')
  await expect(kept!.say(0, 'late')).rejects.toThrow('has ended')
  await expect(kept!.follow()).rejects.toThrow('has ended')
  const [mover = 0] = live.match.toAct
  const [action] = live.match.legalActions(mover)
  await expect(play(kept!, mover, action!, undefined)).rejects.toThrow('has ended')
  expect(live.match.seq).toBe(before)
  expect((await table.live(held!.match_id)).seats).toEqual(live.seats)
})
