import type { StoredSeat } from '@turnwise/table'
import type { Pool } from 'pg'
import type { StoreObserver } from '../observer.ts'
import { withRetry } from './database.ts'

export interface AskedEntry {
  readonly id: string
  readonly seq: number
  readonly entry: string
  readonly at: number
  readonly outcome: string | null
  /** The seat as this process knows it. */
  readonly by: Pick<StoredSeat, 'seat' | 'tokenHash' | 'bot'> | undefined
}

interface Asked extends AskedEntry {
  resolve(result: 'ok' | 'conflict'): void
  reject(error: unknown): void
}

/** Batches under way at once. */
export const BATCHES = 2
/**
 * A second batch waits so long for the first: two small batches cost more than one, and one that hangs must not hold up
 * all that follow.
 */
const SECOND_AFTER_MS = 5
const MOST_IN_BATCH = 1_000

/**
 * One statement for a whole batch: each entry is accepted only if it is the next of its match, and its seat is held as this
 * process knows it; between two nodes the
 * primary key decides. Entries are in the order of the ids, so that batches of two nodes cannot deadlock. Returns the
 * matches whose entry was accepted, or null for all, since a row for each would have to be parsed. Each column comes as
 * lines, since the library is slow to write arrays; ids, numbers and JSON contain no line breaks.
 */
const APPEND = `
WITH asked AS (
  SELECT * FROM unnest(
    string_to_array($1, E'\\n'), string_to_array($2, E'\\n')::int[], string_to_array($3, E'\\n'),
    string_to_array($4, E'\\n')::bigint[], string_to_array($5, E'\\n', ''),
    string_to_array($8, E'\\n', '')::int[], string_to_array($9, E'\\n', ''), string_to_array($10, E'\\n', '')
  ) AS asked (match_id, seq, entry, at, outcome, seat, token_hash, bot)
), put AS (
  INSERT INTO log (match_id, seq, entry, at, writer, digest)
  SELECT asked.match_id, asked.seq, asked.entry, asked.at, $6,
    turnwise_digest(concat_ws(E'\\n', coalesce(head.digest, matches.digest), asked.seq, asked.at, asked.entry))
  FROM asked JOIN matches ON matches.id = asked.match_id
  LEFT JOIN seats ON seats.match_id = asked.match_id AND seats.seat = asked.seat
  LEFT JOIN LATERAL (
    SELECT log.seq, log.digest FROM log WHERE log.match_id = asked.match_id ORDER BY log.seq DESC LIMIT 1
  ) AS head ON true
  WHERE asked.seq = 1 + coalesce(head.seq, 0) AND (asked.seat IS NULL OR
    (seats.token_hash IS NOT DISTINCT FROM asked.token_hash AND seats.bot IS NOT DISTINCT FROM asked.bot))
  ORDER BY asked.match_id
  ON CONFLICT DO NOTHING
  RETURNING match_id
), counted AS (
  INSERT INTO tallies (writer, lane, entries) SELECT $6, $7, count(*) FROM put HAVING count(*) > 0
  ON CONFLICT (writer, lane) DO UPDATE SET entries = tallies.entries + excluded.entries
), ended AS (
  UPDATE matches SET outcome = asked.outcome FROM asked JOIN put USING (match_id)
  WHERE matches.id = asked.match_id AND matches.outcome IS DISTINCT FROM asked.outcome
)
SELECT CASE WHEN count(*) < (SELECT count(*) FROM asked) THEN coalesce(array_agg(match_id), '{}') END AS ids FROM put`

const WRITTEN = `
SELECT log.match_id FROM log JOIN unnest($1::text[], $2::int[]) AS asked (match_id, seq) USING (match_id, seq)
WHERE log.writer = $3`

/** Group commit with one statement. The table appends one entry of a match at a time, so a batch has one per match. */
export class AppendQueue {
  readonly #pool: Pool
  readonly #writer: string
  readonly #observer: StoreObserver
  #gathering: Asked[] = []
  /** Each batch under way counts its entries in a separate row. */
  readonly #freeLanes = Array.from({ length: BATCHES }, (_, lane) => lane)
  #isScheduled = false
  #second: NodeJS.Timeout | undefined
  /** When the last batch began. */
  #begunAt = 0

