import type { Socket } from 'node:net'
import type { WebSocket } from 'ws'
import { textFrame } from './text-frame.ts'

/**
 * Writes once for each connection at the end of this turn of the event loop: the push and the answer for an actor leave
 * in one system call. A busy server spends most of its time on system calls.
 */
export class Outbox {
  #waiting: OutgoingTexts[] = []

  hold(texts: OutgoingTexts): void {
    this.#waiting.push(texts)
    if (this.#waiting.length > 1) return
    setImmediate(() => {
      const waiting = this.#waiting
      this.#waiting = []
      for (const texts of waiting) texts.flush()
    })
  }
}

/** The text messages of one connection. Pings and the end of the connection are left to the library. */
export class OutgoingTexts {
  readonly #outbox: Outbox
  readonly #socket: WebSocket
  readonly #raw: Socket
  #frames = ''

  constructor(outbox: Outbox, socket: WebSocket, raw: Socket) {
    this.#outbox = outbox
    this.#socket = socket
    this.#raw = raw
  }

  /** Bytes that are not handed to the socket yet. */
  get length(): number {
    return this.#frames.length
  }

  send(text: string): void {
    if (this.#frames === '') this.#outbox.hold(this)
    this.#frames += textFrame(text)
  }

  /** Nothing may follow the frame that closes a connection. */
  flush(): void {
    const frames = this.#frames
    this.#frames = ''
    if (frames !== '' && this.#socket.readyState === this.#socket.OPEN) this.#raw.write(frames, 'latin1')
  }
}
