import { CATALOG } from '@turnwise/catalog'
import { parseWith } from '@turnwise/engine'
import { expect, test } from 'vitest'
import { localEnvironment } from '../local-environment.ts'
import type { LiveMatch } from '../match/live-match.ts'
import { memoryStore } from '../store/memory-store.ts'
import { Table } from '../table.ts'
import { driveBots } from './drive-bots.ts'

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

const SPOILT: readonly (readonly [string, (legal: object) => unknown])[] = [
  ['a text', () => 'text'],
  ['nothing', () => null],
  ['no type', () => ({})],
  ['an unknown type', () => ({ type: 'nonsense' })],
  ['an unknown field', legal => ({ ...legal, unknown: 1 })],
]

test.each(CATALOG.flatMap(entry => SPOILT.map(([what, spoil]) => [entry.id, what, entry, spoil] as const)))(
  'a bot of %s that answers with %s neither stores it nor blocks the match',
  async (game, _what, entry, spoil) => {
    const module = await entry.load()
    let asked = 0
    const table = new Table({
      ...localEnvironment([entry]),
      // The answer of a thread: its type is only an annotation.
      askBot: ({ turn }) =>
        asked++ === 0 ? Promise.resolve(JSON.parse(JSON.stringify(spoil(turn.legal[0]!)))) : new Promise(() => {}),
    })
    const settled = Promise.withResolvers<LiveMatch>()
    const stop = driveBots(table, (_match, error) => settled.reject(error))
    table.watchAll(live => live.match.seq > 0 && settled.resolve(live))
    const players = Array.from({ length: module.game.seats.min }, () => ({ bot: module.bots[0]!.id }))
    await table.handle({ cmd: 'create-match', game, players }, { local: true })
    const { match } = await settled.promise
    stop()
    const [first] = match.log
    expect(first?.kind === 'action' && parseWith(module.game.action, first.action)).toMatchObject({
      ok: true,
      value: (first as { action?: object }).action,
    })
  },
)
