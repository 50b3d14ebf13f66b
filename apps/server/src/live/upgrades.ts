import type { Server } from 'node:http'
import { type IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { Refusal } from '@turnwise/protocol'
import { type WebSocket, WebSocketServer } from 'ws'
import { refuse } from '../http/refuse.ts'
import { PlainTexts } from './frames/plain-texts.ts'

/** A request to become a live connection was accepted. */
export type Connected = (request: IncomingMessage, socket: WebSocket, incoming: PlainTexts, raw: Socket) => void

/** Requests to become a live connection: refused as any other request would be, or handed to the library. */
export class Upgrades {
  readonly #server: WebSocketServer

  /** @param admit throws a refusal, or says how long to wait */
  constructor(
    server: Server,
    longest: number,
    admit: (request: IncomingMessage) => Promise<void> | undefined,
    connected: Connected,
  ) {
    this.#server = new WebSocketServer({
      noServer: true,
      maxPayload: longest,
      perMessageDeflate: false,
      // A session answers pings itself, within its limits.
      autoPong: false,
      handleProtocols: () => false,
    })
    server.on('upgrade', (request, _socket, head) => {
      const { socket: raw } = request
      // Node has taken its own listener away.
      raw.on('error', () => raw.destroy())
      const accept = () => {
        const incoming = new PlainTexts(raw, longest)
        if (head.length > 0) raw.unshift(head)
        this.#server.handleUpgrade(request, incoming, Buffer.alloc(0), socket =>
          connected(request, socket, incoming, raw),
        )
      }
      try {
        const wait = admit(request)
        if (wait === undefined) accept()
        else void wait.then(accept)
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        const response = new ServerResponse(request)
        response.assignSocket(raw)
        response.once('finish', () => raw.destroySoon())
        refuse(response, error, error.code === 'unknown-command' ? 404 : undefined)
      }
    })
  }

  terminateAll(): void {
    for (const client of this.#server.clients) client.terminate()
  }
}
