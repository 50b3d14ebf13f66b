import { WebSocket } from 'ws'

type Message = Readonly<Record<string, unknown>>

/** A live connection without a client: sends what the test says and records every byte that arrives. */
export class RawSocket {
  readonly texts: string[] = []
  readonly closed: Promise<number>
  readonly opened: Promise<void>
  readonly #socket: WebSocket
  readonly #waiting = new Set<() => void>()
  #ids = 0

  constructor(url: string, origin?: string) {
    const live = new URL('/api/live', url)
    live.protocol = 'ws:'
    this.#socket = new WebSocket(live, origin === undefined ? {} : { origin })
    this.opened = new Promise((resolve, reject) => {
      this.#socket.on('open', resolve)
      this.#socket.on('error', reject)
    })
    this.opened.catch(() => undefined)
    this.closed = new Promise(resolve => {
      this.#socket.on('close', code => resolve(code))
    })
    this.#socket.on('message', data => {
      this.texts.push(String(data))
      for (const wake of [...this.#waiting]) wake()
    })
  }

  /** Connected and greeted. */
  static async greeted(url: string): Promise<RawSocket> {
    const socket = new RawSocket(url)
    await socket.opened
    await socket.ask({ cmd: 'hello' })
    return socket
  }

  get messages(): readonly Message[] {
    return this.texts.map(text => JSON.parse(text) as Message)
  }

  get updates(): readonly Message[] {
    return this.messages.filter(message => message.push === 'update')
  }

  send(text: string | Buffer): void {
    this.#socket.send(text)
  }

  /** A text frame with these bytes, whether they are text or not. */
  sendAsText(bytes: Buffer): void {
    this.#socket.send(bytes, { binary: false })
  }

  async ask(request: object): Promise<Message> {
    const id = `raw ${++this.#ids}`
    this.send(JSON.stringify({ ...request, id }))
    return this.next(message => message.id === id)
  }

  /** The first message that fits, among those received or still to come. */
  next(fits: (message: Message) => boolean): Promise<Message> {
    return new Promise(resolve => {
      let seen = 0
      const look = () => {
        for (; seen < this.texts.length; seen++) {
          const message = JSON.parse(this.texts[seen]!) as Message
          if (!fits(message)) continue
          this.#waiting.delete(look)
          return resolve(message)
        }
      }
      this.#waiting.add(look)
      look()
    })
  }

  pause(): void {
    this.#socket.pause()
  }

  close(): void {
    this.#socket.terminate()
  }
}
