import {
  type Entry,
  type MatchRecord,
  RECORD_FORMAT,
  type Receipt,
  type Receipted,
  receiptText,
} from '@turnwise/engine'
import type { Signer } from '../environment.ts'
import type { Store, StoredMatch, StoredSeat } from './store.ts'

/** A match as a record. A `signer` signs what was played here; of an imported match the receipt stays as it came. */
export function recordOf(
  match: StoredMatch,
  seats: readonly StoredSeat[],
  entries: readonly Entry[],
  times: readonly number[],
  signer?: Signer,
): MatchRecord {
  const record = { ...unsigned(match, seats, entries), seed: match.seed }
  const receipt = match.imported?.receipt ?? (signer && signed(signer, match, seats, record, times))
  return receipt === undefined || receipt.times.length !== entries.length ? record : { ...record, receipt }
}

/** The same without the seed: what a receipt is about. */
export function unsigned(match: StoredMatch, seats: readonly StoredSeat[], entries: readonly Entry[]) {
  const { game, version, salt, seedHash, options } = match
  return {
    format: RECORD_FORMAT,
    game,
    version,
    ...(salt === undefined || seedHash === undefined ? {} : { salt, seed_hash: seedHash }),
    options,
    players: seats.map(({ name, bot }) => (bot === null ? { name } : { name, bot })),
    entries,
  } as const
}

/** Undefined for a match that is not of this server, or older than receipts. */
function signed(
  signer: Signer,
  match: StoredMatch,
  seats: readonly StoredSeat[],
  record: Receipted,
  times: readonly number[],
): Receipt | undefined {
  const statement = statementOf(signer, match, seats, times)
  return statement && { ...statement, signature: signer.sign(receiptText(record, statement, signer.hash)) }
}

export function statementOf(
  { key }: Signer,
  { id, createdAt, clock, imported }: StoredMatch,
  seats: readonly StoredSeat[],
  times: readonly number[],
): Omit<Receipt, 'signature'> | undefined {
  const histories = seats.flatMap(({ history }) => (history === undefined ? [] : [history]))
  if (imported !== undefined || histories.length < seats.length) return undefined
  return { match_id: id, created_at: createdAt, clock, times, seats: histories, server: key }
}

/** A stored match as a record, without the rules: also for versions and games that are gone. */
export async function storedRecord(
  store: Store,
  match: StoredMatch,
  seats: readonly StoredSeat[],
  signer?: Signer,
): Promise<MatchRecord> {
  const rows = await store.readLog(match.id, 0)
  const entries = rows.map(({ entry }) => entry)
  const times = rows.map(({ at }) => at)
  return recordOf(match, seats, entries, times, signer)
}
