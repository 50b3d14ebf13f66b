import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { remoteConnection } from '@turnwise/client'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { DEFAULT_LIMITS, type Limits, NO_RATES } from '../limits/limits.ts'
import { createLogger } from '../logger.ts'
import type { ServerOptions } from '../options.ts'
import { type RunningServer, startServer } from '../start-server.ts'
import { codeOf, createMatch, playToTheEnd } from './playing.ts'
import { RawSocket } from './raw-socket.ts'

let server: RunningServer | undefined
afterEach(() => server?.close())

async function start(limits: Partial<Limits> = {}, options: ServerOptions = {}): Promise<RunningServer> {
  server = await startServer({ limits: { ...NO_RATES, ...limits }, ...options })
  return server
}

async function post(url: string, body: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${url}/api`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  })
  return { status: response.status, answer: (await response.json()) as { error?: { code: string } } }
}

describe('a request over HTTP', () => {
  test.each<[string, string, number, string]>([
    ['no JSON', '{', 400, 'bad-request'],
    ['a list', '[]', 400, 'bad-request'],
    ['nothing', '""', 400, 'bad-request'],
    ['an unknown command', '{"cmd":"fly"}', 400, 'unknown-command'],
    ['an unknown field', '{"cmd":"ping","x":1}', 400, 'bad-request'],
    ['a live command', '{"cmd":"watch","match_id":"m"}', 400, 'bad-request'],
    ['an unknown game', '{"cmd":"create-match","game":"go"}', 404, 'unknown-game'],
    ['an unknown match', '{"cmd":"get-state","match_id":"m"}', 404, 'unknown-match'],
    ['a poisoned key', '{"cmd":"ping","__proto__":{"a":1}}', 400, 'bad-request'],
    ['a deep one', `{"cmd":"ping","x":${'['.repeat(5_000)}${']'.repeat(5_000)}}`, 400, 'bad-request'],
    ['a million levels', `${'['.repeat(30_000)}${']'.repeat(30_000)}`, 400, 'bad-request'],
    ['a large one', `{"cmd":"ping","x":"${'x'.repeat(70_000)}"}`, 413, 'too-large'],
    ['a huge one', `{"cmd":"import-match","record":"${'x'.repeat(9_000_000)}"}`, 413, 'too-large'],
  ])('that is %s is refused', async (_what, body, status, code) => {
    const { url } = await start()
    expect(await post(url, body)).toMatchObject({ status, answer: { status: 'error', error: { code } } })
    expect((await post(url, '{"cmd":"ping"}')).status).toBe(200)
  })

  test('of another kind than JSON is refused', async () => {
    const { url } = await start()
    expect(await post(url, 'cmd=ping', { 'content-type': 'text/plain' })).toMatchObject({ status: 400 })
  })

  test('that comes too often is refused, with the time to wait', async () => {
    const { url } = await start({ perAddress: { perSecond: 0.001, burst: 3.5 } })
    const codes: number[] = []
    for (let i = 0; i < 5; i++) codes.push((await post(url, '{"cmd":"ping"}')).status)
    expect(codes).toEqual([200, 200, 200, 429, 429])
  })

  test('is limited by its token, from any address', async () => {
    const { url } = await start({ perToken: { perSecond: 0.001, burst: 2 } })
    const connection = remoteConnection(url)
    const { players } = await createMatch(connection, 'senet')
    const codes: string[] = []
    for (let i = 0; i < 3; i++) codes.push(await codeOf(connection.request({ cmd: 'get-state', ...players[0]! })))
    expect(codes).toEqual(['ok', 'ok', 'rate-limited'])
    expect(await codeOf(connection.request({ cmd: 'get-state', ...players[1]! }))).toBe('ok')
  })
})

describe('a live connection', () => {
  test('is closed unless it says hello in time', async () => {
    const { url } = await start({ helloMs: 50 })
    const silent = new RawSocket(url)
    expect(await silent.closed).toBe(1008)
    expect(silent.texts).toEqual([])
  })

  test.each<[string, string | Buffer, number]>([
    ['bytes', Buffer.from('{"cmd":"ping"}'), 1003],
    ['a frame that is too large', 'x'.repeat(300_000), 1009],
  ])('that sends %s is ended', async (_what, data, code) => {
    const { url } = await start()
    const socket = await RawSocket.greeted(url)
    socket.send(data)
    expect(await socket.closed).toBe(code)
  })

  test('that sends text which is not UTF-8 is closed, with one line in the log and no stack', async () => {
    const lines: string[] = []
    const logger = createLogger('info', { write: line => void lines.push(line) })
    const { url } = await start({}, { logger })
    const socket = await RawSocket.greeted(url)
    socket.sendAsText(Buffer.from([0x22, 0xff, 0xfe, 0x22]))
    expect(await socket.closed).toBe(1007)
    const [line, ...others] = lines.filter(text => text.includes('frame'))
    expect(line).toContain('WS_ERR_INVALID_UTF8')
    expect(line).not.toContain('stack')
    expect(others).toEqual([])
  })

  test('survives invalid requests', async () => {
    const { url } = await start()
    const socket = await RawSocket.greeted(url)
    for (const text of [
      '{',
      'null',
      '{"cmd":5}',
      '{"cmd":"watch"}',
      '{"cmd":"unwatch","watch":9}',
      '{"cmd":"hello"}',
    ]) {
      socket.send(text)
    }
    expect(await socket.ask({ cmd: 'ping' })).toMatchObject({ pong: true })
    expect(socket.messages.filter(({ status }) => status === 'error')).toHaveLength(6)
    socket.close()
  })

  test('counts against the limit of its address', async () => {
    const { url } = await start({ socketsPerAddress: 2 })
    const sockets = [await RawSocket.greeted(url), await RawSocket.greeted(url)]
    const third = new RawSocket(url)
    expect(await third.closed).toBe(1013)
    sockets[0]!.close()
    await expect.poll(() => server!.metrics()).toMatch(/^turnwise_connections 1$/m)
    sockets.push(await RawSocket.greeted(url))
    for (const socket of sockets) socket.close()
  })

  test('that asks too fast gets a refusal and stays open', async () => {
    const { url } = await start({ perSocket: { perSecond: 0.001, burst: 3.5 } })
    const socket = await RawSocket.greeted(url)
    const answers = await Promise.all([1, 2, 3, 4].map(() => socket.ask({ cmd: 'ping' })))
    expect(answers.filter(({ status }) => status === 'error')).toHaveLength(2)
    socket.close()
  })

  test('that does nothing is disconnected', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const { url } = await start({ idleMs: 0 })
    const socket = await RawSocket.greeted(url)
    vi.advanceTimersByTime(DEFAULT_LIMITS.pingMs)
    vi.useRealTimers()
    expect(await socket.closed).toBe(1000)
  })

  test('that reads too slowly is closed, and delays no other', async () => {
    const { url } = await start({ backlog: 20_000 })
    const slow = await RawSocket.greeted(url)
    slow.pause()
    const isCut = async () => (await server!.metrics()).includes('turnwise_connections_cut_total{reason="slow"} 1')
    // The kernel buffers some megabytes before anything waits in the server.
    while (!(await isCut())) {
      for (let n = 0; n < 20; n++) slow.send('{"cmd":"get-rules","game":"senet"}')
      await new Promise(resolve => setImmediate(resolve))
    }
    slow.close()
  })
})

describe('stopping', () => {
  test('answers what is under way, then tells clients to reconnect', async () => {
    const running = await start()
    const connection = remoteConnection(running.url)
    const { id } = await createMatch(connection, 'senet')
    const socket = await RawSocket.greeted(running.url)
    // A minute takes most of a day here: nobody is answered because it has passed.
    const { environment } = running.table
    const { after } = environment
    const waits = vi.spyOn(environment, 'after').mockImplementation((wait, call) => after(wait * 1_000, call))
    const request = { cmd: 'wait', match_id: id, since: 0, timeout: 60 }
    const waiting = socket.ask(request)
    const overHttp = post(running.url, JSON.stringify(request))
    await expect.poll(() => waits.mock.calls.length).toBe(2)
    await running.close()
    expect(await waiting).toMatchObject({ status: 'ok', moved: false })
    expect((await overHttp).status).toBe(200)
    expect(await socket.closed).toBe(1012)
  })
})

describe('an operator', () => {
  test('can ask whether the server is alive and ready', async () => {
    const { url } = await start()
    expect((await fetch(`${url}/livez`)).status).toBe(200)
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
  })

  test('finds what matters in the metrics', async () => {
    const running = await start()
    const connection = remoteConnection(running.url)
    const { players } = await createMatch(connection, 'senet')
    await playToTheEnd(running.url, players, 10)
    const text = await running.metrics()
    for (const name of ['connections', 'actions_total', 'acknowledgement_seconds', 'commit_seconds', 'batch_size']) {
      expect(text).toContain(`turnwise_${name}`)
    }
    expect(text).toMatch(/turnwise_fan_out_lag_seconds_count [1-9]/)
    expect(text).toContain('turnwise_event_loop_lag_seconds{quantile="0.99"}')
    expect(text).toMatch(/turnwise_actions_total\{carrier="live",result="ok"\} [1-9]/)
  })

  test('never finds a token in the logs', async () => {
    const lines: string[] = []
    const logger = createLogger('trace', { write: line => void lines.push(line) })
    const running = await start({}, { logger })
    const connection = remoteConnection(running.url)
    const { players } = await createMatch(connection, 'senet', { players: [{}, {}] })
    await playToTheEnd(running.url, players, 6)
    expect(await codeOf(connection.act(players[0]!, { type: 'throw' }, 999))).toBe('conflict')
    await post(running.url, JSON.stringify({ cmd: 'get-state', ...players[0] }))
    logger.error({ request: players[0] }, 'a log line with a request in it')
    await running.close()
    expect(lines.length).toBeGreaterThan(2)
    for (const { token } of players) expect(lines.join('')).not.toContain(token)
    for (const line of lines) expect(() => JSON.parse(line)).not.toThrow()
  })
})

describe('the web app', () => {
  test('is served with a strict policy, and each of its routes is a page', async () => {
    const webRoot = mkdtempSync(join(tmpdir(), 'turnwise-web-'))
    mkdirSync(join(webRoot, 'assets'))
    writeFileSync(join(webRoot, 'index.html'), '<!doctype html><title>Turnwise</title>')
    writeFileSync(join(webRoot, 'assets', 'main-abcd1234.js'), 'export {}')
    const { url } = await start({}, { webRoot })
    const accept = { headers: { accept: 'text/html' } }
    for (const path of ['/', '/match/abc', '/play/senet']) {
      const page = await fetch(`${url}${path}`, accept)
      expect(await page.text()).toContain('<title>Turnwise</title>')
      expect(page.headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self'")
      expect(page.headers.get('content-security-policy')).not.toContain('unsafe')
      expect(page.headers.get('cache-control')).toBe('no-cache')
    }
    const asset = await fetch(`${url}/assets/main-abcd1234.js`)
    expect(asset.headers.get('cache-control')).toContain('immutable')
    expect((await fetch(`${url}/assets/none.js`)).status).toBe(404)
    expect((await fetch(`${url}/..%2f..%2fetc/passwd`)).status).toBeGreaterThanOrEqual(400)
  })
})
