import type { Catalog } from '@turnwise/engine'
import type { Store } from '@turnwise/table'
import { codeOf } from './answer-result.ts'
import type { SimNode } from './sim-node.ts'
import type { World } from './world.ts'

/** Something that was acknowledged, and so must be in the store at the end. */
type Acknowledged =
  | { readonly kind: 'seat' | 'left' | 'bot'; readonly match: string; readonly seat: number; readonly token: string }
  | { readonly kind: 'said'; readonly match: string; readonly seat: number; readonly key: string }

type Answer = Readonly<Record<string, unknown>>

const WAIT_MS = 1_500
const TRIES = 4

/**
 * Creates matches, joins, chats, claims and leaves beside the players; repeats unanswered requests with the same key.
 */
export class SideClient {
  readonly #world: World
  readonly #nodes: readonly SimNode[]
  readonly #facts: Acknowledged[] = []
  readonly #faults: string[] = []
  /** Matches with a request that may still be under way although its sender has given up. */
  readonly #unsettled = new Set<unknown>()
  readonly #keys: { readonly match: string; readonly key: string }[] = []
  readonly #acknowledged: Record<string, number> = {}
  #isResting = false

  constructor(world: World, nodes: readonly SimNode[]) {
    this.#world = world
    this.#nodes = nodes
  }

  /** How many requests of each kind. */
  get acknowledged(): Readonly<Record<string, number>> {
    return this.#acknowledged
  }

  rest(): void {
    this.#isResting = true
  }

  async run(catalog: Catalog): Promise<void> {
    while (!this.#isResting) {
      await this.#world.sleep(100 + this.#world.rng.int(300))
      const { id: game } = this.#world.rng.pick(catalog)
      const created = await this.#ask({ cmd: 'create-match', game, key: this.#newKey(), players: [{}, { open: true }] })
      const match = String(created?.match_id)
      const [first] = Array.isArray(created?.players) ? created.players : []
      if (created === undefined || first === undefined) continue
      const host = String(first.token)
      this.#facts.push({ kind: 'seat', match, seat: 0, token: host })
      await this.#say(match, 0, host)
      const joined = await this.#ask({ cmd: 'join-match', match_id: match, key: this.#newKey() })
      if (joined === undefined) continue
      const guest = String(joined.token)
      await this.#say(match, 1, guest)
      await this.#goOn(match, host, guest)
    }
  }

  /**
   * What happens to the second seat. Without an answer the request may have taken effect, or may do so later: then
   * nothing is known.
   */
  async #goOn(match: string, host: string, guest: string): Promise<void> {
    const seat = { match_id: match, player_id: 1 }
    const note = (kind: 'seat' | 'left' | 'bot', token: unknown) => {
      if (!this.#unsettled.has(match)) this.#facts.push({ kind, match, seat: 1, token: String(token) })
    }
    switch (this.#world.rng.int(5)) {
      case 0:
        note('seat', guest)
        return
      case 1:
        if ((await this.#ask({ cmd: 'leave-match', ...seat, token: guest })) !== undefined) note('left', guest)
        return
      case 2: {
        if ((await this.#ask({ cmd: 'claim-seat', ...seat, token: host, bot: 'random' })) === undefined) return
        if (this.#world.rng.int(2) === 0) note('bot', guest)
        else if ((await this.#ask({ cmd: 'claim-seat', ...seat, token: guest })) !== undefined) note('seat', guest)
        return
      }
      case 3: {
        const claimed = await this.#ask({ cmd: 'claim-seat', ...seat, key: this.#newKey() })
        if (claimed !== undefined) note('seat', claimed.token)
        return
      }
      default:
        if ((await this.#ask({ cmd: 'claim-seat', ...seat, token: host, open: true })) !== undefined) {
          await this.#race(match)
        }
    }
  }

  /** Two requests for one open seat. */
  async #race(match: string): Promise<void> {
    const join = () => this.#ask({ cmd: 'join-match', match_id: match, player_id: 1, key: this.#newKey() })
    const taken = (await Promise.all([join(), join()])).flatMap(answer => (answer === undefined ? [] : [answer.token]))
    if (taken.length > 1) this.#faults.push(`seat 1 of ${match} was given to two`)
    const [token] = taken
    if (token !== undefined) this.#facts.push({ kind: 'seat', match, seat: 1, token: String(token) })
  }

  /** What was acknowledged and is missing, and messages that are stored twice. */
  async findFaults(disk: Store): Promise<readonly string[]> {
    const faults: string[] = [...this.#faults]
    for (const fact of this.#facts) {
      if (!(await isThere(disk, fact))) faults.push(`${fact.kind} in ${fact.match} was acknowledged and is lost`)
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
    if (said !== undefined) this.#facts.push({ kind: 'said', match, seat, key })
  }

  #newKey(): string {
    return Array.from({ length: 4 }, () => String(this.#world.rng.int(1e9)).padStart(9, '0')).join('')
  }

  /** Asks any node until one gives a certain answer; returns it if the request was done. */
  async #ask(request: Answer): Promise<Answer | undefined> {
    for (let tries = 0; tries < TRIES; tries++) {
      const node = this.#world.rng.pick(this.#nodes)
      const late = this.#world.sleep(WAIT_MS).then(() => undefined)
      const isLost = this.#world.strikes('lost-answer', 6)
      const answer = node.isUp ? await Promise.race([node.handle(request), late]) : await late
      if (node.isUp && answer === undefined) this.#unsettled.add(request.match_id)
      if (answer === undefined || isLost || codeOf(answer) === 'internal') continue
      if (answer.status !== 'ok') return undefined
      const kind = String(request.cmd)
      this.#acknowledged[kind] = (this.#acknowledged[kind] ?? 0) + 1
      return answer
    }
    return undefined
  }
}

async function isThere(disk: Store, fact: Acknowledged): Promise<boolean> {
  const found = await disk.loadMatch(fact.match)
  if (found === undefined) return false
  if (fact.kind === 'said') return (await disk.readChat(fact.match, 0)).some(row => row.key === fact.key)
  const { tokenHash, bot = null } = found.seats[fact.seat] ?? {}
  const isHeld = tokenHash === fact.token
  // An absent player keeps their token while a bot plays on.
  return fact.kind === 'left' ? !isHeld : isHeld && (bot !== null) === (fact.kind === 'bot')
}
