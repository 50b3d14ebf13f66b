import { randomBytes } from 'node:crypto'
import { sameJson } from '@turnwise/engine'
import { Refusal } from '@turnwise/protocol'
import type { Capabilities, LogRow, MatchStore, StoredSeat } from '@turnwise/table'
import { Client, type Pool } from 'pg'
import { chainedRow, checkChain, nextDigest, rootDigest, rootedMatch } from '../digest.ts'
import type { StoreObserver } from '../observer.ts'
import {
  COUNT_BY_RULES,
  jsonOrNull,
  parseChatRow,
  parseLogRow,
  parseMatchRow,
  parseRulesCount,
  parseSeatRow,
  parseSnapshotRow,
  parseSubscriptionRow,
  parseSummary,
} from '../rows.ts'
import { AppendQueue, BATCHES } from './append-queue.ts'
import {
  closePool,
  findUnsafeSetting,
  inTransaction,
  isDuplicate,
  openPool,
  withDeadline,
  withRetry,
} from './database.ts'
import { listMatches } from './list-matches.ts'
import { type LogEnds, readLogEnds } from './log-ends.ts'
import { deleteMatch, listOld } from './old-matches.ts'
import { postgresTimes } from './times.ts'

export interface PostgresOptions extends StoreObserver {
  readonly url: string
  readonly connections?: number
}

/** A store that several nodes share. */
export interface SharedStore extends MatchStore, Capabilities {
  readonly isShared: true
  readonly url: string
  readonly pool: Pool
  /** The last seq of these matches: one query for all matches of a node. */
  logEnds(ids: readonly string[]): Promise<LogEnds>
  /**
   * Does the database still wait for its disk? If not, returns a sentence, and nothing is written until a later call
   * finds that all is well.
   */
  findUnsafeSetting(): Promise<string | undefined>
}

/** For entries that do not go through the queue: those of an imported match. */
const SLOW_LANE = BATCHES

/** One statement, so one round trip: the match is stored completely or not at all. */
const CREATE = `
WITH created AS (
  INSERT INTO matches
    (id, game, version, seed, options, created_at, spectators, listed, clock, outcome, salt, seed_hash, digest,
     open_seats, fingerprint, rules_release, imported)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $26, $12,
    (SELECT count(*) FROM unnest($17::boolean[]) AS open WHERE open), $27, $28, $31)
), seated AS (
  INSERT INTO seats (match_id, seat, name, bot, token_hash, open, left_at, taken_at, left_by, former_holders, history)
  SELECT $1, * FROM unnest(
    $13::int[], $14::text[], $15::text[], $16::text[], $17::boolean[], $18::bigint[], $19::bigint[], $20::text[],
    $29::text[], $30::text[]
  )
), counted AS (
  INSERT INTO tallies (writer, lane, entries)
  SELECT $25, ${SLOW_LANE}, cardinality($21::int[]) WHERE cardinality($21::int[]) > 0
  ON CONFLICT (writer, lane) DO UPDATE SET entries = tallies.entries + excluded.entries
)
INSERT INTO log (match_id, seq, entry, at, digest, writer)
SELECT $1, seq, entry, at, digest, $25
FROM unnest($21::int[], $22::text[], $23::bigint[], $24::text[]) AS asked (seq, entry, at, digest)`

const LOAD = `
SELECT m.*, (SELECT coalesce(json_agg(s ORDER BY s.seat), '[]') FROM seats s WHERE s.match_id = m.id) AS seats
FROM matches m WHERE m.id = $1`

const READ_LOG = `
SELECT seq, entry, at, digest, (SELECT count(*)::int FROM seats WHERE match_id = $1) AS seats,
  (SELECT to_json(m) FROM matches m WHERE id = $1 AND $2 = 0) AS match
FROM log WHERE match_id = $1 AND seq > $2 ORDER BY seq`

