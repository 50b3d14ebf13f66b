import { CATALOG } from '@turnwise/catalog'
import { expect, test } from 'vitest'
import { driveBots } from './auto-bots.ts'
import { localEnvironment } from './local-environment.ts'
import { memoryStore } from './memory-store.ts'
import { Table } from './table.ts'

test('a bot that still thinks when the table is closed is not reported', async () => {
  const store = memoryStore()
  let isClosed = false
  const refused = Promise.withResolvers<void>()
  const append: typeof store.append = (...row) => {
    if (!isClosed) return store.append(...row)
    refused.resolve()
    return Promise.reject(new Error('The store is closed.'))
  }
  const environment = localEnvironment(CATALOG, { ...store, append })
  const asked = Promise.withResolvers<void>()
  const thinking = Promise.withResolvers<void>()
  const table = new Table({
    ...environment,
    async askBot(request) {
      asked.resolve()
      await thinking.promise
      return environment.askBot(request)
    },
  })
  const reported: unknown[] = []
  const stop = driveBots(table, (_match, error) => reported.push(error))
  await table.handle({ cmd: 'create-match', game: 'senet', players: [{ bot: 'random' }, {}] }, { local: true })
  await asked.promise
  stop()
  isClosed = true
  thinking.resolve()
  await refused.promise
  await new Promise(resolve => setImmediate(resolve))
  expect(reported).toEqual([])
})
