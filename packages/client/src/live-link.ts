import { disconnected } from './answers.ts'
import type { ConnectionStatus } from './connection.ts'

export interface LinkEvents {
  onStatus(status: ConnectionStatus): void
  /** Each message that answers nothing that was asked here, parsed. */
  onMessage(message: Readonly<Record<string, unknown>>): void
}

const FIRST_DELAY_MS = 250
const LONGEST_DELAY_MS = 10_000
/** After so much silence the server is asked whether it is there; together with its time to answer, less than 25 s. */
const QUIET_MS = 10_000
/** A connection is given up when its opening or an answer takes longer than this: enough for a slow mobile network. */
const ANSWER_MS = 12_000

interface Asked {
  readonly timer: ReturnType<typeof setTimeout>
  resolve(answer: unknown): void
  reject(error: unknown): void
}

/** One WebSocket that reconnects by itself, with growing delays, and sends `hello` first. */
export class LiveLink {
  readonly #url: string
  readonly #events: LinkEvents
  /** By the id of the request. */
  readonly #asked = new Map<string, Asked>()
  #ids = 0
  #socket: WebSocket | undefined
  /** The only thing that is waited for: to ask, to give the connection up, or to open the next one. */
  #timer: ReturnType<typeof setTimeout> | undefined
  #isPinged = false
  #failures = 0
  #isClosed = false
  #status: ConnectionStatus = 'closed'

  constructor(url: string, events: LinkEvents) {
    this.#url = url
    this.#events = events
  }

  get status(): ConnectionStatus {
    return this.#status
  }

  open(): void {
    if (this.#status === 'closed' && !this.#isClosed) this.#connect()
  }

  /** The line may have been cut without a word: asks at once, or connects without waiting longer. */
  wake(): void {
    if (this.#status === 'open' && !this.#isPinged) this.#ping()
    else if (this.#status === 'connecting' && this.#socket === undefined) this.#connect()
  }

  /** The answer to a request; undefined while there is no connection that could take it. */
  ask(request: object, limitMs: number): Promise<unknown> | undefined {
    const id = `c${++this.#ids}`
    if (!this.send({ ...request, id })) return undefined
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#asked.delete(id)
        reject(disconnected())
      }, limitMs)
      this.#asked.set(id, { timer, resolve, reject })
    })
  }

  /** False while there is no connection that could take it. */
  send(message: object): boolean {
    if (this.#status !== 'open' || this.#socket === undefined) return false
    this.#socket.send(JSON.stringify(message))
    return true
  }

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#timer)
    const socket = this.#socket
    this.#socket = undefined
    socket?.close()
    this.#setStatus('closed')
  }

  #connect(): void {
    const socket = new WebSocket(this.#url)
    this.#socket = socket
    socket.addEventListener('open', () => socket.send('{"cmd":"hello"}'))
    socket.addEventListener('message', event => {
      if (this.#socket === socket) this.#receive(String(event.data))
    })
    socket.addEventListener('close', () => this.#lost(socket))
    // A close event follows with everything that is known.
    socket.addEventListener('error', () => undefined)
    this.#after(ANSWER_MS, () => this.#lost(socket))
    this.#setStatus('connecting')
  }

  #receive(text: string): void {
    this.#isPinged = false
    this.#after(QUIET_MS, () => this.#ping())
    const message: unknown = JSON.parse(text)
    if (typeof message !== 'object' || message === null) return
    const fields: Readonly<Record<string, unknown>> = { ...message }
    if (this.#status !== 'open' && fields.response === 'hello-response') {
      this.#failures = 0
      this.#setStatus('open')
      return
    }
    const asked = this.#asked.get(String(fields.id))
    if (asked === undefined) return this.#events.onMessage(fields)
    this.#asked.delete(String(fields.id))
    clearTimeout(asked.timer)
    asked.resolve(fields)
  }

  #ping(): void {
    const socket = this.#socket
    if (socket === undefined) return
    this.#isPinged = true
    this.send({ cmd: 'ping' })
    this.#after(ANSWER_MS, () => this.#lost(socket))
  }

  /** Closed by the other side, or silent: then nothing more is expected of it, not even that it closes. */
  #lost(socket: WebSocket): void {
    if (this.#socket !== socket) return
    this.#socket = undefined
    this.#isPinged = false
    socket.close()
    // Half fixed, half random: clients do not all return to a restarted server at the same moment.
    const delay = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** this.#failures++)
    this.#after(delay / 2 + Math.random() * (delay / 2), () => this.#connect())
    this.#setStatus('connecting')
  }

  #after(delay: number, next: () => void): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(next, delay)
  }

  #setStatus(status: ConnectionStatus): void {
    if (status === this.#status) return
    this.#status = status
    // It is unknown whether these were carried out.
    for (const { timer, reject } of this.#asked.values()) {
      clearTimeout(timer)
      reject(disconnected())
    }
    this.#asked.clear()
    this.#events.onStatus(status)
  }
}
