import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { textFrame } from './text-frame.ts'

test('a client reads the texts that were framed, of every length and script', async () => {
  const texts = ['', 'a', '𓊃 and é', '\ud800 alone', '{"text":"…"}']
  for (const length of [125, 126, 65_535, 65_536, 200_000]) texts.push('x'.repeat(length), `${'é'.repeat(length)}…`)
  const http = createServer().listen(0, '127.0.0.1')
  const server = new WebSocketServer({ server: http })
  // All at once, as an outbox writes them.
  server.on('connection', (_socket, { socket }) => socket.write(texts.map(textFrame).join(''), 'latin1'))
  await once(http, 'listening')
  const address = http.address()
  const client = new WebSocket(`ws://127.0.0.1:${typeof address === 'object' ? address?.port : address}`)
  const received: string[] = []
  client.on('message', (data, isBinary) => received.push(isBinary ? 'binary' : String(data)))
  await expect.poll(() => received.length).toBe(texts.length)
  expect(received).toEqual(texts.map(text => text.toWellFormed()))
  client.terminate()
  server.close()
  http.close()
})
