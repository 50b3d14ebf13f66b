import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import type { IdleFilter, MatchFilter, PushSubscription, SeenSeat, Snapshot } from '@turnwise/table'

export type Row = Readonly<Record<string, SQLOutputValue>>

/** A match as text and numbers, ready for the database and for another thread. */
export interface MatchValues {
  readonly id: string
  readonly game: string
  readonly version: string
  readonly seed: string
  readonly salt?: string
  readonly seedHash?: string
  readonly options: string
  readonly createdAt: number
  readonly spectators: boolean
  readonly listed: boolean
  readonly clock: string | null
}

export interface SeatValues {
  readonly seat: number
  readonly name: string
  readonly bot: string | null
  readonly tokenHash: string | null
  readonly open: boolean
  readonly leftAt?: number
  readonly takenAt?: number
  readonly leftBy?: string
}

/** Entries of one match from `first` on, each with its time. */
export interface LogValues {
  readonly first: number
  readonly entries: readonly string[]
  readonly times: readonly number[]
}

/** Every operation on the database, as plain data. */
export type Operation =
  | {
      readonly kind: 'create-match'
      readonly match: MatchValues
      readonly seats: readonly SeatValues[]
      readonly log: LogValues
      readonly outcome: string | null
    }
  | {
      readonly kind: 'append'
      readonly id: string
      readonly seq: number
      readonly entry: string
      readonly at: number
      readonly outcome: string | null
    }
  | { readonly kind: 'replace-seat'; readonly id: string; readonly before: SeatValues; readonly after: SeatValues }
  | {
      readonly kind: 'say'
      readonly id: string
      readonly seat: number
      readonly text: string
      readonly at: number
      readonly key: string | null
    }
  | { readonly kind: 'mark-seen'; readonly seats: readonly SeenSeat[] }
  | { readonly kind: 'last-seen'; readonly id: string; readonly seat: number }
  | { readonly kind: 'write-snapshot'; readonly id: string; readonly snapshot: Snapshot }
  | { readonly kind: 'read-snapshot'; readonly id: string }
  | { readonly kind: 'load-match'; readonly id: string }
  | { readonly kind: 'read-log'; readonly id: string; readonly since: number }
  | { readonly kind: 'read-chat'; readonly id: string; readonly since: number }
  | { readonly kind: 'list-matches'; readonly filter: MatchFilter }
  | { readonly kind: 'find-damage' }
  | { readonly kind: 'set-mark'; readonly name: string; readonly isSet: boolean }
  | { readonly kind: 'has-mark'; readonly name: string }
  | { readonly kind: 'put-subscription'; readonly id: string; readonly subscription: PushSubscription }
  | { readonly kind: 'read-subscriptions'; readonly id: string; readonly seat: number }
  | { readonly kind: 'drop-subscription'; readonly id: string; readonly seat: number; readonly endpoint: string }
  | { readonly kind: 'keep-secret'; readonly name: string; readonly value: string }
  | { readonly kind: 'list-old'; readonly filter: IdleFilter }
  | { readonly kind: 'mark-due'; readonly id: string; readonly at: number }
  | { readonly kind: 'time' }
  | { readonly kind: 'delete-match'; readonly id: string; readonly unlessUsedSince: number }

export type OperationResult =
  | { readonly ok: true; readonly value: unknown }
  | {
      readonly ok: false
      readonly message: string
      /** There was no room on the disk, and nothing was done. */
      readonly isFull?: true
      /** The database itself failed during the operation. */
      readonly isBroken?: true
    }

const WRITES: ReadonlySet<string> = new Set([
  'create-match',
  'append',
  'replace-seat',
  'say',
  'mark-seen',
  'delete-match',
  'mark-due',
  'set-mark',
  'put-subscription',
  'drop-subscription',
  'keep-secret',
  'write-snapshot',
])

export function isWrite(operation: Operation): boolean {
  return WRITES.has(operation.kind)
}

/** How many rows a batch writes, roughly: for the metrics and for when to checkpoint. */
export function weightOf(operation: Operation): number {
  if (operation.kind === 'create-match') return 1 + operation.seats.length + operation.log.entries.length
  return isWrite(operation) ? 1 : 0
}

