import { createHash } from 'node:crypto'
import { type Outcome, parseEntry } from '@turnwise/engine'
import { clockSettings } from '@turnwise/protocol'
import type { LogRow, StoredMatch, StoreWith, Upkeep } from '@turnwise/table'
import { z } from 'zod'
import { BACKUP_FORMAT } from './backup.ts'

const head = z.strictObject({ turnwise: z.literal('backup'), format: z.literal(BACKUP_FORMAT), at: z.number() })
const tail = z.strictObject({ matches: z.number(), sha256: z.string() })

const outcomeSchema = z.strictObject({
  winners: z.array(z.number()),
  reason: z.string(),
  scores: z.array(z.number()).exactOptional(),
})

const seatChange = z.strictObject({
  at: z.number(),
  seq: z.number(),
  name: z.string(),
  bot: z.string().exactOptional(),
  open: z.literal(true).exactOptional(),
})

const body = z.strictObject({
  match: z.strictObject({
    id: z.string(),
    game: z.string(),
    version: z.string(),
    fingerprint: z.string().exactOptional(),
    release: z.string().exactOptional(),
    seed: z.string(),
    salt: z.string().exactOptional(),
    seedHash: z.string().exactOptional(),
    options: z.unknown(),
    createdAt: z.number(),
    spectators: z.boolean(),
    listed: z.boolean(),
    clock: clockSettings.nullable(),
    imported: z.custom<NonNullable<StoredMatch['imported']>>(value => typeof value === 'object').exactOptional(),
  }),
  seats: z.array(
    z.strictObject({
      seat: z.number(),
      name: z.string(),
      bot: z.string().nullable(),
      tokenHash: z.string().nullable(),
      open: z.boolean(),
      leftAt: z.number().exactOptional(),
      takenAt: z.number().exactOptional(),
      leftBy: z.string().exactOptional(),
      formerHolders: z.array(z.strictObject({ name: z.string(), tokenHash: z.string() })).exactOptional(),
      history: z.array(seatChange).exactOptional(),
    }),
  ),
  rows: z.array(z.strictObject({ entry: z.unknown(), at: z.number() })),
  chat: z.array(
    z.strictObject({
      index: z.number(),
      seat: z.number(),
      text: z.string(),
      at: z.number(),
      key: z.string().exactOptional(),
    }),
  ),
  outcome: outcomeSchema.nullable(),
})

/** Checks that this is a complete and undamaged backup. Throws a sentence if not; returns its number of matches. */
export async function checkBackup(lines: AsyncIterable<string>): Promise<number> {
  const hash = createHash('sha256')
  let before: string | undefined
  let count = 0
  for await (const line of lines) {
    if (before !== undefined) {
      if (count++ === 0) parseLine(head, before, 1)
      hash.update(`${before}\n`)
    }
    before = line
  }
  const end = parseLine(tail, before ?? '', count + 1)
  if (end.matches !== count - 1)
    throw new Error(`The backup should hold ${end.matches} matches, it holds ${count - 1}.`)
  if (end.sha256 !== hash.digest('hex')) throw new Error('The backup is damaged: its checksum does not match.')
  return end.matches
}

/** Set while a restore is under way: as long as it is set, matches may be missing. */
const RESTORING = 'restoring'

/** Throws if a restore has not finished. */
export async function refuseHalfRestored(upkeep: Upkeep | undefined): Promise<void> {
  if ((await upkeep?.hasMark(RESTORING)) !== true) return
  throw new Error('A restore into this store has not finished: run the restore again to continue.')
}

/** Puts every match of a checked backup into an empty store; tokens stay valid. It can be run again if interrupted. */
export async function restoreLines(store: StoreWith<'upkeep'>, lines: AsyncIterable<string>): Promise<number> {
  const [found] = await store.listMatches({ listedOnly: false, limit: 1 })
  const isResumed = (await store.upkeep.hasMark(RESTORING)) === true
  if (found !== undefined && !isResumed) {
    throw new Error('This store has matches already; restore a backup into an empty store.')
  }
  await store.upkeep.setMark(RESTORING, true)
  let count = 0
  for await (const line of lines) {
    if (line.startsWith('{"match":')) {
      await restoreMatch(store, line, count + 2, isResumed)
      count++
    }
  }
  await store.upkeep.setMark(RESTORING, false)
  return count
}

async function restoreMatch(
  store: StoreWith<'upkeep'>,
  line: string,
  number: number,
  isResumed: boolean,
): Promise<void> {
  const { match, seats, rows, chat, outcome } = parseLine(body, line, number)
  const log = rows.map(({ entry, at }, index): LogRow => {
    const parsed = parseEntry(entry, index + 1, seats.length)
    if (!parsed.ok) throw new Error(`Line ${number}: ${parsed.error.message}`)
    return { entry: parsed.value, at }
  })
  const ended: Outcome | null = outcome
  // An earlier attempt may have stored the match without its chat.
  if (isResumed) await store.upkeep.deleteMatch(match.id, Number.MAX_SAFE_INTEGER)
  await store.createMatch({ ...match, options: match.options }, seats, log, ended)
  for (const { seat, text, at, key } of chat) await store.say(match.id, seat, text, at, key)
}

function parseLine<Output>(schema: z.ZodType<Output>, line: string, number: number): Output {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    throw new Error(`Line ${number} of the backup is not JSON: is it cut off?`)
  }
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw new Error(`Line ${number} does not look like a backup of turnwise.`)
  return parsed.data
}
