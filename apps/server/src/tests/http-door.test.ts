import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { type Limits, NO_RATES } from '../limits/limits.ts'
import { type RunningServer, startServer } from '../start-server.ts'

let server: RunningServer
const sockets: Socket[] = []
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await server.close()
})

const webRoot = mkdtempSync(join(tmpdir(), 'turnwise-door-'))
writeFileSync(join(webRoot, 'index.html'), '<!doctype html><head></head><title>Turnwise</title>')

async function start(limits: Partial<Limits> = NO_RATES): Promise<void> {
  server = await startServer({ limits, webRoot })
}

/** Sends these bytes on a connection of its own. */
async function send(text: string): Promise<{ socket: Socket; received(): string; closed: Promise<unknown> }> {
  const socket = connect(server.port, '127.0.0.1')
  sockets.push(socket)
  let received = ''
  socket.on('data', data => {
    received += data
  })
  socket.on('error', () => undefined)
  const closed = once(socket, 'close')
  await once(socket, 'connect')
  socket.write(text)
  return { socket, received: () => received, closed }
}

/** The whole answer to one request. */
async function answerTo(text: string): Promise<string> {
  const { received, closed } = await send(text)
  await closed
  return received()
}

const request = (line: string, headers = '') => `${line} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n${headers}\r\n`
const HTML = 'accept: text/html\r\n'

describe('HEAD answers like GET, without the body', () => {
  test.each(['/', '/lobby', '/match/abc', '/livez', '/api/schemas.json', '/games.json', '/none.js'])(
    '%s',
    async path => {
      await start()
      const [get, head] = [await answerTo(request(`GET ${path}`, HTML)), await answerTo(request(`HEAD ${path}`, HTML))]
      const headers = (text: string) => text.slice(0, text.indexOf('\r\n\r\n')).replace(/^date: .*$/im, '')
      expect(headers(head)).toBe(headers(get))
      expect(head).toMatch(/\r\n\r\n$/)
    },
  )
})

describe('what is no request is refused like a bad one', () => {
  test.each<[string, string, number]>([
    ['a path that cannot be read', request('GET /%zz'), 400],
    ['the same for the API', request('POST /api/%zz'), 400],
    ['no HTTP', 'hello\r\n\r\n', 400],
    ['a header without an end', `GET / HTTP/1.1\r\nx: ${'x'.repeat(40_000)}`, 431],
    ['a line break within a header', 'GET / HTTP/1.1\r\nhost: x\r\na\rb: c\r\n\r\n', 400],
  ])('%s', async (_what, text, status) => {
    await start()
    const answer = await answerTo(text)
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(answer).toContain("content-security-policy: default-src 'none'")
    expect(answer).toContain('x-content-type-options: nosniff')
    const body = JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))
    expect(body).toMatchObject({ response: 'unknown-response', status: 'error', error: { code: expect.any(String) } })
  })
})

const UPGRADE =
  'connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n'
const upgrade = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\nhost: x\r\n${UPGRADE}${headers}\r\n`

describe('a request to become a live connection', () => {
  test.each<[string, string, number]>([
    ['at another path', upgrade('/lobby'), 404],
    ['at a page', upgrade('/', HTML), 404],
    ['at the API', upgrade('/api'), 404],
    ['at another path, from another origin', upgrade('/lobby', 'origin: https://evil.example\r\n'), 403],
    ['from another origin', upgrade('/api/live', 'origin: https://evil.example\r\n'), 403],
  ])('%s is refused', async (_what, text, status) => {
    await start()
    expect(await answerTo(text)).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  })

  test('gets none of the subprotocols that it offers', async () => {
    await start()
    const { received } = await send(upgrade('/api/live', 'sec-websocket-protocol: chat, turnwise\r\n'))
    await expect.poll(received).toContain(' 101 ')
    expect(received().toLowerCase()).not.toContain('sec-websocket-protocol')
  })
})

describe('every request is paid for by its address', () => {
  const few = { perAddressPages: { perSecond: 0.001, burst: 30 } }

  test.each(['/', '/match/abc', '/api/schemas.json', '/livez', '/games.json', '/nothing', '/%zz'])('%s', async path => {
    await start({ ...NO_RATES, ...few })
    const codes: number[] = []
    for (let i = 0; i < 40; i++) {
      const response = await fetch(server.url + path, { headers: { accept: 'text/html' } })
      await response.arrayBuffer()
      codes.push(response.status)
    }
    expect(codes[0]).not.toBe(429)
    expect(codes.slice(30)).toEqual(Array(10).fill(429))
  })

  test('a request to become a live connection', async () => {
    await start({ ...NO_RATES, ...few })
    const answers: string[] = []
    for (let i = 0; i < 40; i++) answers.push(await answerTo(upgrade('/api/lives')))
    // In the end already the connection is refused.
    expect(answers.slice(-5)).toEqual(Array(5).fill(''))
  })

  test('by the bytes of its answer', async () => {
    await start({ ...NO_RATES, perAddressPages: { perSecond: 0.001, burst: 12 } })
    const codes: number[] = []
    for (let i = 0; i < 9; i++) {
      const response = await fetch(`${server.url}/api/schemas.json`)
      await response.arrayBuffer()
      codes.push(response.status)
    }
    expect(codes.filter(code => code === 200).length).toBeLessThan(6)
  })

  test('a connection that goes on after it was refused is cut', async () => {
    await start({ ...NO_RATES, ...few })
    const { socket, closed } = await send('')
    const ask = async () => {
      socket.write('GET /livez HTTP/1.1\r\nhost: x\r\n\r\n')
      await Promise.race([once(socket, 'data'), closed])
    }
    for (let i = 0; i < 200 && !socket.destroyed; i++) await ask()
    expect(socket.destroyed).toBe(true)
    expect(await server.metrics()).toContain('turnwise_connections_cut_total{reason="too many requests"} 1')
  })
})

test('a connection with more than 32 unanswered requests is cut, without rates, too', async () => {
  await start()
  const { closed } = await send('GET /livez HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(2_000))
  await closed
  expect(await server.metrics()).toContain('turnwise_connections_cut_total{reason="too many requests"} 1')
})

test('a body in pieces is paid for by the piece', async () => {
  await start()
  const head = 'POST /api HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n'
  const pieces = [...'{"cmd":"ping"}', ...Array<string>(20_000).fill(' ')].map(byte => `1\r\n${byte}\r\n`).join('')
  const { received, closed } = await send(`${head}${pieces}0\r\n\r\n`)
  await closed
  expect(received()).toMatch(/^HTTP\/1.1 (413|429) /)
})
