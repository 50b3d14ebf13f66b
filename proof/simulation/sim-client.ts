import { type GameAction, OFFERS, type Offer } from '@turnwise/engine'
import { fromWireAction, toWireAction } from '@turnwise/protocol'
import type { Asked, Attempt, Stream } from '../history.ts'
import { textOf } from '../seen-entries.ts'
import { resultOf } from './answer-result.ts'
import type { Push, SimNode } from './sim-node.ts'
import type { World } from './world.ts'

export interface Seated {
  readonly match: string
  readonly seat: number | undefined
  readonly token: string | undefined
}

/** How many pushes a node buffers for a slow reader before it cuts the connection. */
const SLOW_READER_LIMIT = 4
const WAIT_MS = 2500

type Answer = Readonly<Record<string, unknown>>

/**
 * A player (or a spectator) on an unreliable network: watches through any node that answers, resumes with `since`, acts
 * when it is to act, makes and answers offers, takes back, and records what it saw.
 */
export class SimClient {
  readonly name: string
  readonly stream: Stream
  readonly attempts: Attempt[] = []
  /** The table says that the seat is no longer this client's. */
  isUnseated = false
  readonly #world: World
  readonly #nodes: readonly SimNode[]
  readonly #seated: Seated
  readonly #tick: () => number
  #connection = 0
  #isActing = false
  #isResting = false

  constructor(name: string, world: World, nodes: readonly SimNode[], seated: Seated, tick: () => number) {
    this.name = name
    this.#world = world
    this.#nodes = nodes
    this.#seated = seated
    this.#tick = tick
    this.stream = { client: name, match: seated.match, seat: seated.seat, entries: [] }
  }

  get seen(): number {
    return this.stream.entries.length
  }

  /** Keeps watching, but no longer acts. */
  rest(): void {
    this.#isResting = true
  }

