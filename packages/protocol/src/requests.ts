import { OFFERS } from '@turnwise/engine'
import { z } from 'zod'
import {
  botId,
  clockSettings,
  gameId,
  matchId,
  message,
  playerId,
  playerName,
  requestKey,
  seed,
  seq,
  token,
} from './fields.ts'

const envelope = { id: z.union([z.string().max(64), z.number()]).optional() }
const ofMatch = { ...envelope, match_id: matchId, token: token.optional() }
const ofSeat = { ...ofMatch, player_id: playerId, expected_seq: seq.optional() }

const playerSettings = z.strictObject({
  name: playerName.optional(),
  bot: botId.optional(),
  open: z.boolean().optional().describe('anybody may join here; without it the creator holds the seat'),
})

/** The table's own commands; any other `cmd` is an action of the match's game. */
export const COMMANDS = {
  'list-games': z.strictObject({ ...envelope, cmd: z.literal('list-games') }),
  'create-match': z.strictObject({
    ...envelope,
    cmd: z.literal('create-match'),
    game: gameId,
    seed: seed.optional(),
    options: z.record(z.string(), z.unknown()).optional(),
    players: z.array(playerSettings).min(1).max(16).optional(),
    spectators: z.boolean().optional(),
    listed: z.boolean().optional(),
    clock: clockSettings.optional(),
  }),
  'join-match': z.strictObject({
    ...envelope,
    cmd: z.literal('join-match'),
    match_id: matchId,
    name: playerName.optional(),
    player_id: playerId.optional(),
  }),
  'list-matches': z.strictObject({
    ...envelope,
    cmd: z.literal('list-matches'),
    game: gameId.optional(),
    state: z.enum(['open', 'running', 'over']).optional(),
    after: matchId.optional(),
    limit: z.int().min(1).max(100).optional(),
  }),
  'get-state': z.strictObject({
    ...ofMatch,
    cmd: z.literal('get-state'),
    player_id: playerId.optional(),
    at: seq.optional(),
    viewer: z.literal('host').optional(),
  }),
  'get-legal-actions': z.strictObject({ ...ofMatch, cmd: z.literal('get-legal-actions'), player_id: playerId }),
  'get-log': z.strictObject({
    ...ofMatch,
    cmd: z.literal('get-log'),
    player_id: playerId.optional(),
    since: seq.optional(),
  }),
  undo: z.strictObject({ ...ofSeat, cmd: z.literal('undo'), to: seq.optional() }),
  'export-match': z.strictObject({ ...ofMatch, cmd: z.literal('export-match') }),
  'import-match': z.strictObject({ ...envelope, cmd: z.literal('import-match'), record: z.unknown() }),
  'bot-move': z.strictObject({
    ...ofSeat,
    cmd: z.literal('bot-move'),
    bot: botId.optional(),
    iterations: z.int().min(1).max(1_000_000).optional(),
    dry_run: z.boolean().optional().describe('only say what the bot would play'),
  }),
  resign: z.strictObject({ ...ofSeat, cmd: z.literal('resign') }),
  offer: z.strictObject({ ...ofSeat, cmd: z.literal('offer'), kind: z.enum(OFFERS) }),
  answer: z.strictObject({ ...ofSeat, cmd: z.literal('answer'), kind: z.enum(OFFERS), accept: z.boolean() }),
  'leave-match': z.strictObject({
    ...ofSeat,
    cmd: z.literal('leave-match'),
    bot: botId.optional().describe('the bot that plays on; without it the seat is open to others'),
  }),
  'claim-seat': z.strictObject({
    ...envelope,
    cmd: z.literal('claim-seat'),
    match_id: matchId,
    player_id: playerId,
    token: token.optional(),
    name: playerName.optional(),
    bot: botId.optional().describe('a bot takes the seat instead of the caller'),
    open: z.literal(true).optional().describe('the seat is opened to anybody instead'),
  }),
  say: z.strictObject({ ...ofSeat, cmd: z.literal('say'), text: message, key: requestKey.optional() }),
  'get-chat': z.strictObject({
    ...ofMatch,
    cmd: z.literal('get-chat'),
    player_id: playerId.optional(),
    since: seq.optional(),
  }),
  wait: z.strictObject({
    ...ofMatch,
    cmd: z.literal('wait'),
    player_id: playerId.optional(),
    since: seq,
    timeout: z.number().min(0).max(60).optional().describe('seconds'),
  }),
  'get-rules': z.strictObject({ ...envelope, cmd: z.literal('get-rules'), game: gameId }),
  'get-content': z.strictObject({ ...envelope, cmd: z.literal('get-content'), game: gameId }),
  'set-state': z.strictObject({ ...ofMatch, cmd: z.literal('set-state'), state: z.unknown() }),
  ping: z.strictObject({ ...envelope, cmd: z.literal('ping') }),
} as const

/** What only a live connection understands, beside all the others. */
export const LIVE_COMMANDS = {
  hello: z.strictObject({
    ...envelope,
    cmd: z.literal('hello'),
    seats: z
      .array(z.strictObject({ match_id: matchId, player_id: playerId, token }))
      .max(64)
      .optional()
      .describe('seats that the sender holds: later requests on this connection need not repeat their tokens'),
  }),
  watch: z.strictObject({
    ...ofMatch,
    cmd: z.literal('watch'),
    player_id: playerId.optional(),
    since: seq.optional().describe('entries after this one are sent first'),
    chat_since: seq.optional().describe('messages after this one are sent first'),
  }),
  unwatch: z.strictObject({ ...envelope, cmd: z.literal('unwatch'), watch: z.int().min(1) }),
} as const

export type LiveCommandName = keyof typeof LIVE_COMMANDS
export type LiveCommand<Name extends LiveCommandName> = z.output<(typeof LIVE_COMMANDS)[Name]>

export type CommandName = keyof typeof COMMANDS
export type Command<Name extends CommandName> = z.output<(typeof COMMANDS)[Name]>

/** The part of a request that every action of a game has; its own fields stand beside these. */
export const actionEnvelope = z.looseObject({ ...ofSeat, cmd: z.string().min(1).max(64) })

export const anyRequest = z.object({ ...envelope, cmd: z.string().min(1).max(64) })

export function isLiveCommandName(name: string): name is LiveCommandName {
  return Object.hasOwn(LIVE_COMMANDS, name)
}

export function isCommandName(name: string): name is CommandName {
  return Object.hasOwn(COMMANDS, name)
}
