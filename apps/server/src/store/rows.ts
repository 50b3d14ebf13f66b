import { type Outcome, parseEntry, type Receipt, type SeatChange } from '@turnwise/engine'
import { clockSettings } from '@turnwise/protocol'
import type {
  ChatRow,
  IdleMatch,
  LogRow,
  Outage,
  PushSubscription,
  RulesCount,
  Snapshot,
  StoredMatch,
  StoredSeat,
} from '@turnwise/table'
import { z } from 'zod'

/** The rows of both databases, as they are read. */
const flag = z.union([z.boolean(), z.number()]).transform(Boolean)
const milliseconds = z.coerce.number()
const jsonText = z.string().transform(text => JSON.parse(text) as unknown)

const outcomeSchema = z.object({
  winners: z.array(z.number()),
  reason: z.string(),
  scores: z.array(z.number()).optional(),
})

const matchSchema = z.object({
  id: z.string(),
  game: z.string(),
  version: z.string(),
  fingerprint: z.string().nullable(),
  rules_release: z.string().nullable(),
  seed: z.string(),
  salt: z.string().nullable(),
  seed_hash: z.string().nullable(),
  options: jsonText,
  created_at: milliseconds,
  spectators: flag,
  listed: flag,
  clock: jsonText.pipe(clockSettings).nullable(),
  imported: z.string().nullable(),
})

const seatSchema = z.object({
  seat: z.number(),
  name: z.string(),
  bot: z.string().nullable(),
  token_hash: z.string().nullable(),
  open: flag,
  left_at: milliseconds.nullable(),
  taken_at: milliseconds.nullable(),
  left_by: z.string().nullable(),
  former_holders: jsonText.pipe(z.array(z.object({ name: z.string(), tokenHash: z.string() }))).nullable(),
  history: z.string().nullable(),
})

const logSchema = z.object({ seq: z.number(), entry: z.string(), at: milliseconds })
const chatSchema = z.object({
  index: z.number(),
  seat: z.number(),
  text: z.string(),
  at: milliseconds,
  key: z.string().nullish(),
})
const snapshotSchema = z.object({ seq: z.number(), version: z.string(), content: z.string(), digest: z.string() })
const summarySchema = z.object({ seq: z.coerce.number(), outcome: z.string().nullable() })

export function parseMatchRow(row: unknown): StoredMatch {
  const { created_at, salt, seed_hash, imported, fingerprint, rules_release, ...match } = matchSchema.parse(row)
  return {
    ...match,
    ...originFields({ fingerprint, rules_release }),
    ...(salt === null ? {} : { salt }),
    ...(seed_hash === null ? {} : { seedHash: seed_hash }),
    createdAt: created_at,
    ...(imported === null ? {} : { imported: JSON.parse(imported) as { receipt?: Receipt } }),
  }
}

function originFields({ fingerprint, rules_release }: { fingerprint: string | null; rules_release: string | null }) {
  return {
    ...(fingerprint === null ? {} : { fingerprint }),
    ...(rules_release === null ? {} : { release: rules_release }),
  }
}

const rulesCount = matchSchema
  .pick({ game: true, version: true, fingerprint: true, rules_release: true })
  .extend({ over: z.coerce.number(), not_over: z.coerce.number() })

/** The same text for both databases. */
export const COUNT_BY_RULES = `SELECT game, version, fingerprint, max(rules_release) AS rules_release,
  sum(CASE WHEN outcome IS NULL THEN 0 ELSE 1 END) AS over, sum(CASE WHEN outcome IS NULL THEN 1 ELSE 0 END) AS not_over
  FROM matches GROUP BY game, version, fingerprint`

export function parseRulesCount(row: unknown): RulesCount {
  const { game, version, over, not_over, ...origin } = rulesCount.parse(row)
  return { game, version, over, notOver: not_over, ...originFields(origin) }
}

export function parseSeatRow(row: unknown): StoredSeat {
  const { token_hash, left_at, taken_at, left_by, former_holders, history, ...seat } = seatSchema.parse(row)
  return {
    ...seat,
    tokenHash: token_hash,
    ...(left_at === null ? {} : { leftAt: left_at }),
    ...(taken_at === null ? {} : { takenAt: taken_at }),
    ...(left_by === null ? {} : { leftBy: left_by }),
    ...(former_holders === null ? {} : { formerHolders: former_holders }),
    ...(history === null ? {} : { history: JSON.parse(history) as SeatChange[] }),
  }
}

export function parseLogRow(row: unknown, seats: number): LogRow {
  const { seq, entry, at } = logSchema.parse(row)
  const parsed = parseEntry(JSON.parse(entry), seq, seats)
  if (!parsed.ok) throw new Error(parsed.error.message)
  return { entry: parsed.value, at }
}

export function parseChatRow(row: unknown): ChatRow {
  const { key, ...said } = chatSchema.parse(row)
  return key === null || key === undefined ? said : { ...said, key }
}

export function parseSnapshotRow(row: unknown): Snapshot {
  return snapshotSchema.parse(row)
}

export function parseSummary(row: unknown): { readonly seq: number; readonly outcome: Outcome | null } {
  const { seq, outcome } = summarySchema.parse(row)
  return { seq, outcome: parseOutcome(outcome) }
}

function parseOutcome(text: string | null): Outcome | null {
  if (text === null) return null
  const { scores, ...outcome } = outcomeSchema.parse(JSON.parse(text))
  return scores === undefined ? outcome : { ...outcome, scores }
}

const subscriptionSchema = z.object({
  seat: z.number(),
  endpoint: z.string(),
  p256dh: z.string(),
  auth: z.string(),
  token_hash: z.string(),
})

export function parseSubscriptionRow(row: unknown): PushSubscription {
  const { token_hash, ...subscription } = subscriptionSchema.parse(row)
  return { ...subscription, tokenHash: token_hash }
}

const idleSchema = z.object({
  id: z.string(),
  game: z.string(),
  created_at: milliseconds,
  last_at: milliseconds,
  due_at: milliseconds.nullable(),
  listed_at: milliseconds.nullable(),
})

export function parseIdleRow(row: unknown): IdleMatch {
  const { id, game, created_at, last_at, due_at, listed_at } = idleSchema.parse(row)
  return {
    id,
    game,
    createdAt: created_at,
    lastAt: last_at,
    ...(due_at === null ? {} : { dueAt: due_at }),
    ...(listed_at === null ? {} : { listedAt: listed_at }),
  }
}

const outageSchema = z.object({ from_at: milliseconds, to_at: milliseconds })

export function parseOutageRow(row: unknown): Outage {
  const { from_at, to_at } = outageSchema.parse(row)
  return { from: from_at, to: to_at }
}

export function jsonOrNull(value: unknown): string | null {
  return value === null || value === undefined ? null : JSON.stringify(value)
}
