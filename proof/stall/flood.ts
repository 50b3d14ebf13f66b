import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** The address of this machine that attacks come from; everybody else uses another one. */
export const ATTACKER = '127.0.0.2'

/** Connections that one attack uses at once. */
const CONNECTIONS = 3

const [TEXT, PING, PONG, PIECE] = [0x81, 0x89, 0x8a, 0x01]

const UPGRADE =
  'GET /api/live HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n' +
  'sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n'

/** A frame masked with zeros. */
function frame(first: number, payload = ''): Buffer {
  const bytes = Buffer.from(payload)
  const length = bytes.length < 126 ? [0x80 | bytes.length] : [0xfe, bytes.length >> 8, bytes.length & 0xff]
  return Buffer.concat([Buffer.from([first, ...length, 0, 0, 0, 0]), bytes])
}

export const text = (request: object): Buffer => frame(TEXT, JSON.stringify(request))
export const FRAMES: Readonly<Record<string, Buffer>> = {
  pings: frame(PING),
  'long pings': frame(PING, 'x'.repeat(125)),
  pongs: frame(PONG),
  'empty texts': frame(TEXT),
  'texts that are not JSON': frame(TEXT, '{'),
  'empty pieces': Buffer.concat([frame(PIECE), ...Array.from({ length: 50 }, () => frame(0)), frame(0x80)]),
}

export async function dial(port: number): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress: ATTACKER })
  socket.on('error', () => undefined)
  socket.resume()
  await Promise.race([once(socket, 'connect'), once(socket, 'close')]).catch(() => undefined)
  return socket
}

/** A live connection that has said hello. */
export async function dialLive(port: number): Promise<Socket> {
  const socket = await dial(port)
  socket.write(UPGRADE)
  await Promise.race([once(socket, 'data'), once(socket, 'close')]).catch(() => undefined)
  socket.write(text({ cmd: 'hello' }))
  return socket
}

/** Writes these bytes over and over, on a few connections, each again as soon as it is cut; never ends. */
export async function flood(open: () => Promise<Socket>, bytes: Buffer): Promise<void> {
  const chunk = Buffer.concat(Array.from({ length: Math.ceil(65_536 / bytes.length) }, () => bytes))
  const pour = async (): Promise<never> => {
    for (;;) {
      const socket = await open()
      while (!socket.destroyed) {
        const isFull = !socket.write(chunk)
        if (isFull) await Promise.race([once(socket, 'drain'), once(socket, 'close')]).catch(() => undefined)
        await new Promise(setImmediate)
      }
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, pour))
}
