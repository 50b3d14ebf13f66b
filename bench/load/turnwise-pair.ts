import { createRng, type Rng } from '@turnwise/engine'
import { WebSocket } from 'ws'
import type { Tally } from './tally.ts'

interface Player {
  readonly player_id: number
  readonly token: string
}
interface Created {
  readonly match_id: string
  readonly players: readonly Player[]
}
interface Offer {
  readonly seq: number
  readonly actions: readonly { readonly cmd: string }[]
}

/** Two players of one match over two bare sockets, who act at once when it is their turn. A new match follows each. */
export class TurnwisePair {
  readonly #sockets: readonly [WebSocket, WebSocket]
  readonly #tally: Tally
  readonly #rng: Rng
  #match = ''
  #players: readonly Player[] = []
  /** Once its first action has been taken. */
  isPlaying = false
  #sentAt = 0
  /** An update that the actor got before the answer to its last action. */
  #next: { readonly seat: number; readonly offer: Offer } | undefined
  #isWaiting = false
  #isPaused = false
  /** The same seq may come twice, when a player's presence changes. */
  #actedAt = -1
  #watches = 0

  private constructor(sockets: readonly [WebSocket, WebSocket], number: number, tally: Tally) {
    this.#sockets = sockets
    this.#tally = tally
    this.#rng = createRng(`pair ${number}`)
    for (const [seat, socket] of sockets.entries()) {
      socket.on('message', data => this.#receive(seat, String(data)))
    }
  }

  /** @param other where the second player connects: another node, or the same one */
  static async open(url: string, number: number, tally: Tally, other = url): Promise<TurnwisePair> {
    return new TurnwisePair([await greet(url), await greet(other)], number, tally)
  }

  begin(): void {
    this.#create()
  }

  /** Its next action waits. */
  pause(): void {
    this.#isPaused = true
  }

  resume(): void {
    this.#isPaused = false
    if (!this.#isWaiting) this.#goOn()
  }

  /** True when it is paused and to act: then the server sends nothing more by itself. */
  get isIdle(): boolean {
    return this.#isPaused && !this.#isWaiting && this.#next !== undefined
  }

  #goOn(): void {
    const next = this.#next
    this.#next = undefined
    if (next !== undefined) this.#offered(next.seat, next.offer)
  }

  close(): void {
    for (const socket of this.#sockets) socket.terminate()
  }

  #create(): void {
    this.#sockets[0].send('{"cmd":"create-match","game":"senet"}')
  }

  /** Most messages are read no further than they must be: the generator shares the machine with the server. */
  #receive(seat: number, text: string): void {
    if (text.startsWith('{"push":"update"')) {
      if (text.includes('"actions":[{')) this.#offered(seat, JSON.parse(text))
      else if (seat === 0 && text.includes('"outcome":')) this.#again()
      return
    }
    if (text.startsWith('{"response":"create-match')) {
      if (text.includes('"status":"ok"')) return this.#created(JSON.parse(text))
      // A thousand matches created at once may take the database longer than a request waits.
      setTimeout(() => this.#create(), 500)
      return
    }
    if (text.startsWith('{"response":"watch') || text.startsWith('{"response":"unwatch')) return
    this.#isWaiting = false
    this.isPlaying = true
    if (text.includes('"status":"ok"')) this.#tally.acknowledged(this.#sentAt)
    else this.#tally.refused()
    this.#goOn()
  }

  #created({ match_id, players }: Created): void {
    this.#match = match_id
    this.#players = players.map(({ player_id, token }) => ({ player_id, token }))
    this.#actedAt = -1
    this.#watches += 1
    for (const [seat, socket] of this.#sockets.entries()) {
      socket.send(JSON.stringify({ cmd: 'watch', match_id, ...this.#players[seat], since: 0 }))
    }
  }

  #again(): void {
    for (const socket of this.#sockets) socket.send(`{"cmd":"unwatch","watch":${this.#watches}}`)
    this.#create()
  }

  #offered(seat: number, offer: Offer): void {
    const { seq, actions } = offer
    // One of an earlier moment may come later, over the other socket.
    if (seq <= this.#actedAt) return
    if (this.#isWaiting || this.#isPaused) {
      this.#next = { seat, offer }
      return
    }
    this.#actedAt = seq
    this.#isWaiting = true
    this.#sentAt = performance.now()
    const action = this.#rng.pick(actions)
    this.#sockets[seat]?.send(
      JSON.stringify({ ...action, match_id: this.#match, ...this.#players[seat], expected_seq: seq }),
    )
  }
}

async function greet(url: string): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`, { perMessageDeflate: false })
  await new Promise((resolve, reject) => {
    socket.once('error', reject)
    socket.once('open', () => socket.send('{"cmd":"hello"}'))
    socket.once('message', resolve)
  })
  return socket
}
