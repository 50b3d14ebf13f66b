import { createRng, type Rng } from '@turnwise/engine'
import { type GameState, senet } from '@turnwise/senet'
import { WebSocket } from 'ws'
import type { Tally } from './tally.ts'

interface PeerState {
  readonly G: GameState
  readonly ctx: { readonly currentPlayer: string }
  readonly _stateID: number
}

/**
 * The same two players at boardgame.io's server, also over bare sockets: its client would also compute each move
 * itself. A move is acknowledged by the update that comes back to the player who made it.
 */
export class PeerPair {
  readonly #sockets: readonly [WebSocket, WebSocket]
  readonly #number: number
  readonly #tally: Tally
  readonly #rng: Rng
  #games = 0
  /** Once its first action has been taken. */
  isPlaying = false
  #sentAt = 0
  #actor = -1
  #actedAt = -1
  /** The other player may get the update before the actor gets its acknowledgement. */
  #next: { readonly seat: number; readonly state: PeerState } | undefined

  private constructor(sockets: readonly [WebSocket, WebSocket], number: number, tally: Tally) {
    this.#sockets = sockets
    this.#number = number
    this.#tally = tally
    this.#rng = createRng(`pair ${number}`)
    for (const [seat, socket] of sockets.entries()) {
      socket.on('message', data => this.#receive(seat, String(data)))
    }
  }

  static async open(url: string, number: number, tally: Tally): Promise<PeerPair> {
    return new PeerPair([await greetPeer(url), await greetPeer(url)], number, tally)
  }

  close(): void {
    for (const socket of this.#sockets) socket.terminate()
  }

  get #match(): string {
    return `${this.#number}-${this.#games}`
  }

  /** The first request for a match creates it; two requests at once would create it twice. */
  begin(): void {
    this.#games += 1
    this.#actor = -1
    this.#actedAt = -1
    this.#next = undefined
    this.#sync(0)
  }

  #sync(seat: number): void {
    this.#sockets[seat]?.send(`42/race,${JSON.stringify(['sync', this.#match, String(seat), undefined, 2])}`)
  }

  #receive(seat: number, text: string): void {
    if (text === '2') return this.#sockets[seat]?.send('3')
    const isUpdate = text.startsWith('42/race,["update"')
    if (!isUpdate && !text.startsWith('42/race,["sync"')) return
    if (isUpdate && seat === this.#actor) {
      this.#actor = -1
      this.isPlaying = true
      this.#tally.acknowledged(this.#sentAt)
      const next = this.#next
      this.#next = undefined
      if (next !== undefined) return this.#act(next.seat, next.state)
    }
    if (!isUpdate && seat === 0) this.#sync(1)
    const isOver = text.includes('"gameover":{')
    if (isOver && seat === 0) return this.begin()
    if (isOver || !text.includes(`"currentPlayer":"${seat}"`)) return
    const [, match, update]: [string, string, PeerState & { state?: PeerState }] = JSON.parse(text.slice(8))
    if (match === this.#match) this.#act(seat, isUpdate ? update : (update.state ?? update))
  }

  #act(seat: number, state: PeerState): void {
    const { G, ctx, _stateID } = state
    if (ctx.currentPlayer !== String(seat) || _stateID <= this.#actedAt) return
    if (this.#actor !== -1) {
      this.#next = { seat, state }
      return
    }
    const action = this.#rng.pick(senet.legalActions(G, G.turn))
    this.#actor = seat
    this.#actedAt = _stateID
    this.#sentAt = performance.now()
    const args = action.type === 'throw' ? [] : [action.from]
    const move = { type: 'MAKE_MOVE', payload: { type: action.type, args, playerID: String(seat) } }
    this.#sockets[seat]?.send(`42/race,${JSON.stringify(['update', move, _stateID, this.#match, String(seat)])}`)
  }
}

/** Straight to the WebSocket, without the polling that its client begins with. */
export async function greetPeer(url: string): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`, {
    perMessageDeflate: false,
  })
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject)
    const listen = (data: unknown) => {
      const text = String(data)
      if (text.startsWith('0')) socket.send('40/race,')
      else if (text.startsWith('40/race')) {
        socket.off('message', listen)
        resolve()
      }
    }
    socket.on('message', listen)
  })
  return socket
}
