import { type IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type WebSocket, WebSocketServer } from 'ws'
import { PlainTexts } from './frames/plain-texts.ts'

/**
 * Requests to become a live connection. They take the way of any other request through routes and hooks, which may refuse
 * them; one that a route accepts is handed to the library.
 */
export class Upgrades {
  readonly #heads = new WeakMap<IncomingMessage, Buffer>()
  readonly #longest: number
  readonly #server: WebSocketServer

  constructor(app: FastifyInstance, longest: number) {
    this.#longest = longest
    // A session answers pings itself, within its limits.
    this.#server = new WebSocketServer({
      ...{ noServer: true, maxPayload: longest, perMessageDeflate: false, autoPong: false },
    })
    app.server.on('upgrade', (request, _socket, head) => {
      const { socket } = request
      // Node has taken its own listener away.
      socket.on('error', () => socket.destroy())
      this.#heads.set(request, head)
      const response = new ServerResponse(request)
      response.assignSocket(socket)
      app.routing(request, response)
    })
    app.addHook('onResponse', async ({ raw }) => {
      if (this.#heads.has(raw)) raw.socket.destroy()
    })
  }

  /** False for a request that is not one of them. */
  accept(
    { raw: request }: FastifyRequest,
    reply: FastifyReply,
    connected: (socket: WebSocket, incoming: PlainTexts, raw: Socket) => void,
  ): boolean {
    const head = this.#heads.get(request)
    if (head === undefined) return false
    reply.hijack()
    const { socket: raw } = request
    const incoming = new PlainTexts(raw, this.#longest)
    if (head.length > 0) raw.unshift(head)
    this.#server.handleUpgrade(request, incoming, Buffer.alloc(0), socket => connected(socket, incoming, raw))
    return true
  }

  terminateAll(): void {
    for (const client of this.#server.clients) client.terminate()
  }
}
