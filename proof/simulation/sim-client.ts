import type { Attempt, Stream } from '../history.ts'
import type { Push, SimNode } from './sim-node.ts'
import type { World } from './world.ts'

export interface Seated {
  readonly match: string
  readonly seat: number | undefined
  readonly token: string | undefined
}

/** How many pushes a node holds for a reader that does not read, before it cuts the connection. */
const SLOW_READER_LIMIT = 4
const PATIENCE = 2500

/**
 * A player (or a spectator) on an unreliable network: watches through whichever node answers, resumes with `since`,
 * acts when it is asked, and writes down what it saw.
 */
export class SimClient {
  readonly name: string
  readonly stream: Stream
  readonly attempts: Attempt[] = []
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

  /** Watches on, but acts no more. */
  rest(): void {
    this.#isResting = true
  }

  /** Leaves whatever connection there was and takes a node that is up. */
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
          // A connection does not outlive its node, nor for ever.
          const check = () => {
            if (!isCurrent()) return stop()
            if (!node.isUp || this.#world.strikes('lost-answer', 40)) {
              stop()
              lost()
            } else this.#world.after(300, check)
          }
          this.#world.after(300, check)
        },
        () => lost(),
      )
    // A node that died while answering never answers: look elsewhere.
    this.#world.after(PATIENCE, () => {
      if (isCurrent() && !node.isUp) this.connect()
    })
  }

  #take(node: SimNode, push: Push): void {
    for (const { seq, kind, player_id, events } of push.entries) {
      if (seq <= this.seen) continue
      this.stream.entries.push({ seq, text: JSON.stringify({ seq, kind, player_id, events }) })
      this.#world.note(`${this.name} sees ${seq}`)
    }
    if (push.isMine && !this.#isActing && !this.#isResting) {
      this.#isActing = true
      this.#world.after(this.#world.rng.int(30), () => void this.#act(node))
    }
  }

  async #act(node: SimNode): Promise<void> {
    const { match, seat, token } = this.#seated
    try {
      const expected = this.seen
      const legal = await this.#ask(node, { cmd: 'get-legal-actions', match_id: match, player_id: seat, token })
      const actions = Array.isArray(legal?.actions) ? legal.actions : []
      const chosen: unknown =
        actions.length === 0 || legal?.seq !== expected ? undefined : this.#world.rng.pick(actions)
      if (typeof chosen !== 'object' || chosen === null || !('cmd' in chosen)) return
      const { cmd, ...fields } = chosen
      const attempt: Attempt = {
        client: this.name,
        match,
        seat: seat ?? -1,
        action: { type: String(cmd), ...fields },
        expected,
        sent: this.#tick(),
        result: { kind: 'unknown' },
      }
      this.attempts.push(attempt)
      this.#world.note(`${this.name} asks for ${cmd} after ${expected}`)
      const request = { cmd, ...fields, match_id: match, player_id: seat, token, expected_seq: expected }
      const answer = await this.#ask(node, request)
      attempt.answered = this.#tick()
      attempt.result = resultOf(answer)
    } finally {
      this.#isActing = false
      // Whatever the answer was, the stream says how it went on.
      this.connect()
    }
  }

  /** A request over the network: undefined when no answer came in time. */
  async #ask(
    node: SimNode,
    request: Readonly<Record<string, unknown>>,
  ): Promise<Readonly<Record<string, unknown>> | undefined> {
    const world = this.#world
    const travel = async () => world.sleep(world.strikes('delayed-message', 20) ? 900 : world.rng.int(10))
    const deliver = async () => {
      await travel()
      if (!node.isUp || world.strikes('lost-request', 40)) return new Promise<never>(() => {})
      const answer = await node.handle(request)
      await travel()
      return world.strikes('lost-answer', 40) ? new Promise<never>(() => {}) : answer
    }
    const copies = [deliver()]
    // The second copy may well arrive first.
    if (world.strikes('doubled-request', 12)) copies.push(world.sleep(world.rng.int(40)).then(deliver))
    return Promise.race([...copies, world.sleep(PATIENCE).then(() => undefined)])
  }
}

/** An internal error means that the node does not know; a conflict of a doubled request may be with its own first copy. */
function resultOf(answer: Readonly<Record<string, unknown>> | undefined): Attempt['result'] {
  if (answer?.status === 'ok' && typeof answer.seq === 'number') return { kind: 'ok', seq: answer.seq }
  const error: unknown = answer?.error
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : undefined
  if (code === undefined || code === 'internal' || code === 'conflict') return { kind: 'unknown' }
  return { kind: 'refused', code }
}
