import { afterEach, expect, test, vi } from 'vitest'
import { remoteConnection } from '../remote-connection.ts'

afterEach(() => vi.unstubAllGlobals())

const OK = () => Response.json({ response: 'ping-response', status: 'ok', pong: true })
const SERVER = () => {
  const error = { code: 'rate-limited', message: 'Too many requests: wait a moment.', details: { retry_after: 0.001 } }
  return Response.json({ response: 'ping-response', status: 'error', error }, { status: 429 })
}
const PROXY = () => new Response('<h1>Slow down</h1>', { status: 429, headers: { 'retry-after': '0.001' } })

/** The answers in this order; the last one again and again. */
function answering(...answers: readonly (() => Response)[]) {
  const fetch = vi.fn(async () => (answers[Math.min(fetch.mock.calls.length, answers.length) - 1] ?? OK)())
  vi.stubGlobal('fetch', fetch)
  return fetch
}

test.each([
  ['server', SERVER],
  ['proxy', PROXY],
])('a request that a %s has no room for is sent again', async (_who, tooMany) => {
  const fetch = answering(tooMany, tooMany, OK)
  await expect(remoteConnection('http://127.0.0.1:1').request({ cmd: 'ping' })).resolves.toMatchObject({})
  expect(fetch).toHaveBeenCalledTimes(3)
})

test('a server that never has room is asked until the time is up, and not after the connection was closed', async () => {
  answering(SERVER)
  const impatient = remoteConnection('http://127.0.0.1:1', { timeoutMs: 20 })
  await expect(impatient.request({ cmd: 'ping' })).rejects.toMatchObject({ code: 'rate-limited' })
  const closed = remoteConnection('http://127.0.0.1:1')
  closed.close()
  await expect(closed.request({ cmd: 'ping' })).rejects.toMatchObject({ code: 'disconnected' })
})
