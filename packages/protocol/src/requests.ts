import { type GameAction, OFFERS } from '@turnwise/engine'
import { z } from 'zod'
import { type Checked, check } from './checked.ts'
import {
  botId,
  clockSettings,
  gameId,
  matchId,
  message,
  pageLimit,
  playerId,
  playerName,
  pushEndpoint,
  pushKey,
  requestId,
  requestKey,
  seatKey,
  seed,
  seq,
  token,
} from './fields.ts'
import type { ReadonlyDeep } from './readonly-deep.ts'

const ofMatch = { match_id: matchId, token: token.optional() }
const ofSeat = { ...ofMatch, player_id: playerId, expected_seq: seq.optional() }

function command<const Name extends string, Shape extends z.ZodRawShape>(cmd: Name, shape: Shape) {
  return z.strictObject({ id: requestId.optional(), cmd: z.literal(cmd), ...shape })
}

const playerSettings = z.strictObject({
  name: playerName.optional(),
  bot: botId.optional(),
  open: z.boolean().optional().describe('anybody may join here; without it the creator holds the seat'),
})

const KEY = 'at random, 22 characters or more, kept as secret as a token: sent again, it gives the same seats'

/** The table's own commands; any other `cmd` is an action of the match's game. */
export const COMMANDS = {
  'list-games': command('list-games', {}),
  'create-match': command('create-match', {
    game: gameId,
    seed: seed.optional(),
    options: z.unknown().optional().describe('by the schema that list-games gives'),
    players: z.array(playerSettings).min(1).max(16).optional(),
    spectators: z.boolean().optional(),
    listed: z.boolean().optional(),
    clock: clockSettings.optional(),
    key: seatKey.optional().describe(KEY),
  }),
  'join-match': command('join-match', {
    match_id: matchId,
    name: playerName.optional(),
    player_id: playerId.optional(),
    key: seatKey.optional().describe(KEY),
  }),
  'list-matches': command('list-matches', {
    game: gameId.optional(),
    state: z.enum(['open', 'running', 'over']).optional(),
    after: matchId.optional(),
    limit: z.int().min(1).max(100).optional(),
  }),
  'get-state': command('get-state', {
    ...ofMatch,
    player_id: playerId.optional(),
    at: seq.optional(),
    viewer: z.literal('host').optional().describe('everything, for a local host without a seat'),
    compact: z
      .boolean()
      .optional()
      .describe(
        'shorter: the text is the prompt alone, and the view leaves out what is null, false, empty or in `get-content`; no `seed_hash`',
      ),
  }),
  'get-legal-actions': command('get-legal-actions', {
    ...ofMatch,
    player_id: playerId,
    limit: z
      .int()
      .min(1)
      .optional()
      .describe('at most this many, those first that a player usually wants; without it all of the list'),
  }),
  'get-log': command('get-log', {
    ...ofMatch,
    player_id: playerId.optional(),
    since: seq.optional().describe('entries after this one; without it from the first'),
    limit: pageLimit.optional(),
  }),
  undo: command('undo', { ...ofSeat, to: seq.optional() }),
  'export-match': command('export-match', { ...ofMatch }),
  'import-match': command('import-match', { record: z.unknown() }),
  'bot-move': command('bot-move', {
    ...ofSeat,
    bot: botId.optional(),
    iterations: z.int().min(1).max(1_000_000).optional(),
    dry_run: z.boolean().optional().describe('only say what the bot would play'),
  }),
  resign: command('resign', { ...ofSeat }),
  offer: command('offer', { ...ofSeat, kind: z.enum(OFFERS) }),
  answer: command('answer', { ...ofSeat, kind: z.enum(OFFERS), accept: z.boolean() }),
  'leave-match': command('leave-match', {
    ...ofSeat,
    bot: botId.optional().describe('the bot that plays on; without it the seat is open to others'),
  }),
  'claim-seat': command('claim-seat', {
    match_id: matchId,
    player_id: playerId,
    token: token.optional(),
    name: playerName.optional(),
    bot: botId.optional().describe('a bot takes the seat instead of the caller'),
    open: z.literal(true).optional().describe('the seat is opened to anybody instead'),
    key: seatKey.optional().describe(KEY),
  }),
  say: command('say', { ...ofSeat, text: message, key: requestKey.optional() }),
  'get-chat': command('get-chat', {
    ...ofMatch,
    player_id: playerId.optional(),
    since: seq.optional().describe('messages after this one; without it from the first'),
    limit: pageLimit.optional(),
  }),
  'get-push-key': command('get-push-key', {}),
  subscribe: command('subscribe', {
    match_id: matchId,
    player_id: playerId,
    token: token.optional(),
    endpoint: pushEndpoint.describe('of a push service that this server trusts'),
    p256dh: pushKey,
    auth: pushKey,
  }),
  unsubscribe: command('unsubscribe', {
    match_id: matchId,
    player_id: playerId,
    token: token.optional(),
    endpoint: pushEndpoint,
  }),
  wait: command('wait', {
    ...ofMatch,
    player_id: playerId.optional(),
    since: seq.describe('answers with the entries after this one, a page of them'),
    timeout: z.number().min(0).max(60).optional().describe('seconds'),
  }),
  'get-rules': command('get-rules', { game: gameId }),
  'get-content': command('get-content', { game: gameId }),
  'set-state': command('set-state', { ...ofMatch, state: z.unknown() }),
  ping: command('ping', {}),
} as const

