import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { Refusal } from '@turnwise/protocol'
import type { Gate } from '../limits/gate.ts'
import type { Limits } from '../limits/limits.ts'
import type { Metrics } from '../metrics.ts'
import { refuse } from './refuse.ts'

/** Refused requests in a row before a connection is cut. */
const MOST_REFUSED = 50

/** What a connection has asked and been answered so far. */
interface Guest {
  unanswered: number
  refused: number
  written: number
}

export interface DoorContext {
  readonly gate: Gate
  readonly limits: Limits
  readonly metrics: Metrics
  addressOf(request: IncomingMessage): string
}

/**
 * What every request over HTTP passes before anything of it is looked at, whatever it asks for: its address pays for it and
 * for the bytes of its answer. A connection that sends on while its requests are refused or unanswered is cut.
 */
export class Door {
  readonly #context: DoorContext
  readonly #guests = new WeakMap<Socket, Guest>()

  constructor(context: DoorContext) {
    this.#context = context
  }

  enter(request: IncomingMessage, response: ServerResponse, begin: () => void): void {
    const { gate, limits } = this.#context
    const { socket } = request
    if (socket.destroyed) return
    const guest = this.#guests.get(socket) ?? { unanswered: 0, refused: 0, written: 0 }
    this.#guests.set(socket, guest)
    if (++guest.unanswered > limits.pending || guest.refused > MOST_REFUSED) {
      this.#context.metrics.cutOff.inc({ reason: 'too many requests' })
      socket.destroy()
      return
    }
    const address = this.#context.addressOf(request)
    response.once('close', () => {
      guest.unanswered--
      guest.refused = response.statusCode === 429 ? guest.refused + 1 : 0
      gate.shown(address, socket.bytesWritten - guest.written)
      guest.written = socket.bytesWritten
    })
    try {
      const wait = gate.visit(address)
      if (wait === undefined) begin()
      else void wait.then(begin)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      refuse(response, error)
    }
  }
}
