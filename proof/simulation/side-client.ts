import type { Store } from '@turnwise/table'
import type { SimNode } from './sim-node.ts'
import type { World } from './world.ts'

/** Something that was acknowledged, and so must be in the store at the end. */
type Acknowledged =
  | { readonly kind: 'seat'; readonly match: string; readonly seat: number; readonly token: string }
  | { readonly kind: 'left'; readonly match: string; readonly seat: number; readonly token: string }
  | { readonly kind: 'said'; readonly match: string; readonly seat: number; readonly key: string }

type Answer = Readonly<Record<string, unknown>>

const PATIENCE = 1_500
const TRIES = 4

/** Creates matches, joins, talks and leaves beside the players; repeats with the same key what was not answered. */
export class SideClient {
  readonly #world: World
  readonly #nodes: readonly SimNode[]
  readonly #acknowledged: Acknowledged[] = []
  readonly #keys: { readonly match: string; readonly key: string }[] = []
  #isResting = false

  constructor(world: World, nodes: readonly SimNode[]) {
    this.#world = world
    this.#nodes = nodes
  }

  get acknowledged(): number {
    return this.#acknowledged.length
  }

  rest(): void {
    this.#isResting = true
  }

  async run(game: string): Promise<void> {
    while (!this.#isResting) {
      await this.#world.sleep(100 + this.#world.rng.int(300))
      const created = await this.#ask({ cmd: 'create-match', game, key: this.#newKey(), players: [{}, { open: true }] })
      const match = String(created?.match_id)
      const [first] = Array.isArray(created?.players) ? created.players : []
      if (created?.status !== 'ok' || first === undefined) continue
      this.#acknowledged.push({ kind: 'seat', match, seat: 0, token: String(first.token) })
      await this.#say(match, 0, String(first.token))
      const joined = await this.#ask({ cmd: 'join-match', match_id: match, key: this.#newKey() })
      if (joined?.status !== 'ok') continue
      const token = String(joined.token)
      await this.#say(match, 1, token)
      if (this.#world.rng.int(2) === 0) {
        this.#acknowledged.push({ kind: 'seat', match, seat: 1, token })
        continue
      }
      // Where no answer says that it was left, it may have been all the same.
      const left = await this.#ask({ cmd: 'leave-match', match_id: match, player_id: 1, token })
      if (left?.status === 'ok') this.#acknowledged.push({ kind: 'left', match, seat: 1, token })
    }
  }

  /** What was acknowledged and is not there, and what was said twice. */
  async findFaults(disk: Store): Promise<readonly string[]> {
    const faults: string[] = []
    for (const fact of this.#acknowledged) {
      const found = await disk.loadMatch(fact.match)
      const hash = found?.seats[fact.seat]?.tokenHash
      const said = found === undefined ? [] : await disk.readChat(fact.match, 0)
      const isThere =
        fact.kind === 'seat'
          ? hash === fact.token
          : fact.kind === 'left'
            ? found !== undefined && hash !== fact.token
            : said.some(row => row.key === fact.key)
      if (!isThere) faults.push(`${fact.kind} in ${fact.match} was acknowledged and is lost`)
    }
    for (const { match, key } of this.#keys) {
      if ((await disk.loadMatch(match)) === undefined) continue
      const rows = (await disk.readChat(match, 0)).filter(row => row.key === key)
      if (rows.length > 1) faults.push(`a message in ${match} was said ${rows.length} times`)
    }
    return faults
  }

  async #say(match: string, seat: number, token: string): Promise<void> {
    const key = this.#newKey()
    this.#keys.push({ match, key })
    const said = await this.#ask({ cmd: 'say', match_id: match, player_id: seat, token, text: 'hello', key })
    if (said?.status === 'ok') this.#acknowledged.push({ kind: 'said', match, seat, key })
  }

  #newKey(): string {
    return Array.from({ length: 4 }, () => String(this.#world.rng.int(1e9)).padStart(9, '0')).join('')
  }

  /** Asks any node until one has answered and knows. */
  async #ask(request: Answer): Promise<Answer | undefined> {
    for (let tries = 0; tries < TRIES; tries++) {
      const node = this.#world.rng.pick(this.#nodes)
      const late = this.#world.sleep(PATIENCE).then(() => undefined)
      const isLost = this.#world.strikes('lost-answer', 6)
      const answer = node.isUp ? await Promise.race([node.handle(request), late]) : await late
      const error: unknown = answer?.error
      const isUnknown = typeof error === 'object' && error !== null && Reflect.get(error, 'code') === 'internal'
      if (answer !== undefined && !isLost && !isUnknown) return answer
    }
    return undefined
  }
}
