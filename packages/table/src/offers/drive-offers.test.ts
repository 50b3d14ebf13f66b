import { expect, test } from 'vitest'
import { memoryStore } from '../store/memory-store.ts'
import { codeOf, remoteTable } from '../tests/remote-table.ts'
import { driveOffers } from './drive-offers.ts'

test.each([
  ['by the process that took the last answer, once it has the match again', true],
  ['by another process, where that one has died', false],
])('an offer that all have accepted takes effect, %s', async (_who, isAlive) => {
  const store = memoryStore()
  let isFailing = false
  const append: typeof store.append = async (id, row, outcome) => {
    if (isFailing && row.entry.kind === 'end') throw new Error('the disk failed')
    return store.append(id, row, outcome)
  }
  const first = remoteTable({ store: { ...store, append } })
  const second = remoteTable({ store })
  const problems: unknown[] = []
  const stop = driveOffers((isAlive ? first : second).table, (_id, error) => problems.push(error))
  const [ada, ben] = await first.create()
  await second.table.live(ada!.match_id)
  await first.send({ cmd: 'offer', ...ada, kind: 'draw' })
  isFailing = true
  expect(codeOf(await first.send({ cmd: 'answer', ...ben, kind: 'draw', accept: true }))).toBe('internal')
  isFailing = false
  const { table, pass } = isAlive ? first : second
  if (isAlive) await table.live(ada!.match_id)
  else await table.catchUp(ada!.match_id)
  expect((await table.live(ada!.match_id)).match.outcome).toBeUndefined()
  await pass(3_000)
  expect((await table.live(ada!.match_id)).match.outcome).toMatchObject({ reason: 'agreed-draw' })
  expect(problems).toEqual([])
  stop()
})
