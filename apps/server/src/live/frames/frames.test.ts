import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { DEFAULT_LIMITS, type Limits, NO_RATES } from '../../limits/limits.ts'
import { type RunningServer, startServer } from '../../start-server.ts'

const [START, TEXT, PING, PONG] = [0x01, 0x81, 0x89, 0x8a]
const MOST = 200_000
/** Frames of one write. */
const AT_ONCE = 1_000

/** Masked with zeros, so that the payload is readable. */
function frame(first: number, payload = ''): Buffer {
  return Buffer.concat([Buffer.from([first, 0x80 | payload.length, 0, 0, 0, 0]), Buffer.from(payload)])
}

const UPGRADE =
  'GET /api/live HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
  'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n'

/** A live connection that does nothing on its own. */
async function openLive(): Promise<Socket> {
  const socket = connect(server.port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write(UPGRADE)
  await once(socket, 'data')
  return socket
}

/** Writes these frames over and over, at most 200,000, until the server cuts the connection; how many were written. */
async function flood(socket: Socket, frames: readonly Buffer[]): Promise<number> {
  const chunk = Buffer.concat(Array.from({ length: AT_ONCE / frames.length }, () => frames).flat())
  const over = new Promise(resolve => socket.on('close', resolve))
  let sent = 0
  for (; sent < MOST && !socket.destroyed; sent += AT_ONCE) {
    const written = socket.write(chunk) || new Promise(resolve => socket.once('drain', resolve))
    await Promise.race([written, over])
    // The server is in the same process: it reads now.
    await new Promise(setImmediate)
  }
  return sent
}

let server: RunningServer
let socket: Socket
afterEach(async () => {
  socket.destroy()
  await server.close()
})

async function start(limits: Partial<Limits>): Promise<void> {
  server = await startServer({ limits })
  socket = await openLive()
  socket.write(frame(TEXT, '{"cmd":"hello"}'))
  await once(socket, 'data')
}

describe('frames that are not requests are paid for', () => {
  test.each<[string, readonly Buffer[]]>([
    ['pings', [frame(PING)]],
    ['pongs that nobody asked for', [frame(PONG, 'beat')]],
    ['empty texts', [frame(TEXT)]],
    ['messages in empty pieces', [frame(START), ...Array.from({ length: 8 }, () => frame(0)), frame(0x80)]],
  ])('%s: the connection is cut', async (_what, frames) => {
    await start({})
    socket.resume()
    expect(await flood(socket, frames)).toBeLessThan(MOST)
    expect(await server.metrics()).toMatch(/cut_total\{reason="too many (frames|requests)"\} 1/)
  })

  test('a connection of an address that has too many pays as well', async () => {
    await start({ socketsPerAddress: 1 })
    const second = await openLive()
    second.resume()
    expect(await flood(second, [frame(PING)])).toBeLessThan(MOST)
  })
})

test('pongs that are not read count as backlog, also without rates', async () => {
  await start(NO_RATES)
  socket.pause()
  expect(await flood(socket, [frame(PING, 'x'.repeat(125))])).toBeLessThan(MOST)
  expect(await server.metrics()).toContain('cut_total{reason="slow"} 1')
})

describe('the heartbeat', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
  afterEach(() => void vi.useRealTimers())

  /** The next beat, and the ping that comes with it. */
  async function beat(): Promise<Buffer | undefined> {
    const sent = once(socket, 'data')
    vi.advanceTimersByTime(DEFAULT_LIMITS.pingMs)
    const [ping]: Buffer[] = await sent
    expect(ping?.[0]).toBe(PING)
    return ping
  }

  /** Writes these frames and waits until the server has read them. */
  async function write(...frames: readonly Buffer[]): Promise<void> {
    const answered = once(socket, 'data')
    socket.write(Buffer.concat([...frames, frame(PING)]))
    await answered
  }

  test('is not content with pongs that it did not ask for', async () => {
    await start({})
    await beat()
    await write(frame(PONG, 'here'), frame(PONG))
    const closed = once(socket, 'close')
    vi.advanceTimersByTime(DEFAULT_LIMITS.pingMs)
    await closed
    expect(await server.metrics()).toContain('cut_total{reason="gone"} 1')
  })

  test('keeps a connection that answers', async () => {
    await start({})
    for (let beats = 0; beats < 5; beats++) {
      const ping = await beat()
      await write(frame(PONG, ping?.subarray(2).toString()))
    }
    expect(socket.destroyed).toBe(false)
  })
})
