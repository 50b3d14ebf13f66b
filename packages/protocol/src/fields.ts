import { checkName, checkSeed, checkText, NAME_LENGTH, type Result, SEED_LENGTH } from '@turnwise/engine'
import { z } from 'zod'
import { gameEvent, outcome } from './shapes.ts'

/** Letters, digits and dashes: safe in links, in file names and in every database. */
const identifier = (longest: number) =>
  z
    .string()
    .max(longest)
    .regex(/^[\w-]+$/, 'it has letters, digits and dashes only')

/** Comes back with the answer. */
export const requestId = z.union([z.string().max(64), z.number()])

/** The fields that several commands share. */
export const matchId = identifier(64)
export const playerId = z.int().min(0).max(15)
export const seq = z.int().min(0)
export const token = z.string().min(1).max(128)
export const gameId = identifier(64)
export const rulesVersion = z.string().max(64).optional().describe('of the rules; the newest by default')
export const botId = identifier(64)
/** Chosen by the sender: a request that is sent again with the same key is done once. */
export const requestKey = identifier(64)

/** Entries or messages in one answer. */
export const PAGE = 200
/** Where a browser's push service takes messages for it, and the keys that they are encrypted with. */
export const pushEndpoint = z.url({ protocol: /^https?$/ }).max(1000)
export const pushKey = z
  .string()
  .max(200)
  .regex(/^[\w-]+$/, 'it is base64url')

export const pageLimit = z.int().min(1).max(500).describe(`at most this many; ${PAGE} by default`)

export const playerName = plainText(z.string().trim(), checkName, NAME_LENGTH)
export const seed = plainText(z.string(), checkSeed, SEED_LENGTH)
const MESSAGE_LENGTH = 500
export const message = plainText(
  z.string().trim(),
  text => checkText('A message', text, MESSAGE_LENGTH),
  MESSAGE_LENGTH,
)

/** Counts code points, as JSON Schema does; `max` of the library would count UTF-16 units. */
function plainText(text: z.ZodString, check: (text: string) => Result<string>, maxLength: number) {
  return text
    .superRefine((value, context) => {
      const checked = check(value)
      if (!checked.ok) context.addIssue({ code: 'custom', message: checked.error.message })
    })
    .meta({ minLength: 1, maxLength })
}

/** Thinking time: a number of seconds for each move, or a bank that grows with each turn. */
export const clockSettings = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('move'), seconds: z.int().min(5).max(1_209_600) }),
  z.strictObject({
    kind: z.literal('fischer'),
    initial: z.int().min(10).max(86_400),
    increment: z.int().min(0).max(3_600),
  }),
])

export type ClockSettings = Readonly<z.output<typeof clockSettings>>

/** Fields that several requests share. */
export const ofMatch = { match_id: matchId, token: token.optional() }
export const ofViewer = { ...ofMatch, player_id: playerId.optional() }
export const ofSeat = { ...ofMatch, player_id: playerId, expected_seq: seq.optional() }

/** As `requestKey`, for requests that give a seat: anyone who knows the key has the seat, so it must be random. */
export const key = identifier(64)
  .min(22)
  .optional()
  .describe('at random, 22 characters or more, kept as secret as a token: sent again, it gives the same seats')

/** Fields that several answers share. */
export const aMatch = z.string()
export const logLength = z.int().min(0).describe('how many entries the log has')
export const aSeat = z.int().min(0)
export const toAct = z.array(aSeat).describe('the seats that are to act; empty once it is over')
export const next = z.string().exactOptional()
export const nextSince = z.int().exactOptional().describe('where there are more: to be given as `since`')

export const happened = {
  events: z.array(gameEvent).describe('what happened, as the actor may know it'),
  text: z.array(z.string()).describe('the same in words'),
}

export const settled = {
  match_id: aMatch,
  seq: logLength,
  settled: z.boolean().describe('it took effect'),
  outcome: outcome.exactOptional(),
  rematch_id: z.string().exactOptional(),
}