  /** Leaves the current connection and connects to a node that is up. */
  connect(): void {
    const connection = ++this.#connection
    const node = this.#world.rng.pick(this.#nodes)
    if (!node.isUp) {
      this.#world.after(50, () => connection === this.#connection && this.connect())
      return
    }
    const isCurrent = () => connection === this.#connection
    const lost = () =>
      isCurrent() && this.#world.after(20 + this.#world.rng.int(80), () => isCurrent() && this.connect())
    const inbox: Push[] = []
    let reading = false
    let readAt = 0
    const read = () => {
      reading = false
      const push = inbox.shift()
      if (push === undefined || !isCurrent()) return
      this.#take(node, push)
      if (inbox.length > 0) schedule()
    }
    const schedule = () => {
      if (reading) return
      reading = true
      const delay = this.#world.strikes('slow-reader', 60) ? 3000 : this.#world.rng.int(20)
      readAt = Math.max(readAt, this.#world.now + delay)
      this.#world.after(readAt - this.#world.now, read)
    }
    node
      .watch({
        ...this.#seated,
        since: this.seen,
        push: push => {
          if (!isCurrent() || !node.isUp) return
          inbox.push(push)
          if (inbox.length > SLOW_READER_LIMIT) lost()
          else schedule()
        },
      })
      .then(
        stop => {
          // A connection ends with its node, or after some time.
          const check = () => {
            if (!isCurrent()) return stop()
            if (!node.isUp || this.#world.strikes('lost-answer', 40)) {
              stop()
              lost()
            } else this.#world.after(300, check)
          }
          this.#world.after(300, check)
        },
        error => {
          if (Reflect.get(Object(error), 'code') !== 'unauthorized') return lost()
          this.isUnseated = true
          return this.rest()
        },
      )
    // A node that died while answering never answers: try another one.
    this.#world.after(WAIT_MS, () => {
      if (isCurrent() && !node.isUp) this.connect()
    })
  }

  #take(node: SimNode, push: Push): void {
    for (const entry of push.entries) {
      if (entry.seq <= this.seen) continue
      this.stream.entries.push({ seq: entry.seq, text: textOf(entry), isOver: push.isOver })
      this.#world.note(`${this.name} sees ${entry.seq}`)
    }
    if (this.#isActing || this.#isResting || push.isOver || this.#seated.seat === undefined) return
    this.#isActing = true
    this.#world.after(this.#world.rng.int(30), () => void this.#act(node, push))
  }

  async #act(node: SimNode, push: Push): Promise<void> {
    const expected = this.seen
    let hasAsked = false
    try {
      const asked = await this.#choose(node, push, expected)
      if (asked === undefined) return
      hasAsked = true
      const attempt: Attempt = {
        client: this.name,
        match: this.#seated.match,
        seat: this.#seated.seat ?? -1,
        asked,
        expected,
        sent: this.#tick(),
        result: { kind: 'unknown' },
      }
      this.attempts.push(attempt)
      this.#world.note(`${this.name} asks for ${JSON.stringify(asked)} after ${expected}`)
      const answer = await this.#ask(node, { ...requestOf(asked), expected_seq: expected })
      attempt.answered = this.#tick()
      attempt.result = resultOf(answer)
    } finally {
      this.#isActing = false
      // Whatever the answer was, the updates say what happened.
      if (hasAsked || push.isMine) this.connect()
    }
  }

  /** Mostly an action, now and then an offer, an answer to one, or taking back. */
  async #choose(node: SimNode, { isMine, offer }: Push, expected: number): Promise<Asked | undefined> {
    const { rng } = this.#world
    const { seat } = this.#seated
    if (offer !== undefined && offer.seat !== seat && rng.int(2) === 0) {
      return { kind: 'answer', offer: offer.kind, accept: rng.int(3) > 0 }
    }
    if (offer === undefined && rng.int(isMine ? 16 : 8) === 0) return { kind: 'offer', offer: someOffer(rng.int(20)) }
    if (rng.int(isMine ? 16 : 8) === 0) return { kind: 'undo' }
    const action = isMine ? await this.#chooseAction(node, expected) : undefined
    return action === undefined ? undefined : { kind: 'action', action }
  }

  async #chooseAction(node: SimNode, expected: number): Promise<GameAction | undefined> {
    const legal = await this.#ask(node, { cmd: 'get-legal-actions' })
    const actions = Array.isArray(legal?.actions) ? legal.actions : []
    const chosen: unknown = actions.length === 0 || legal?.seq !== expected ? undefined : this.#world.rng.pick(actions)
    if (typeof chosen !== 'object' || chosen === null || !('cmd' in chosen)) return undefined
    return fromWireAction({ ...chosen, cmd: String(chosen.cmd) })
  }

  /** A request over the network: undefined when no answer came in time. */
  async #ask(node: SimNode, command: Answer): Promise<Answer | undefined> {
    const world = this.#world
    const { match, seat, token } = this.#seated
    const request = { ...command, match_id: match, player_id: seat, token }
    const travel = async () => world.sleep(world.strikes('delayed-message', 20) ? 900 : world.rng.int(10))
    const deliver = async () => {
      await travel()
      if (!node.isUp || world.strikes('lost-request', 40)) return new Promise<never>(() => {})
      const answer = await node.handle(request)
      await travel()
      return world.strikes('lost-answer', 40) ? new Promise<never>(() => {}) : answer
    }
    const copies = [deliver()]
    // The second copy may arrive first.
    if (world.strikes('doubled-request', 12)) copies.push(world.sleep(world.rng.int(40)).then(deliver))
    return Promise.race([...copies, world.sleep(WAIT_MS).then(() => undefined)])
  }
}

/** A draw ends the match, so it is rare. */
function someOffer(number: number): Offer {
  return number === 0 ? OFFERS[1] : OFFERS[0]
}

function requestOf(asked: Asked): Answer {
  switch (asked.kind) {
    case 'action':
      return toWireAction(asked.action)
    case 'undo':
      return { cmd: 'undo' }
    case 'offer':
      return { cmd: 'offer', kind: asked.offer }
    case 'answer':
      return { cmd: 'answer', kind: asked.offer, accept: asked.accept }
  }
}
