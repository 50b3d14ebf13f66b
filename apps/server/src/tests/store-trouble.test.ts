import { remoteConnection } from '@turnwise/client'
import { Refusal } from '@turnwise/protocol'
import { memoryStore, type Store } from '@turnwise/table'
import { afterEach, describe, expect, test } from 'vitest'
import { NO_RATES } from '../limits/limits.ts'
import { createLogger } from '../logger.ts'
import { type RunningServer, startServer } from '../start-server.ts'
import { codeOf, createMatch, post, until } from './playing.ts'
import { RawSocket } from './raw-socket.ts'

let server: RunningServer | undefined
afterEach(() => server?.close())

interface Trouble {
  with?: Error
  /** How often the store has failed. */
  times: number
}

/** A server whose store fails on demand, and what it logs. */
async function troubled(): Promise<{
  server: RunningServer
  trouble: Trouble
  lines: Record<string, unknown>[]
}> {
  const trouble: Trouble = { times: 0 }
  const memory = memoryStore()
  const guard =
    <Args extends unknown[], Value>(call: (...args: Args) => Promise<Value>) =>
    async (...args: Args): Promise<Value> => {
      if (trouble.with !== undefined) {
        trouble.times++
        throw trouble.with
      }
      return call(...args)
    }
  const store: Store = { ...memory, append: guard(memory.append), loadMatch: guard(memory.loadMatch) }
  const lines: Record<string, unknown>[] = []
  const logger = createLogger('warn', { write: line => void lines.push(JSON.parse(line)) })
  server = await startServer({ limits: NO_RATES, logger, store })
  return { server, trouble, lines }
}

describe('an internal error', () => {
  test.each(['http', 'live'])('over %s is logged once, with its cause and its match', async carrier => {
    const { server, trouble, lines } = await troubled()
    const connection = remoteConnection(server.url)
    const { id, players } = await createMatch(connection, 'senet')
    const [seat = 0] = (await server.table.live(id)).match.toAct
    const socket = carrier === 'live' ? await RawSocket.greeted(server.url) : undefined
    trouble.with = new Error('the cable was cut')
    const request = { cmd: 'throw', ...players[seat] }
    const answer = await (socket === undefined ? post(server.url, request) : socket.ask(request))
    expect(answer).toMatchObject({ error: { code: 'internal' } })
    expect(JSON.stringify(answer)).not.toContain('cable')
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatchObject({ matchId: id, cmd: 'throw', level: 50 })
    expect(JSON.stringify(lines)).toContain('the cable was cut')
    expect(JSON.stringify(lines)).not.toContain(players[seat]!.token)
    expect(await server.metrics()).toContain('turnwise_internal_errors_total 1')
    connection.close()
    socket?.close()
  })

  test('of a watch is logged, too', async () => {
    const { server, trouble, lines } = await troubled()
    const connection = remoteConnection(server.url)
    const { id } = await createMatch(connection, 'senet')
    const socket = await RawSocket.greeted(server.url)
    server.table.forget(id)
    trouble.with = new Error('the cable was cut')
    expect(await socket.ask({ cmd: 'watch', match_id: id })).toMatchObject({ error: { code: 'internal' } })
    expect(lines).toMatchObject([{ matchId: id, cmd: 'watch' }])
    connection.close()
    socket.close()
  })
})

test('a bot continues by itself once there is room for its moves', async () => {
  const { server, trouble, lines } = await troubled()
  const connection = remoteConnection(server.url)
  trouble.with = new Refusal('unavailable', 'full')
  const { id } = await createMatch(connection, 'senet', { players: [{ bot: 'greedy' }, { bot: 'random' }] })
  await expect.poll(() => trouble.times).toBeGreaterThan(1)
  delete trouble.with
  const update = await until(connection, { match_id: id }, ({ seq }) => seq > 0)
  expect(update.seq).toBeGreaterThan(0)
  expect(lines).toEqual([])
  connection.close()
})

test('while nothing can be stored, everything can be read, and the answer says so', async () => {
  const { server, trouble } = await troubled()
  const connection = remoteConnection(server.url)
  const { id, players } = await createMatch(connection, 'senet')
  const [seat = 0] = (await server.table.live(id)).match.toAct
  trouble.with = new Refusal('unavailable', 'The disk of this server is full.')
  const mover = players[seat]!
  expect(await codeOf(connection.act(mover, { type: 'throw' }))).toBe('unavailable')
  expect(await server.table.environment.store.readLog(id, 0)).toEqual([])
  delete trouble.with
  expect(await codeOf(connection.act(mover, { type: 'throw' }))).toBe('ok')
  connection.close()
})

test('an operator finds memory, the size of the store, queues and waiting bots in the metrics', async () => {
  const { server } = await troubled()
  const connection = remoteConnection(server.url)
  const { id } = await createMatch(connection, 'senet', { players: [{ bot: 'greedy' }, { bot: 'random' }] })
  await until(connection, { match_id: id }, ({ seq }) => seq > 2)
  const text = await server.metrics()
  for (const line of [
    /turnwise_memory_bytes\{kind="resident"\} [1-9]/,
    /turnwise_memory_bytes\{kind="matches"\} [1-9]/,
    /turnwise_queue_length\{queue="store"\} \d/,
    /turnwise_queue_length\{queue="matches"\} \d/,
    /turnwise_bot_waiting_seconds_count\{people="false"\} [1-9]/,
    /turnwise_store_full 0/,
  ]) {
    expect(text).toMatch(line)
  }
  connection.close()
})
