import { LRUCache } from 'lru-cache'
import type { LiveCopy } from './live-match.ts'

/** A match is measured again after growing by this many entries. */
const MEASURE_EVERY = 64
/** How many entries of a log are measured to estimate the size of all. */
const SAMPLES = 16
/** Bytes of memory for a character of JSON: objects, their keys and numbers take more than their text. */
const BYTES_PER_CHARACTER = 4
/** Minimum size of an entry with its events and times. */
const BYTES_PER_ENTRY = 400
const BYTES_PER_MATCH = 8_000
/** A match keeps some earlier states; most of each is shared with the next. */
const ENTRIES_PER_STATE = 64

/**
 * The matches in memory, up to a number of bytes. The longest unused are dropped first and are replayed when needed. A
 * single match that is larger than the whole cache is not kept.
 */
export class LiveCache {
  readonly #kept: LRUCache<string, LiveCopy>
  readonly #loading = new Map<string, Promise<LiveCopy>>()
  readonly #measuredAt = new WeakMap<LiveCopy, number>()

  constructor(maxBytes: number) {
    this.#kept = new LRUCache({ maxSize: maxBytes, sizeCalculation: bytesOf })
  }

  get bytes(): number {
    return this.#kept.calculatedSize
  }

  has(id: string): boolean {
    return this.#kept.has(id) || this.#loading.has(id)
  }

  get(id: string): Promise<LiveCopy> | undefined {
    const kept = this.#kept.get(id)
    return kept === undefined ? this.#loading.get(id) : Promise.resolve(kept)
  }

  /** Undefined while it is being loaded. */
  loaded(id: string): LiveCopy | undefined {
    return this.#kept.get(id)
  }

  /** Kept once it is loaded, unless it was forgotten meanwhile. */
  load(id: string, loading: Promise<LiveCopy>): void {
    this.#loading.set(id, loading)
    const settle = (copy?: LiveCopy) => {
      if (this.#loading.get(id) !== loading) return
      this.#loading.delete(id)
      if (copy !== undefined) this.put(copy)
    }
    loading.then(settle, () => settle())
  }

  put(copy: LiveCopy): void {
    this.#measuredAt.set(copy, copy.match.seq)
    this.#kept.set(copy.stored.id, copy)
  }

  /** A match in memory has grown: its size is updated from time to time. */
  onGrown(copy: LiveCopy): void {
    const { id } = copy.stored
    if (copy.match.seq - (this.#measuredAt.get(copy) ?? 0) < MEASURE_EVERY || this.#kept.peek(id) !== copy) return
    this.#kept.delete(id)
    this.put(copy)
  }

  forget(id: string): void {
    this.#kept.delete(id)
    this.#loading.delete(id)
  }

  keys(): Iterable<string> {
    return [...this.#kept.keys(), ...this.#loading.keys()]
  }
}

/** About how many bytes of memory a match takes. */
export function bytesOf({ match, played, chat }: LiveCopy): number {
  const { log } = match
  const step = Math.max(1, Math.floor(log.length / SAMPLES))
  let [characters, samples] = [0, 0]
  for (let i = log.length - 1; i >= 0 && samples < SAMPLES; i -= step, samples++) {
    characters += JSON.stringify([log[i], played[Math.min(i, played.length - 1)]?.events]).length
  }
  const perEntry = BYTES_PER_ENTRY + (samples === 0 ? 0 : (characters / samples) * BYTES_PER_CHARACTER)
  const state = JSON.stringify(match.state).length * BYTES_PER_CHARACTER
  const said = chat.reduce((sum, { text }) => sum + BYTES_PER_ENTRY + text.length * 2, 0)
  return Math.ceil(BYTES_PER_MATCH + state * (1 + log.length / ENTRIES_PER_STATE) + log.length * perEntry + said)
}