/** Further commands that only a live connection understands. */
export const LIVE_COMMANDS = {
  hello: command('hello', {
    seats: z
      .array(z.strictObject({ match_id: matchId, player_id: playerId, token }))
      .max(64)
      .optional()
      .describe('seats that the sender holds: later requests on this connection need not repeat their tokens'),
  }),
  watch: command('watch', {
    ...ofMatch,
    player_id: playerId.optional(),
    since: seq.optional().describe('entries after this one are sent first'),
    chat_since: seq.optional().describe('messages after this one are sent first'),
  }),
  unwatch: command('unwatch', { watch: z.int().min(1) }),
} as const

export type CommandName = keyof typeof COMMANDS
export type LiveCommandName = keyof typeof LIVE_COMMANDS

type Commands = { readonly [Name in CommandName]: z.output<(typeof COMMANDS)[Name]> }
type LiveCommands = { readonly [Name in LiveCommandName]: z.output<(typeof LIVE_COMMANDS)[Name]> }

/** A checked request of the table's own. */
export type Command<Name extends CommandName = CommandName> = Checked<Commands[Name]>
export type LiveCommand<Name extends LiveCommandName = LiveCommandName> = Checked<LiveCommands[Name]>

/** What a caller writes: the fields of a command beside its name. */
export type RequestFields<Name extends CommandName> = ReadonlyDeep<Omit<z.input<(typeof COMMANDS)[Name]>, 'cmd' | 'id'>>

/** The same schemas, typed so that each name has its own command type. */
const SCHEMAS: { readonly [Name in CommandName]: z.ZodType<Commands[Name]> } = COMMANDS
const LIVE_SCHEMAS: { readonly [Name in LiveCommandName]: z.ZodType<LiveCommands[Name]> } = LIVE_COMMANDS

export function parseCommand<Name extends CommandName>(name: Name, request: unknown): Command<Name> {
  return check(SCHEMAS[name], request)
}

export function parseLiveCommand<Name extends LiveCommandName>(name: Name, request: unknown): LiveCommand<Name> {
  return check(LIVE_SCHEMAS[name], request)
}

/** A seat as its holder names it; a remote carrier needs the token. */
export interface HeldSeat {
  readonly match_id: string
  readonly player_id: number
  readonly token?: string | undefined
}

/** An action as a program gives it. Its game has a stricter type. */
export const playedAction = z.looseObject({ type: z.string().min(1).max(64) })
const action = z.strictObject({ ...ofSeat, action: playedAction })

/** On the wire the type of an action is the `cmd`, and its fields are beside those of the envelope. */
export const wireAction = z
  .looseObject({ id: requestId.optional(), cmd: z.string().min(1).max(64), ...ofSeat })
  .transform(
    ({ id: _id, cmd, match_id, player_id, token, expected_seq, ...fields }): z.output<typeof action> => ({
      match_id,
      player_id,
      token,
      expected_seq,
      action: { ...fields, type: cmd },
    }),
  )

/** A seat asks for an action of its game. */
export type ActionRequest = Checked<z.output<typeof action>>

export function parseWireAction(request: unknown): ActionRequest {
  return check(wireAction, request)
}

/** For a caller in this process, who has action and envelope separately. */
export function parseAction(seat: HeldSeat, asked: GameAction, expected_seq: number | undefined): ActionRequest {
  return check(action, { ...seat, expected_seq, action: asked })
}

export function isLiveCommandName(name: string): name is LiveCommandName {
  return Object.hasOwn(LIVE_COMMANDS, name)
}

export function isCommandName(name: string): name is CommandName {
  return Object.hasOwn(COMMANDS, name)
}
