import { once } from 'node:events'
import { WebSocket } from 'ws'

type Answer = Readonly<Record<string, unknown>>

/** A live connection from one address of this machine that asks one thing after the other. */
export class Asking {
  readonly #socket: WebSocket
  readonly #waiting = new Map<number, (answer: Answer) => void>()
  #ids = 0

  private constructor(socket: WebSocket) {
    this.#socket = socket
    socket.on('error', () => undefined)
    socket.on('message', data => {
      const answer: Answer = JSON.parse(String(data))
      const id = Number(answer.id)
      this.#waiting.get(id)?.(answer)
      this.#waiting.delete(id)
    })
    socket.on('close', () => {
      for (const resolve of this.#waiting.values()) resolve({ status: 'closed' })
      this.#waiting.clear()
    })
  }

  static async open(port: number, localAddress: string): Promise<Asking> {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/api/live`, { localAddress })
    const asking = new Asking(socket)
    // One that is refused is not open; then nothing is asked.
    await Promise.race([once(socket, 'open'), once(socket, 'close')]).catch(() => undefined)
    await asking.ask({ cmd: 'hello' })
    return asking
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN
  }

  /** The answer; `closed` as its status if the connection ends first. */
  ask(request: object): Promise<Answer> {
    if (!this.isOpen) return Promise.resolve({ status: 'closed' })
    const id = ++this.#ids
    return new Promise(resolve => {
      this.#waiting.set(id, resolve)
      this.#socket.send(JSON.stringify({ ...request, id }))
    })
  }

  close(): void {
    this.#socket.terminate()
  }
}

/** The seats of a new match that the sender holds, as requests name them. */
export function seatsOf({
  match_id,
  players,
}: Answer): readonly { match_id: unknown; player_id: unknown; token: unknown }[] {
  if (!Array.isArray(players)) return []
  return players.map(({ player_id, token }) => ({ match_id, player_id, token }))
}