  constructor(pool: Pool, writer: string, observer: StoreObserver) {
    this.#pool = pool
    this.#writer = writer
    this.#observer = observer
  }

  append(entry: AskedEntry): Promise<'ok' | 'conflict'> {
    return new Promise((resolve, reject) => {
      this.#gathering.push({ ...entry, resolve, reject })
      this.#schedule()
    })
  }

  /** Entries that wait for a batch. */
  get length(): number {
    return this.#gathering.length
  }

  async drain(): Promise<void> {
    while (this.#gathering.length > 0 || this.#freeLanes.length < BATCHES)
      await new Promise(resolve => setTimeout(resolve, 2))
  }

  #schedule(): void {
    if (this.#isScheduled || this.#freeLanes.length === 0 || this.#gathering.length === 0) return
    this.#isScheduled = true
    const wait = this.#freeLanes.length === BATCHES ? 0 : this.#begunAt + SECOND_AFTER_MS - performance.now()
    if (wait <= 0) setImmediate(() => this.#begin())
    else this.#second = setTimeout(() => this.#begin(), wait)
  }

  #begin(): void {
    this.#isScheduled = false
    const lane = this.#gathering.length === 0 ? undefined : this.#freeLanes.pop()
    if (lane === undefined) return
    this.#begunAt = performance.now()
    void this.#run(this.#takeBatch(), lane)
    this.#schedule()
  }

  /** Takes each match at most once: a second entry of the same match would not see the first. */
  #takeBatch(): readonly Asked[] {
    const batch = new Map<string, Asked>()
    const rest: Asked[] = []
    for (const asked of this.#gathering) {
      if (batch.has(asked.id) || batch.size >= MOST_IN_BATCH) rest.push(asked)
      else batch.set(asked.id, asked)
    }
    this.#gathering = rest
    return [...batch.values()]
  }

  async #run(batch: readonly Asked[], lane: number): Promise<void> {
    const start = performance.now()
    try {
      const put = await this.#put(batch, lane)
      for (const { id, resolve } of batch) resolve(put.has(id) ? 'ok' : 'conflict')
      this.#observer.onCommit?.(batch.length, (performance.now() - start) / 1000)
    } catch (error) {
      for (const { reject } of batch) reject(error)
    } finally {
      this.#leave(lane)
    }
  }

  #leave(lane: number): void {
    this.#freeLanes.push(lane)
    // The next batch need not wait any longer if no other is under way.
    if (this.#freeLanes.length === BATCHES) {
      clearTimeout(this.#second)
      this.#isScheduled = false
    }
    this.#schedule()
  }

  /**
   * The matches of the batch whose entry is in the log. Trying again settles an uncertain commit: the primary key makes
   * the second attempt wait for the first and accepts only one of them, and the writer's name says whether the entry is
   * ours.
   */
  #put(batch: readonly AskedEntry[], lane: number): Promise<ReadonlySet<string>> {
    return withRetry(this.#pool, async isUncertain => {
      const put = await this.#insert(batch, lane)
      return isUncertain ? new Set([...put, ...(await this.#written(batch))]) : put
    })
  }

  async #insert(batch: readonly AskedEntry[], lane: number): Promise<Set<string>> {
    const { rows } = await this.#pool.query<{ ids: readonly string[] | null }>({
      name: 'append',
      text: APPEND,
      values: [
        batch.map(({ id }) => id).join('\n'),
        batch.map(({ seq }) => seq).join('\n'),
        batch.map(({ entry }) => entry).join('\n'),
        batch.map(({ at }) => at).join('\n'),
        batch.map(({ outcome }) => outcome).join('\n'),
        this.#writer,
        lane,
        batch.map(({ by }) => by?.seat).join('\n'),
        batch.map(({ by }) => by?.tokenHash).join('\n'),
        batch.map(({ by }) => by?.bot).join('\n'),
      ],
    })
    const [put] = rows
    if (put === undefined) throw new Error('The database did not say what was appended.')
    return new Set(put.ids ?? batch.map(({ id }) => id))
  }

  async #written(batch: readonly AskedEntry[]): Promise<Set<string>> {
    const { rows } = await this.#pool.query<{ match_id: string }>(WRITTEN, [
      batch.map(({ id }) => id),
      batch.map(({ seq }) => seq),
      this.#writer,
    ])
    return new Set(rows.map(row => row.match_id))
  }
}
