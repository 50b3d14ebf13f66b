import { LRUCache } from 'lru-cache'
import { nextDigest } from '../digest.ts'
import type { Operation, Statements } from './operations.ts'

/** Where the log of a match ends, and how the match has ended, if it has. */
export interface Head {
  readonly seq: number
  readonly digest: string
  readonly outcome: string | null
}

const MOST_HEADS = 20_000

/**
 * Appends entries to logs. Only this thread writes to the database, so it remembers where the logs end; what it
 * remembers is only true of committed batches.
 */
export class Appender {
  readonly #heads = new LRUCache<string, Head>({ max: MOST_HEADS })
  #uncounted = 0

  append(statements: Statements, { id, seq, entry, at, outcome }: Operation & { kind: 'append' }): 'ok' | 'conflict' {
    const head = this.#heads.get(id) ?? readHead(statements, id)
    if (seq !== head.seq + 1) return 'conflict'
    const digest = nextDigest(head.digest, seq, at, entry)
    statements.insertArrival.run(id, seq, entry, at, digest)
    if (outcome !== head.outcome) statements.setOutcome.run(outcome, id)
    this.#heads.set(id, { seq, digest, outcome })
    this.#uncounted += 1
    return 'ok'
  }

  /** A new match, with the entries that it was imported with. */
  begin(id: string, head: Head): void {
    this.#heads.set(id, head)
  }

  /** Counts the entries of a batch so far: before it is committed, or compared with what is there. */
  count(statements: Statements): void {
    if (this.#uncounted > 0) statements.count.run(this.#uncounted)
    this.#uncounted = 0
  }

  /** The batch was not committed, or not for certain. */
  reset(): void {
    this.#heads.clear()
    this.#uncounted = 0
  }

  forget(id: string): void {
    this.#heads.delete(id)
  }
}

function readHead(statements: Statements, id: string): Head {
  const match = statements.match.get(id)
  if (match === undefined) throw new Error(`There is no match ${id} in this store.`)
  const { seq, digest } = statements.head.get(id) ?? { seq: 0, digest: match.digest }
  return { seq: Number(seq), digest: String(digest), outcome: match.outcome === null ? null : String(match.outcome) }
}
