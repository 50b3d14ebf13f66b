import type { MatchUpdate } from '@turnwise/protocol'

/** How much of a match a watcher has received. Repeated entries and messages are dropped here and nowhere else. */
export class Progress {
  #since: number | undefined
  #chatSince = 0

  constructor(since: number | undefined) {
    this.#since = since
  }

  /** The last entry that was received; undefined before the first update of a watch that asked for everything. */
  get since(): number | undefined {
    return this.#since
  }

  /** The last message that was received. */
  get chatSince(): number {
    return this.#chatSince
  }

  /** The new part of an update. */
  take(update: MatchUpdate): MatchUpdate {
    const since = this.#since ?? 0
    const chatSince = this.#chatSince
    const { chat = [], ...rest } = update
    const entries = update.entries.filter(({ seq }) => seq > since)
    const messages = chat.filter(({ index }) => index > chatSince)
    this.#since = Math.max(since, update.seq)
    this.#chatSince = messages.at(-1)?.index ?? chatSince
    return { ...rest, entries, ...(messages.length === 0 ? {} : { chat: messages }) }
  }
}
