import type { BotShare } from '@turnwise/table'

/** What is charged to the creator of a match, if that is known. */
export interface Shared {
  readonly share?: BotShare
}

/** The share of matches whose creator is not known. */
const UNKNOWN_CREATOR: BotShare = { hasPeople: true, creator: '' }

/**
 * The order in which bots think: bots that people wait for come before bots that play among themselves. Within each
 * group the creators of matches take turns, however many matches one of them has.
 */
export class FairQueue<Item extends Shared> {
  readonly #people = new Map<string, Item[]>()
  readonly #botsOnly = new Map<string, Item[]>()
  #length = 0

  get length(): number {
    return this.#length
  }

  push(item: Item): void {
    const { creator } = item.share ?? UNKNOWN_CREATOR
    const lines = this.#linesFor(item)
    const line = lines.get(creator)
    if (line === undefined) lines.set(creator, [item])
    else line.push(item)
    this.#length++
  }

  shift(): Item | undefined {
    const item = takeNext(this.#people) ?? takeNext(this.#botsOnly)
    if (item !== undefined) this.#length--
    return item
  }

  /** How many an item shares the threads with: all items of its creator, and each other creator once. */
  rivalsOf(item: Item): number {
    const { creator } = item.share ?? UNKNOWN_CREATOR
    const lines = this.#linesFor(item)
    const own = lines.get(creator)?.length ?? 0
    const others = lines.size - (own > 0 ? 1 : 0)
    return own + others + (lines === this.#botsOnly ? this.#people.size : 0)
  }

  /** Everything that waits; the queue is empty afterwards. */
  drain(): readonly Item[] {
    const all = [this.#people, this.#botsOnly].flatMap(lines => [...lines.values()].flat())
    this.#people.clear()
    this.#botsOnly.clear()
    this.#length = 0
    return all
  }

  #linesFor({ share = UNKNOWN_CREATOR }: Item): Map<string, Item[]> {
    return share.hasPeople ? this.#people : this.#botsOnly
  }
}

function takeNext<Item>(lines: Map<string, Item[]>): Item | undefined {
  for (const [creator, line] of lines) {
    const item = line.shift()
    // Moved to the end: all other creators come first.
    lines.delete(creator)
    if (line.length > 0) lines.set(creator, line)
    return item
  }
  return undefined
}
