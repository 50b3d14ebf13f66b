import { connect, type Socket } from 'node:net'
import { remoteConnection } from '@turnwise/client'
import { afterEach, describe, expect, test } from 'vitest'
import { type Limits, NO_RATES } from '../limits/limits.ts'
import { type RunningServer, startServer } from '../start-server.ts'
import { createMatch } from './playing.ts'
import { RawSocket } from './raw-socket.ts'

let server: RunningServer | undefined
afterEach(() => server?.close())

async function start(limits: Partial<Limits> = {}, options: object = {}): Promise<RunningServer> {
  server = await startServer({ limits: { ...NO_RATES, ...limits }, ...options })
  return server
}

async function post(url: string, body: string, type = 'application/json'): Promise<number> {
  const response = await fetch(`${url}/api`, { method: 'POST', headers: { 'content-type': type }, body })
  await response.arrayBuffer()
  return response.status
}

/** A connection that sends only what the test writes. */
async function dial({ port }: RunningServer): Promise<{ socket: Socket; received(): string; closed: Promise<void> }> {
  const socket = connect(port, '127.0.0.1')
  let text = ''
  socket.on('data', data => {
    text += data
  })
  socket.on('error', () => undefined)
  const closed = new Promise<void>(resolve => socket.on('close', () => resolve()))
  await new Promise(resolve => socket.once('connect', resolve))
  return { socket, received: () => text, closed }
}

const head = (length: number) =>
  `POST /api HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`

describe('whatever arrives is charged before it is read', () => {
  const few = { perAddress: { perSecond: 0.001, burst: 10 } }

  test.each<[string, string, string?]>([
    ['no JSON', '{'],
    ['another type', 'x', 'text/plain'],
    ['an unknown command', '{"cmd":"fly"}'],
    ['too deep', `{"cmd":"ping","x":${'['.repeat(500)}${']'.repeat(500)}}`],
  ])('over HTTP: %s', async (_what, body, type) => {
    const { url } = await start(few)
    const codes: number[] = []
    for (let i = 0; i < 30; i++) codes.push(await post(url, body, type))
    expect(codes.slice(0, 9).includes(429)).toBe(false)
    expect(codes.slice(10).every(code => code === 429)).toBe(true)
  })

  test('over a live connection: text that is not JSON, until the connection is closed', async () => {
    const { url } = await start({ perSocket: { perSecond: 0.001, burst: 10 } })
    const socket = await RawSocket.greeted(url)
    for (let i = 0; i < 300; i++) socket.send('{')
    expect(await socket.closed).toBe(1008)
    const codes = socket.messages.map(({ error }) => (error as { code: string } | undefined)?.code)
    expect(codes.filter(code => code === 'bad-request').length).toBeLessThan(10)
  })

  test('by its bytes', async () => {
    const { url } = await start(few)
    expect(await post(url, JSON.stringify({ cmd: 'import-match', record: 'x'.repeat(900_000) }))).toBe(429)
  })

  test('and by the bytes of its answer', async () => {
    const { url } = await start({ perAddress: { perSecond: 0.001, burst: 12 } })
    const codes: number[] = []
    for (let i = 0; i < 12; i++) codes.push(await post(url, '{"cmd":"list-games"}'))
    expect(codes.filter(code => code === 200).length).toBeLessThan(4)
  })
})

describe('the length of a request', () => {
  test('is that of an import only for an import', async () => {
    const { url } = await start()
    const padded = (command: string) => `{"cmd":"import-match",${command}"x":"${'x'.repeat(200_000)}"}`
    expect(await post(url, padded('"cmd":"ping",'))).toBe(413)
    expect(await post(url, padded(''))).toBe(400)
    expect(await post(url, `{"x":"${'x'.repeat(200_000)}","cmd":"import-match"}`)).toBe(413)
  })

  test('is decided before the rest of it has arrived', async () => {
    const running = await start()
    const { socket, received, closed } = await dial(running)
    socket.write(`${head(900_000)}{"cmd":"ping","x":"${'x'.repeat(70_000)}`)
    await expect.poll(received).toContain('413')
    await closed
  })

  test('counts against what one address may have under way', async () => {
    const running = await start({ bodiesPerAddress: 300_000 })
    const slow = await dial(running)
    slow.socket.write(`${head(250_100)}{"cmd":"import-match","record":"${'x'.repeat(249_000)}`)
    const second = JSON.stringify({ cmd: 'import-match', record: 'x'.repeat(100_000) })
    await expect.poll(() => post(running.url, second)).toBe(429)
    slow.socket.destroy()
    await expect.poll(() => post(running.url, second)).toBe(400)
  })
})

test('connections of all kinds count against the limit of an address', async () => {
  const running = await start({ connectionsPerAddress: 3 })
  const [first, ...others] = [await dial(running), await dial(running), await dial(running)]
  const refused = await dial(running)
  await refused.closed
  first?.socket.destroy()
  await first?.closed
  const isServed = async () => (await fetch(`${running.url}/livez`).catch(() => undefined))?.status
  await expect.poll(isServed).toBe(200)
  for (const { socket } of others) socket.destroy()
})

test('a trusted proxy may open any number of connections', async () => {
  const running = await start({ connectionsPerAddress: 1 }, { trustProxy: ['127.0.0.0/8'] })
  const dialled = [await dial(running), await dial(running), await dial(running)]
  for (const { socket, received } of dialled) {
    socket.write('GET /livez HTTP/1.1\r\nhost: x\r\n\r\n')
    await expect.poll(received).toContain('200 OK')
    socket.destroy()
  }
})

test('a client that a trusted proxy names with its port is one client', async () => {
  const { url } = await start({ perAddress: { perSecond: 0.001, burst: 10 } }, { trustProxy: ['127.0.0.0/8'] })
  const ask = async (client: string) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': client }
    const response = await fetch(`${url}/api`, { method: 'POST', headers, body: '{"cmd":"ping"}' })
    await response.arrayBuffer()
    return response.status
  }
  const codes: number[] = []
  for (let i = 0; i < 30; i++) codes.push(await ask(`203.0.113.7:${50_000 + i}`))
  expect(codes.filter(code => code === 200).length).toBeLessThan(10)
  expect(await ask('[2001:db8::1]:50000')).toBe(200)
})

test('matches in memory stay within a number of bytes, and the others are replayed', async () => {
  const liveBytes = 400_000
  const running = await start({}, { liveBytes })
  const connection = remoteConnection(running.url)
  const ids: string[] = []
  for (let i = 0; i < 60; i++) ids.push((await createMatch(connection, 'runerail')).id)
  expect(running.table.liveBytes).toBeLessThanOrEqual(liveBytes)
  expect([...running.table.liveMatches].length).toBeLessThan(ids.length)
  for (const match_id of ids) expect(await connection.request({ cmd: 'get-state', match_id })).toMatchObject({ seq: 0 })
  expect(running.table.liveBytes).toBeLessThanOrEqual(liveBytes)
  connection.close()
})
