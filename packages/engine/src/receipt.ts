import { canonicalJson } from './canonical-json.ts'
import type { Entry } from './log.ts'
import { checkName, checkText } from './plain-text.ts'
import { sha256 } from './sha256.ts'

/** Who has had a seat since when. */
export interface SeatChange {
  /** Milliseconds since 1970. */
  readonly at: number
  /** How many entries the log had then. */
  readonly seq: number
  readonly name: string
  readonly bot?: string
  /** Nobody had it: anyone could join. */
  readonly open?: true
}

/** What a server says of a match and its log, signed with its key: what else a record says can be written by anybody. */
export interface Receipt {
  readonly match_id: string
  readonly created_at: number
  /** The time control; null without one. */
  readonly clock: unknown
  /** When each entry was accepted, milliseconds since 1970. */
  readonly times: readonly number[]
  /** By seat, from the beginning. */
  readonly seats: readonly (readonly SeatChange[])[]
  /** The server's public key, Ed25519, base64url. */
  readonly server: string
  /** Of `receiptText`, base64url. */
  readonly signature: string
}

/** The part of a record that is signed. The seed is not: while the match runs nobody may learn it. */
export interface Receipted {
  readonly salt?: string
  readonly game: string
  readonly version: string
  readonly seed_hash?: string
  readonly options: unknown
  readonly players: readonly { readonly name: string; readonly bot?: string }[]
  readonly entries: readonly Entry[]
}

/**
 * The chain over a log: each digest includes the entry, when it was accepted, and all entries before it. The salt, which is
 * secret until the end, keeps hidden actions from being found by trying all of them.
 */
function logHead({ entries, salt = '' }: Receipted, matchId: string, times: readonly number[], hash: Hash): string {
  let link = hash(`turnwise log 1\n${matchId}`)
  for (const [i, entry] of entries.entries()) link = hash(`${link}\n${times[i]}\n${canonicalJson(entry)}`)
  return hash(`turnwise head 1\n${salt}\n${link}`)
}

/** SHA-256 of a text in hexadecimal. */
type Hash = (text: string) => string

/**
 * The text that the server signs: everything that a record says, the seed by its hash and the log by its head. `hash` is for
 * a process that has a faster one.
 */
export function receiptText(record: Receipted, receipt: Omit<Receipt, 'signature'>, hash: Hash = sha256): string {
  const { game, version, options, players, seed_hash = null, entries } = record
  const { match_id, created_at, clock, times, seats, server } = receipt
  const said = {
    ...{ match_id, created_at, game, version, options, players, seed_hash, clock, seats, server },
    seq: entries.length,
    head: logHead(record, match_id, times, hash),
  }
  return `turnwise receipt 1\n${canonicalJson(said)}`
}

/** A receipt that comes from outside; undefined if it does not fit the record. Its signature is not checked here. */
export function parseReceipt(value: unknown, players: number, entries: number): Receipt | undefined {
  if (!isObject(value) || !hasOnly(value, RECEIPT_KEYS)) return undefined
  const { match_id, created_at, clock, times, seats, server, signature } = value
  if (!isText(match_id) || !isTime(created_at) || !isText(server) || !isText(signature)) return undefined
  if (clock === undefined || !Array.isArray(times) || times.length !== entries || !times.every(isTime)) return undefined
  if (!Array.isArray(seats) || seats.length !== players) return undefined
  if (!seats.every(changes => Array.isArray(changes) && changes.every(isSeatChange))) return undefined
  return { match_id, created_at, clock, times, seats, server, signature }
}

const RECEIPT_KEYS = ['match_id', 'created_at', 'clock', 'times', 'seats', 'server', 'signature']

function isSeatChange(value: unknown): value is SeatChange {
  if (!isObject(value) || !hasOnly(value, ['at', 'seq', 'name', 'bot', 'open'])) return false
  const { at, seq, name, bot, open } = value
  if (!isTime(at) || !isTime(seq) || !checkName(name).ok) return false
  return (bot === undefined || isText(bot)) && (open === undefined || open === true)
}

function hasOnly(value: object, known: readonly string[]): boolean {
  return Object.keys(value).every(key => known.includes(key))
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isText(value: unknown): value is string {
  return checkText('', value, 128).ok
}

function isTime(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0
}
