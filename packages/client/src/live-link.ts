import type { ConnectionStatus } from './connection.ts'

export interface LinkEvents {
  onStatus(status: ConnectionStatus): void
  /** Each message that the server sent, parsed. */
  onMessage(message: Readonly<Record<string, unknown>>): void
}

const FIRST_DELAY_MS = 250
const LONGEST_DELAY_MS = 10_000
/** A connection that was silent for this long is considered dead; a ping is sent well before. */
const SILENCE_MS = 60_000
const PING_MS = 20_000

/** One WebSocket that reconnects by itself, with growing delays, and sends `hello` first. */
export class LiveLink {
  readonly #url: string
  readonly #events: LinkEvents
  #socket: WebSocket | undefined
  #retry: ReturnType<typeof setTimeout> | undefined
  #ping: ReturnType<typeof setInterval> | undefined
  #failures = 0
  #heardAt = 0
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
    if (this.#socket !== undefined || this.#retry !== undefined || this.#isClosed) return
    this.#setStatus('connecting')
    const socket = new WebSocket(this.#url)
    this.#socket = socket
    socket.addEventListener('open', () => {
      this.#heardAt = Date.now()
      socket.send('{"cmd":"hello"}')
      this.#ping = setInterval(() => this.#checkSilence(), PING_MS)
    })
    socket.addEventListener('message', event => this.#receive(String(event.data)))
    socket.addEventListener('close', () => this.#lost(socket))
    // A close event follows with everything that is known.
    socket.addEventListener('error', () => undefined)
  }

  /** False while there is no connection that could take it. */
  send(message: object): boolean {
    if (this.#status !== 'open' || this.#socket === undefined) return false
    this.#socket.send(JSON.stringify(message))
    return true
  }

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#retry)
    clearInterval(this.#ping)
    const socket = this.#socket
    this.#socket = undefined
    socket?.close()
    this.#setStatus('closed')
  }

  #receive(text: string): void {
    this.#heardAt = Date.now()
    const message: unknown = JSON.parse(text)
    if (typeof message !== 'object' || message === null) return
    const fields: Readonly<Record<string, unknown>> = { ...message }
    if (this.#status !== 'open' && fields.response === 'hello-response') {
      this.#failures = 0
      this.#setStatus('open')
      return
    }
    this.#events.onMessage(fields)
  }

  #checkSilence(): void {
    if (Date.now() - this.#heardAt > SILENCE_MS) this.#socket?.close()
    else this.send({ cmd: 'ping' })
  }

  #lost(socket: WebSocket): void {
    if (this.#socket !== socket) return
    this.#socket = undefined
    clearInterval(this.#ping)
    this.#setStatus('connecting')
    // Half fixed, half random: clients do not all return to a restarted server at the same moment.
    const delay = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** this.#failures++)
    this.#retry = setTimeout(
      () => {
        this.#retry = undefined
        this.open()
      },
      delay / 2 + Math.random() * (delay / 2),
    )
  }

  #setStatus(status: ConnectionStatus): void {
    if (status === this.#status) return
    this.#status = status
    this.#events.onStatus(status)
  }
}