const REPLACE_SEAT = `
WITH replaced AS (
  UPDATE seats SET name = $3, bot = $4, token_hash = $5, open = $6, left_at = $10, taken_at = $11, left_by = $12,
    former_holders = $13, history = $14
  WHERE match_id = $1 AND seat = $2 AND token_hash IS NOT DISTINCT FROM $7 AND bot IS NOT DISTINCT FROM $8
    AND open = $9 RETURNING match_id
)
UPDATE matches SET revision = revision + 1, open_seats = open_seats + $6::boolean::int - $9::boolean::int
FROM replaced WHERE matches.id = replaced.match_id`

const MARK_SEEN = `
INSERT INTO presence (match_id, seat, seen_at)
SELECT * FROM unnest($1::text[], $2::int[], $3::bigint[]) AS seen (match_id, seat, seen_at) ORDER BY match_id, seat
ON CONFLICT (match_id, seat) DO UPDATE SET seen_at = greatest(presence.seen_at, excluded.seen_at)`

const MARK_DUE = `
UPDATE matches SET due_at = asked.due_at, listed_at = $3
FROM unnest($1::text[], $2::bigint[]) AS asked (id, due_at) WHERE matches.id = asked.id`

const PUT_SUBSCRIPTION = `
INSERT INTO subscriptions (match_id, seat, endpoint, p256dh, auth, token_hash) VALUES ($1, $2, $3, $4, $5, $6)
ON CONFLICT (match_id, seat, endpoint) DO UPDATE SET (p256dh, auth, token_hash) =
  (excluded.p256dh, excluded.auth, excluded.token_hash)`

