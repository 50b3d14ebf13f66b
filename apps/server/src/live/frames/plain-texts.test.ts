import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { createRng, type Rng } from '@turnwise/engine'
import { expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { PlainTexts } from './plain-texts.ts'

const LONGEST = 40_000
const LIBRARY = new WebSocketServer({ noServer: true, maxPayload: LONGEST, perMessageDeflate: false })
const TEXT = 1
const [BINARY, CLOSE, PING, PONG] = [2, 8, 9, 10]

/** A frame as clients send them, masked with random bytes. */
function frame(rng: Rng, opcode: number, payload: Buffer, isFinal = true): Buffer {
  const mask = Buffer.from(Array.from({ length: 4 }, () => rng.int(256)))
  const { length } = payload
  const head = Buffer.from(length < 126 ? [0x80 | length] : [0x80 | 126, length >> 8, length & 0xff])
  const masked = payload.map((byte, i) => byte ^ (mask[i % 4] ?? 0))
  return Buffer.concat([Buffer.from([(isFinal ? 0x80 : 0) | opcode]), head, mask, masked])
}

/** Chunks as a socket might deliver them: mostly one text each, sometimes anything else. */
function someChunks(rng: Rng): readonly Buffer[] {
  const text = (of: string) => frame(rng, TEXT, Buffer.from(of))
  const plain = () => text('x'.repeat(rng.pick([0, 1, 125, 126, 300])))
  const kinds: readonly (() => readonly Buffer[])[] = [
    () => [frame(rng, PONG, Buffer.from('beat'))],
    () => [frame(rng, PING, Buffer.alloc(0))],
    () => [text('𓊃 …')],
    () => [frame(rng, PONG, Buffer.alloc(126))],
    () => [Buffer.concat([plain(), frame(rng, PONG, Buffer.alloc(0)), text('é')])],
    () => [Buffer.concat([plain(), frame(rng, BINARY, Buffer.from('bytes')), plain()])],
    () => [Buffer.concat([plain(), plain().subarray(0, 4)]), Buffer.alloc(2, 1)],
    () => [frame(rng, TEXT, Buffer.from('first '), false), frame(rng, 0, Buffer.from('second'))],
    () => {
      const whole = plain()
      const at = 1 + rng.int(whole.length - 1)
      return [whole.subarray(0, at), whole.subarray(at)]
    },
    () => [text('x'.repeat(LONGEST))],
    () => [text('x'.repeat(LONGEST + 1))],
    () => [frame(rng, BINARY, Buffer.from('bytes'))],
    () => [frame(rng, TEXT, Buffer.from([0xc3, 0x28]))],
    () => [frame(rng, CLOSE, Buffer.from([0x03, 0xe8]))],
    () => [Buffer.from([0xc1, 0x80, 0, 0, 0, 0])],
    () => [Buffer.from([0x81, 0x01, 0x41])],
  ]
  return Array.from({ length: 12 }, () => (rng.int(3) > 0 ? [plain()] : rng.pick(kinds)())).flat()
}

/** What a server receives from these chunks, and how the connection ends if it does. */
async function received(server: Server, chunks: readonly Buffer[], isDirect: boolean) {
  const address = server.address()
  const client = new WebSocket(`ws://127.0.0.1:${typeof address === 'object' ? address?.port : address}`)
  const [request, raw, head] = await once(server, 'upgrade')
  const incoming = isDirect ? new PlainTexts(raw, LONGEST) : raw
  const seen: unknown[] = []
  const socket = await new Promise<WebSocket>(resolve => LIBRARY.handleUpgrade(request, incoming, head, resolve))
  socket.on('message', (data: Buffer, isBinary: boolean) => seen.push(isBinary ? data : String(data)))
  socket.on('error', () => undefined)
  if (incoming instanceof PlainTexts) {
    const isOpen = () => socket.readyState === socket.OPEN
    incoming.listen({ text: text => seen.push(text), pieces: () => undefined, isOpen })
  }
  await once(client, 'open')
  client.on('close', code => seen.push(code))
  for (const chunk of chunks) raw.emit('data', Buffer.from(chunk))
  // The client answers a ping only after all that the server has sent before.
  await new Promise(resolve => {
    socket.on('pong', resolve)
    client.on('close', resolve)
    if (socket.readyState === WebSocket.OPEN) socket.ping('last')
  })
  client.terminate()
  return seen.filter(item => item !== 1006)
}

test('whatever arrives, the same is received with and without the direct reader', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  let texts = 0
  for (let i = 0; i < 200; i++) {
    const chunks = someChunks(createRng(`chunks ${i}`))
    const expected = await received(server, chunks, false)
    expect(await received(server, chunks, true), `chunks ${i}`).toEqual(expected)
    texts += expected.length
  }
  expect(texts).toBeGreaterThan(500)
  server.close()
})
