import { randomBytes } from 'node:crypto'
import { sameJson } from '@turnwise/engine'
import type { LogRow, Store, StoredSeat } from '@turnwise/table'
import type { Pool } from 'pg'
import type { StoreObserver } from '../observer.ts'
import { jsonOrNull, parseChatRow, parseLogRow, parseMatchRow, parseSeatRow, parseSnapshotRow } from '../rows.ts'
import { AppendQueue } from './append-queue.ts'
import { inTransaction, isDuplicate, openPool, patiently } from './database.ts'
import { type Heads, readHeads } from './heads.ts'
import { listMatches } from './list-matches.ts'

export interface PostgresOptions extends StoreObserver {
  readonly url: string
  readonly connections?: number
}

/** A store that several nodes share. */
export interface SharedStore extends Store {
  readonly url: string
  readonly pool: Pool
  /** Where these matches stand: one question for all that a node holds. */
  heads(ids: readonly string[]): Promise<Heads>
}

/** One statement, so one answer from afar: it is whole or not there. */
const CREATE = `
WITH created AS (
  INSERT INTO matches (id, game, version, seed, options, created_at, spectators, listed, clock, outcome, salt)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $23)
), seated AS (
  INSERT INTO seats (match_id, seat, name, bot, token_hash, open, left_at, taken_at, left_by)
  SELECT $1, * FROM unnest(
    $11::int[], $12::text[], $13::text[], $14::text[], $15::boolean[], $16::bigint[], $17::bigint[], $18::text[]
  )
)
INSERT INTO log (match_id, seq, entry, at, writer)
SELECT $1, seq, entry, at, $22 FROM unnest($19::int[], $20::text[], $21::bigint[]) AS asked (seq, entry, at)`

const LOAD = `
SELECT m.*, (SELECT coalesce(json_agg(s ORDER BY s.seat), '[]') FROM seats s WHERE s.match_id = m.id) AS seats
FROM matches m WHERE m.id = $1`

const READ_LOG = `
SELECT seq, entry, at, (SELECT count(*)::int FROM seats WHERE match_id = $1) AS seats
FROM log WHERE match_id = $1 AND seq > $2 ORDER BY seq`

const REPLACE_SEAT = `
WITH replaced AS (
  UPDATE seats SET name = $3, bot = $4, token_hash = $5, open = $6, left_at = $10, taken_at = $11, left_by = $12
  WHERE match_id = $1 AND seat = $2 AND token_hash IS NOT DISTINCT FROM $7 AND bot IS NOT DISTINCT FROM $8
    AND open = $9 RETURNING match_id
)
UPDATE matches SET revision = revision + 1 FROM replaced WHERE matches.id = replaced.match_id`

const MARK_SEEN = `
INSERT INTO presence (match_id, seat, seen_at)
SELECT * FROM unnest($1::text[], $2::int[], $3::bigint[]) AS seen (match_id, seat, seen_at) ORDER BY match_id, seat
ON CONFLICT (match_id, seat) DO UPDATE SET seen_at = greatest(presence.seen_at, excluded.seen_at)`

export async function openPostgresStore({ url, connections = 10, ...observer }: PostgresOptions): Promise<SharedStore> {
  const writer = randomBytes(9).toString('base64url')
  const pool = await openPool(url, connections, `turnwise ${writer}`)
  const appends = new AppendQueue(pool, writer, observer)
  const ask = async (text: string, values: readonly unknown[], name?: string) => {
    const query = { text, values: [...values], ...(name === undefined ? {} : { name }) }
    return (await patiently(pool, () => pool.query(query))).rows
  }
  const seatsOf = async (id: string) =>
    (await ask('SELECT * FROM seats WHERE match_id = $1 ORDER BY seat', [id])).map(parseSeatRow)
  return {
    url,
    pool,
    heads: ids => readHeads(pool, ids),
    async createMatch(match, seats, rows, outcome) {
      const { id, game, version, seed, salt = null, options, createdAt, spectators, listed, clock } = match
      const values = [
        ...[id, game, version, seed, JSON.stringify(options), createdAt, spectators, listed, jsonOrNull(clock)],
        ...[jsonOrNull(outcome), ...seatColumns(seats), ...columns(rows), writer, salt],
      ]
      await patiently(pool, async isUncertain => {
        try {
          await pool.query({ name: 'create', text: CREATE, values })
        } catch (error) {
          // Ids are drawn at random: what is there already is what the last attempt has put.
          if (!isUncertain || !isDuplicate(error)) throw error
        }
      })
    },
    async loadMatch(id) {
      const [row] = await ask(LOAD, [id], 'load')
      if (row === undefined) return undefined
      return { match: parseMatchRow(row), seats: row.seats.map(parseSeatRow), revision: Number(row.revision) }
    },
    async readLog(id, since) {
      const rows = await ask(READ_LOG, [id, since], 'read-log')
      return rows.map(row => parseLogRow(row, Number(row.seats)))
    },
    async append(id, { entry, at }, outcome) {
      return appends.append({ id, seq: entry.seq, entry: JSON.stringify(entry), at, outcome: jsonOrNull(outcome) })
    },
    async replaceSeat(id, before, after) {
      const values = [
        ...[id, before.seat, after.name, after.bot, after.tokenHash, after.open],
        ...[
          before.tokenHash,
          before.bot,
          before.open,
          after.leftAt ?? null,
          after.takenAt ?? null,
          after.leftBy ?? null,
        ],
      ]
      return patiently(pool, async isUncertain => {
        const { rowCount } = await pool.query(REPLACE_SEAT, values)
        if (rowCount === 1) return 'ok'
        const now = isUncertain ? (await seatsOf(id))[after.seat] : undefined
        return now !== undefined && sameJson(now, after) ? 'ok' : 'conflict'
      })
    },
    listMatches: filter => listMatches(pool, filter),
    async say(id, seat, text, at, key) {
      return inTransaction(pool, async client => {
        // The row of the match is the lock: two nodes cannot give two messages one number.
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
    },
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
    async readChat(id, since) {
      const rows = await ask('SELECT * FROM chat WHERE match_id = $1 AND index > $2 ORDER BY index', [id, since])
      return rows.map(parseChatRow)
    },
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
    async close() {
      await appends.drain()
      await pool.end()
    },
  }
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

function columns(rows: readonly LogRow[]): readonly [number[], string[], number[]] {
  return [rows.map(row => row.entry.seq), rows.map(row => JSON.stringify(row.entry)), rows.map(row => row.at)]
}