export async function openPostgresStore({ url, connections = 10, ...observer }: PostgresOptions): Promise<SharedStore> {
  const writer = randomBytes(9).toString('base64url')
  const pool = await openPool(url, connections, `turnwise ${writer}`)
  const appends = new AppendQueue(pool, writer, observer)
  const ask = async (text: string, values: readonly unknown[], name?: string) => {
    const query = { text, values: [...values], ...(name === undefined ? {} : { name }) }
    return (await withRetry(pool, () => pool.query(query))).rows
  }
  let forgetful: string | undefined
  const mayWrite = () => {
    if (forgetful !== undefined) throw notSafe()
  }
  const seatsOf = async (id: string) =>
    (await ask('SELECT * FROM seats WHERE match_id = $1 ORDER BY seat', [id])).map(parseSeatRow)
  return {
    url,
    pool,
    logEnds: ids => withDeadline(readLogEnds(pool, ids)),
    async findUnsafeSetting() {
      forgetful = await withDeadline(findUnsafeSetting(pool))
      return forgetful
    },
    isShared: true,
    async createMatch(match, seats, rows, outcome) {
      mayWrite()
      const {
        id,
        game,
        version,
        fingerprint = null,
        release = null,
        seed,
        salt = null,
        seedHash = null,
        options,
        createdAt,
        spectators,
        listed,
        clock,
      } = match
      const text = JSON.stringify(options)
      const root = rootDigest({ id, game, version, seed, options: text, createdAt })
      const values = [
        ...[id, game, version, seed, text, createdAt, spectators, listed, jsonOrNull(clock), jsonOrNull(outcome)],
        ...[salt, root, ...seatColumns(seats), ...columns(rows, root), writer, seedHash],
        ...[fingerprint, release],
        seats.map(({ formerHolders }) => jsonOrNull(formerHolders)),
        seats.map(({ history }) => jsonOrNull(history)),
        jsonOrNull(match.imported),
      ]
      await withRetry(pool, async isUncertain => {
        try {
          await pool.query({ name: 'create', text: CREATE, values })
        } catch (error) {
          // Ids are random: an existing match is the one that the last attempt has stored.
          if (!isUncertain || !isDuplicate(error)) throw error
        }
      })
    },
    async loadMatch(id) {
      const [row] = await ask(LOAD, [id], 'load')
      if (row === undefined) return undefined
      return {
        match: parseMatchRow(row),
        seats: row.seats.map(parseSeatRow),
        outcome: parseSummary({ ...row, seq: 0 }).outcome,
        revision: Number(row.revision),
      }
    },
    async readLog(id, since) {
      const rows = await ask(READ_LOG, [id, since], 'read-log')
      if (rows[0]?.match) checkChain(rootedMatch(rows[0].match), rows.map(chainedRow))
      return rows.map(row => parseLogRow(row, Number(row.seats)))
    },
    append: (id, { entry, at }, outcome, by) =>
      forgetful === undefined
        ? appends.append({ id, seq: entry.seq, entry: JSON.stringify(entry), at, outcome: jsonOrNull(outcome), by })
        : Promise.reject(notSafe()),
    async replaceSeat(id, before, after) {
      mayWrite()
      const values = [
        ...[id, before.seat, after.name, after.bot, after.tokenHash, after.open],
        ...[
          before.tokenHash,
          before.bot,
          before.open,
          after.leftAt ?? null,
          after.takenAt ?? null,
          after.leftBy ?? null,
          jsonOrNull(after.formerHolders),
          jsonOrNull(after.history),
        ],
      ]
      return withRetry(pool, async isUncertain => {
        const { rowCount } = await pool.query(REPLACE_SEAT, values)
        if (rowCount === 1) return 'ok'
        const now = isUncertain ? (await seatsOf(id))[after.seat] : undefined
        return now !== undefined && sameJson(now, after) ? 'ok' : 'conflict'
      })
    },
    listMatches: filter => withDeadline(listMatches(pool, filter)),
    async say(id, seat, text, at, key) {
      mayWrite()
      const asked = inTransaction(pool, async client => {
        // The row of the match is the lock: two nodes cannot give two messages the same number.
        await client.query('UPDATE matches SET revision = revision + 1 WHERE id = $1', [id])
        const said = await client.query('SELECT * FROM chat WHERE match_id = $1 AND seat = $2 AND key = $3', [
          ...[id, seat, key ?? null],
        ])
        if (said.rows.length > 0) return parseChatRow(said.rows[0])
        const { rows } = await client.query(
          `INSERT INTO chat (match_id, index, seat, text, at, key)
           SELECT $1, coalesce(max(index), 0) + 1, $2, $3, $4, $5 FROM chat WHERE match_id = $1 RETURNING *`,
          [id, seat, text, at, key ?? null],
        )
        return parseChatRow(rows[0])
      })
      return withDeadline(asked)
    },
    async readChat(id, since) {
      const rows = await ask('SELECT * FROM chat WHERE match_id = $1 AND index > $2 ORDER BY index', [id, since])
      return rows.map(parseChatRow)
    },
    snapshots: {
      async readSnapshot(id) {
        const rows = await ask('SELECT * FROM snapshots WHERE match_id = $1', [id])
        return rows.length === 0 ? undefined : parseSnapshotRow(rows[0])
      },
      async writeSnapshot(id, { seq, version, content, digest }) {
        await pool.query(
          `INSERT INTO snapshots (match_id, seq, version, content, digest) VALUES ($1, $2, $3, $4, $5)
           ON CONFLICT (match_id) DO UPDATE SET (seq, version, content, digest) =
             (excluded.seq, excluded.version, excluded.content, excluded.digest)`,
          [id, seq, version, content, digest],
        )
      },
    },
    presence: {
      async markSeen(seats) {
        await ask(MARK_SEEN, [
          seats.map(({ matchId }) => matchId),
          seats.map(({ seat }) => seat),
          seats.map(({ at }) => at),
        ])
      },
      async lastSeen(id, seat) {
        const [row] = await ask('SELECT seen_at FROM presence WHERE match_id = $1 AND seat = $2', [id, seat])
        return row === undefined ? undefined : Number(row.seen_at)
      },
    },
    push: {
      async putSubscription(id, { seat, endpoint, p256dh, auth, tokenHash }) {
        await ask(PUT_SUBSCRIPTION, [id, seat, endpoint, p256dh, auth, tokenHash])
      },
      async readSubscriptions(id, seat) {
        const rows = await ask('SELECT * FROM subscriptions WHERE match_id = $1 AND seat = $2 ORDER BY id', [id, seat])
        return rows.map(parseSubscriptionRow)
      },
      async dropSubscription(id, seat, endpoint) {
        await ask('DELETE FROM subscriptions WHERE match_id = $1 AND seat = $2 AND endpoint = $3', [id, seat, endpoint])
      },
    },
    secrets: {
      async keepSecret(name, value) {
        // Several nodes may start at once: the first to write decides for all.
        await ask('INSERT INTO secrets VALUES ($1, $2) ON CONFLICT DO NOTHING', [name, value])
        const [row] = await ask('SELECT value FROM secrets WHERE name = $1', [name])
        return String(row?.value)
      },
    },
    upkeep: {
      listOld: filter => withDeadline(listOld(pool, filter)),
      async markDue(matches, listedAt) {
        const asked = [matches.map(({ id }) => id), matches.map(({ dueAt }) => dueAt), listedAt]
        await ask(MARK_DUE, asked)
      },
      deleteMatch: (id, unlessUsedSince) => withDeadline(deleteMatch(pool, id, unlessUsedSince)),
      async setMark(name, isSet) {
        const sql = isSet ? 'INSERT INTO marks VALUES ($1) ON CONFLICT DO NOTHING' : 'DELETE FROM marks WHERE name = $1'
        await ask(sql, [name])
      },
      async hasMark(name) {
        return (await ask('SELECT 1 FROM marks WHERE name = $1', [name])).length > 0
      },
      async countByRules() {
        return (await ask(COUNT_BY_RULES, [])).map(parseRulesCount)
      },
      async findDamage() {
        // On a connection without time limits: this reads everything.
        const client = new Client({ connectionString: url })
        await client.connect()
        const { rows } = await client
          .query('SELECT (SELECT sum(entries) FROM tallies) AS counted, (SELECT count(*) FROM log) AS there')
          .finally(() => client.end())
        const [counted, there] = [Number(rows[0]?.counted), Number(rows[0]?.there)]
        return counted === there ? [] : [`There should be ${counted} entries in all, there are ${there}.`]
      },
      async size() {
        const [row] = await ask('SELECT pg_database_size(current_database()) AS size', [])
        return Number(row?.size)
      },
      waiting: () => appends.length + pool.waitingCount,
    },
    time: postgresTimes(pool),
    async close() {
      await appends.drain()
      await closePool(pool)
    },
  }
}

function notSafe(): Refusal {
  return new Refusal('unavailable', 'Nothing can be stored safely just now.')
}

function seatColumns(seats: readonly StoredSeat[]): readonly unknown[] {
  return [
    seats.map(({ seat }) => seat),
    seats.map(({ name }) => name),
    seats.map(({ bot }) => bot),
    seats.map(({ tokenHash }) => tokenHash),
    seats.map(({ open }) => open),
    seats.map(({ leftAt = null }) => leftAt),
    seats.map(({ takenAt = null }) => takenAt),
    seats.map(({ leftBy = null }) => leftBy),
  ]
}

/** Numbers, texts, times and digests of entries that continue the digest `before`. */
function columns(rows: readonly LogRow[], before: string): readonly [number[], string[], number[], string[]] {
  const seqs = rows.map(({ entry }) => entry.seq)
  const entries = rows.map(({ entry }) => JSON.stringify(entry))
  const times = rows.map(({ at }) => at)
  let digest = before
  const digests = rows.map((_row, i) => {
    digest = nextDigest(digest, seqs[i] ?? 0, times[i] ?? 0, entries[i] ?? '')
    return digest
  })
  return [seqs, entries, times, digests]
}
