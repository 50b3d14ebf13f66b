import { type Connection, httpConnection, remoteConnection } from '@turnwise/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningServer, startServer } from '../start-server.ts'

let server: RunningServer
const open: Connection[] = []
beforeAll(async () => {
  server = await startServer()
})
afterAll(async () => {
  for (const connection of open) connection.close()
  await server.close()
})

const opened = (connection: Connection) => {
  open.push(connection)
  return connection
}

test('everybody who watches a seat gives a part, over a live connection and over HTTP', async () => {
  const [ada, ben] = [opened(remoteConnection(server.url)), opened(httpConnection(server.url))]
  const { match_id, players } = await ada.request({
    cmd: 'create-match',
    game: 'senet',
    shared_seed: true,
    players: [{ name: 'Ada' }, { open: true }],
  })
  const first = { match_id, player_id: 0, token: players[0]?.token ?? '' }
  const made = Promise.withResolvers<readonly string[]>()
  const told: string[] = []
  ada.watch(first, ({ entries }) => {
    for (const { kind, player_id, step } of entries) told.push(`${kind} ${step ?? player_id}`)
    if (told.at(-1) === 'seed made') made.resolve(told)
  })
  const { player_id, token = '' } = await ben.request({ cmd: 'join-match', match_id, name: 'Ben' })
  const stop = ben.watch({ match_id, player_id, token }, () => undefined)
  const log = await made.promise
  stop()
  expect([...log].sort()).toEqual([
    ...['commit 0', 'commit 1', 'reveal 0', 'reveal 1', 'seed asked', 'seed closed', 'seed made'],
  ])
  await ada.act(first, { type: 'throw' })
  await ada.request({ cmd: 'resign', ...first })
  const { record } = await ada.request({ cmd: 'export-match', match_id })
  const { key } = Object(await (await fetch(new URL('/api/key.json', server.url))).json())
  expect(record.receipt?.server).toBe(key)
})
