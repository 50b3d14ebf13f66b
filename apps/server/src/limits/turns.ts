/** So many units of one address are begun in one turn of the event loop; a single request may cost more. */
const MOST_IN_A_TURN = 4

interface Waiting {
  readonly cost: number
  readonly begin: () => void
}

/**
 * Begins what one address asks for over several turns of the event loop, in order: whatever arrives at once, others are
 * served in between.
 */
export class Turns {
  readonly #addresses = new Map<string, { begun: number; waiting: Waiting[] }>()

  /** Undefined if a request may begin now. */
  enter(address: string, cost: number): Promise<void> | undefined {
    let turn = this.#addresses.get(address)
    if (turn === undefined) {
      if (this.#addresses.size === 0) setImmediate(() => this.#next())
      turn = { begun: 0, waiting: [] }
      this.#addresses.set(address, turn)
    }
    const { waiting, begun } = turn
    if (waiting.length > 0 || !fits(begun, cost)) return new Promise(begin => waiting.push({ cost, begin }))
    turn.begun += cost
    return undefined
  }

  #next(): void {
    for (const [address, turn] of this.#addresses) {
      if (turn.waiting.length === 0) {
        this.#addresses.delete(address)
        continue
      }
      turn.begun = 0
      for (let next = turn.waiting[0]; next !== undefined && fits(turn.begun, next.cost); next = turn.waiting[0]) {
        turn.waiting.shift()
        turn.begun += next.cost
        next.begin()
      }
    }
    if (this.#addresses.size > 0) setImmediate(() => this.#next())
  }
}

/** The first of a turn always fits. */
function fits(begun: number, cost: number): boolean {
  return begun === 0 || begun + cost <= MOST_IN_A_TURN
}
