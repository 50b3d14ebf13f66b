import { CATALOG } from '@turnwise/catalog'
import { localEnvironment, memoryStore, type Store, Table } from '@turnwise/table'
import { someMatch, someSeats } from '@turnwise/table/describe-store'
import { expect, test, vi } from 'vitest'
import { Gate } from '../limits/gate.ts'
import { DEFAULT_LIMITS } from '../limits/limits.ts'
import { createLogger } from '../logger.ts'
import { startMetrics } from '../metrics.ts'
import { Presence } from '../presence/presence.ts'
import { startBots } from './bots.ts'
import { startClock } from './clock.ts'
import { startDrivers } from './drivers.ts'
import { startHttp } from './http.ts'
import { startPresence } from './presence.ts'
import { startStore } from './store.ts'

function logged() {
  const lines: Record<string, unknown>[] = []
  return { lines, logger: createLogger('warn', { write: line => void lines.push(JSON.parse(line)) }) }
}

test('metrics measure what the other parts name', async () => {
  const { given: metrics, stop } = startMetrics()
  metrics.queue('bots', () => 3)
  metrics.measureStore(async () => 7)
  const text = await metrics.registry.metrics()
  expect(text).toContain('turnwise_queue_length{queue="bots"} 3')
  expect(text).toContain('turnwise_bots_waiting 3')
  expect(text).toContain('turnwise_store_bytes 7')
  stop?.()
})

test('a store that is half restored is refused and closed', async () => {
  const { given: metrics, stop } = startMetrics()
  const close = vi.fn(async () => undefined)
  const store: Store = { ...memoryStore(), close }
  await store.upkeep?.setMark('restoring', true)
  const started = startStore({ store }, metrics, logged().logger, () => undefined)
  await expect(started).rejects.toThrow('has not finished')
  expect(close).toHaveBeenCalledOnce()
  await store.upkeep?.setMark('restoring', false)
  const part = await startStore({ store }, metrics, logged().logger, () => undefined)
  expect(await metrics.registry.metrics()).toContain('turnwise_queue_length{queue="store"} 0')
  await part.stop?.()
  expect(close).toHaveBeenCalledTimes(2)
  stop?.()
})

test('a clock that is off is told once', async () => {
  const { lines, logger } = logged()
  const { given: metrics, stop } = startMetrics()
  const store = memoryStore()
  const readTimes = async () => ({ clock: 0, servedAt: 0, outages: [] })
  const ahead: Store = { ...store, isShared: true, time: { readTimes, beat: readTimes } }
  const clock = await startClock(ahead, () => 99_000, metrics, logger)
  expect(clock.given.isOff).toBe(true)
  expect(lines).toMatchObject([{ seconds: 99, msg: expect.stringContaining('do not agree') }])
  await clock.stop?.()
  stop?.()
})

test('bots that still think when they are stopped are told so', async () => {
  const { given: metrics, stop } = startMetrics()
  const bots = startBots({}, metrics, logged().logger)
  const turn = { view: {}, seat: 0, seats: 2, legal: [], complete: true, budget: {} }
  const asked = bots.given.ask({ game: 'senet', version: '1.0.0', bot: 'random', rngSeed: '1', turn })
  await Promise.all([expect(asked).rejects.toThrow(), bots.stop?.()])
  stop?.()
})

test('who is connected when presence stops was present until then', async () => {
  const store = memoryStore()
  const match = someMatch()
  await store.createMatch(match, someSeats(), [], null)
  const part = startPresence(store, () => 5_000, logged().logger)
  part.given.presence.enter(match.id, 1)
  await part.stop?.()
  expect(await store.presence.lastSeen(match.id, 1)).toBe(5_000)
})

test('drivers play for bots until they are stopped', async () => {
  const environment = localEnvironment(CATALOG)
  const askBot = vi.fn(environment.askBot)
  const table = new Table({ ...environment, askBot })
  const report = vi.fn()
  const drivers = startDrivers(table, new Presence(() => 0), undefined, report, logged().logger)
  const players = [{ bot: 'random' }, { bot: 'random' }]
  const create = () => table.handle({ cmd: 'create-match', game: 'senet', players }, { local: true })
  await create()
  await vi.waitFor(() => expect(askBot).toHaveBeenCalled())
  drivers.stop?.()
  await new Promise(resolve => setImmediate(resolve))
  askBot.mockClear()
  await create()
  await new Promise(resolve => setImmediate(resolve))
  expect(askBot).not.toHaveBeenCalled()
  expect(report).not.toHaveBeenCalled()
})

test('HTTP answers by what is ready', async () => {
  const { given: metrics, stop } = startMetrics()
  let isReady = false
  const context = {
    table: new Table(localEnvironment(CATALOG)),
    gate: new Gate(DEFAULT_LIMITS),
    limits: DEFAULT_LIMITS,
    metrics,
    addressOf: () => '127.0.0.1',
    isAllowed: () => true,
    reportInternal: () => undefined,
  }
  const health = { isReady: () => isReady, isClockOff: () => false }
  const { given: app, stop: close } = await startHttp({}, context, health, logged().logger)
  expect((await app.inject('/readyz')).statusCode).toBe(503)
  isReady = true
  expect((await app.inject('/readyz')).body).toBe('ok\n')
  const answer = await app.inject({ method: 'POST', url: '/api', payload: { cmd: 'ping' } })
  expect(answer.json()).toEqual({ response: 'ping-response', status: 'ok', pong: true })
  await close?.()
  stop?.()
})