export function prepare(database: DatabaseSync) {
  return {
    match: database.prepare('SELECT * FROM matches WHERE id = ?'),
    seats: database.prepare('SELECT * FROM seats WHERE match_id = ? ORDER BY seat'),
    head: database.prepare('SELECT seq, digest FROM entries WHERE match_id = ? ORDER BY seq DESC LIMIT 1'),
    count: database.prepare('UPDATE tally SET entries = entries + ?'),
    entry: database.prepare('SELECT entry, at FROM entries WHERE match_id = ? AND seq = ?'),
    log: database.prepare('SELECT seq, entry, at, digest FROM entries WHERE match_id = ? AND seq > ? ORDER BY seq'),
    chat: database.prepare('SELECT * FROM chat WHERE match_id = ? AND "index" > ? ORDER BY "index"'),
    lastSaid: database.prepare('SELECT * FROM chat WHERE match_id = ? ORDER BY "index" DESC LIMIT 1'),
    saidAs: database.prepare('SELECT * FROM chat WHERE match_id = ? AND seat = ? AND key = ?'),
    lastSeen: database.prepare('SELECT seen_at FROM presence WHERE match_id = ? AND seat = ?'),
    markSeen: database.prepare(
      `INSERT INTO presence (match_id, seat, seen_at) VALUES (?, ?, ?)
       ON CONFLICT DO UPDATE SET seen_at = max(seen_at, excluded.seen_at)`,
    ),
    snapshot: database.prepare('SELECT * FROM snapshots WHERE match_id = ?'),
    putSnapshot: database.prepare(
      'INSERT OR REPLACE INTO snapshots (match_id, seq, version, content, digest) VALUES (?, ?, ?, ?, ?)',
    ),
    insertMatch: database.prepare(
      `INSERT INTO matches (id, game, version, seed, salt, seed_hash, options, created_at, spectators, listed, clock, outcome,
         open_seats, digest)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ),
    insertSeat: database.prepare(
      `INSERT INTO seats (match_id, seat, name, bot, token_hash, open, left_at, taken_at, left_by)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ),
    arrived: database.prepare(
      `SELECT match_id, max(seq) AS seq FROM arrivals WHERE match_id IN (SELECT value FROM json_each(?)) GROUP BY match_id`,
    ),
    insertArrival: database.prepare('INSERT INTO arrivals (match_id, seq, entry, at, digest) VALUES (?, ?, ?, ?, ?)'),
    insertEntry: database.prepare('INSERT INTO log (match_id, seq, entry, at, digest) VALUES (?, ?, ?, ?, ?)'),
    setMark: database.prepare('INSERT OR IGNORE INTO marks (name) VALUES (?)'),
    clearMark: database.prepare('DELETE FROM marks WHERE name = ?'),
    mark: database.prepare('SELECT name FROM marks WHERE name = ?'),
    putSubscription: database.prepare(
      `INSERT OR REPLACE INTO subscriptions (match_id, seat, endpoint, p256dh, auth, token_hash) VALUES (?, ?, ?, ?, ?, ?)`,
    ),
    subscriptions: database.prepare('SELECT * FROM subscriptions WHERE match_id = ? AND seat = ? ORDER BY id'),
    dropSubscription: database.prepare('DELETE FROM subscriptions WHERE match_id = ? AND seat = ? AND endpoint = ?'),
    keepSecret: database.prepare('INSERT OR IGNORE INTO secrets (name, value) VALUES (?, ?)'),
    secret: database.prepare('SELECT value FROM secrets WHERE name = ?'),
    insertChat: database.prepare('INSERT INTO chat (match_id, "index", seat, text, at, key) VALUES (?, ?, ?, ?, ?, ?)'),
    setOutcome: database.prepare('UPDATE matches SET outcome = ?1 WHERE id = ?2 AND outcome IS NOT ?1'),
    changeOpenSeats: database.prepare('UPDATE matches SET open_seats = open_seats + ? WHERE id = ?'),
    replaceSeat: database.prepare(
      `UPDATE seats SET name = ?, bot = ?, token_hash = ?, open = ?, left_at = ?, taken_at = ?, left_by = ?
       WHERE match_id = ? AND seat = ? AND token_hash IS ? AND bot IS ? AND open = ?`,
    ),
  }
}

export type Statements = ReturnType<typeof prepare>
