import { z } from 'zod'
import { clockSettings } from './fields.ts'
import type { ReadonlyDeep } from './readonly-deep.ts'
import type { CommandName, LiveCommandName } from './requests.ts'
import {
  chatMessage,
  entry,
  gameAction,
  gameEvent,
  heldPlayer,
  jsonSchema,
  milliseconds,
  offer,
  offeredAction,
  outcome,
  player,
  record,
} from './shapes.ts'

const match_id = z.string()
const seq = z.int().min(0).describe('how many entries the log has')
const player_id = z.int().min(0)
const to_act = z.array(player_id).describe('the seats that are to act; empty once it is over')
const next = z.string().exactOptional()
const nextSince = z.int().exactOptional().describe('where there are more: to be given as `since`')

const happened = {
  events: z.array(gameEvent).describe('what happened, as the actor may know it'),
  text: z.array(z.string()).describe('the same in words'),
}

/** What the table answers to an action of a game. */
export const actionAnswer = z.object({ match_id, seq, ...happened })

const settled = z.object({
  match_id,
  seq,
  settled: z.boolean().describe('it took effect'),
  outcome: outcome.exactOptional(),
  rematch_id: z.string().exactOptional(),
})

/** What each command answers beside the envelope. A client ignores fields that it does not know. */
export const ANSWERS = {
  'list-games': z.object({
    games: z.array(
      z.object({
        game: z.string(),
        title: z.string(),
        tagline: z.string(),
        version: z.string(),
        min_players: z.int(),
        max_players: z.int(),
        options: jsonSchema,
        actions: jsonSchema,
        bots: z.array(z.object({ bot: z.string(), level: z.string(), title: z.string(), description: z.string() })),
      }),
    ),
  }),
  'create-match': z.object({
    match_id,
    game: z.string(),
    seq,
    seed_hash: z
      .string()
      .exactOptional()
      .describe('commits to the seed: the SHA-256, in hexadecimal, of salt, colon and seed'),
    players: z.array(heldPlayer),
  }),
  'join-match': z.object({ match_id, player_id, seq, token: z.string().exactOptional().describe('shown only once') }),
  'list-matches': z.object({
    matches: z.array(
      z.object({
        match_id,
        game: z.string(),
        seq,
        state: z.enum(['open', 'running', 'over']),
        created_at: milliseconds,
        spectators: z.boolean(),
        clock: clockSettings.exactOptional(),
        players: z.array(player.pick({ player_id: true, name: true, bot: true, open: true })),
      }),
    ),
    next: next.describe('where there are more: to be given as `after`'),
  }),
  'get-state': z.object({
    match_id,
    game: z.string(),
    version: z.string().describe('of the rules'),
    seq,
    players: z.array(player),
    to_act,
    view: z.unknown().describe('how the match looks to the sender, as data'),
    text: z.string().describe('the same for a reader'),
    options: z.unknown(),
    spectators: z.boolean(),
    clock: clockSettings.exactOptional(),
    offer: offer.exactOptional(),
    outcome: outcome.exactOptional(),
    seed_hash: z.string().exactOptional().describe('as create-match gave it; older matches have none'),
    seed: z.string().exactOptional().describe('once it is over, or for a local host that asked for everything'),
    salt: z.string().exactOptional().describe('as the seed'),
    state: z.unknown().optional().describe('everything, for a local host that asked for it'),
  }),
  'get-legal-actions': z.object({
    match_id,
    seq,
    actions: z.array(offeredAction).describe('ready to be sent back with match_id, player_id and token'),
    complete: z.boolean().describe('false where there are more than are listed'),
    count: z.int().exactOptional().describe('the length of the list, if `limit` cut it'),
    texts: z.array(z.string()).describe('the actions in words, in the same order'),
  }),
  'get-log': z.object({ match_id, seq, entries: z.array(entry), next: nextSince }),
  undo: z.object({ match_id, seq, to: z.int().min(0) }),
  'export-match': z.object({ match_id, record }),
  'import-match': z.object({ match_id, game: z.string(), seq }),
  'bot-move': z.object({
    match_id,
    seq,
    bot: z.string(),
    action: gameAction,
    events: happened.events.exactOptional(),
    text: happened.text.exactOptional(),
  }),
  resign: z.object({ match_id, seq, ...happened, outcome: outcome.exactOptional() }),
  offer: settled,
  answer: settled,
  'leave-match': z.object({ match_id, player_id }),
  'claim-seat': z.object({
    match_id,
    player_id,
    seq: seq.exactOptional(),
    token: z.string().exactOptional().describe('where the sender takes the seat, or takes it back'),
    bot: z.string().exactOptional(),
    open: z.literal(true).exactOptional(),
  }),
  say: z.object({ match_id, index: z.int().min(1) }),
  'get-chat': z.object({ match_id, messages: z.array(chatMessage), next: nextSince }),
  'get-push-key': z.object({ key: z.string().describe('public, base64url: a browser subscribes with it') }),
  subscribe: z.object({ match_id, player_id }),
  unsubscribe: z.object({ match_id, player_id }),
  wait: z.object({
    match_id,
    seq,
    moved: z.boolean().describe('false if the time ran out first'),
    to_act,
    entries: z.array(entry),
    next: nextSince,
    outcome: outcome.exactOptional(),
  }),
  'get-rules': z.object({
    game: z.string(),
    version: z.string(),
    rules: z.string().describe('Markdown'),
    help: z.string().describe('what can be typed in a terminal'),
  }),
  'get-content': z.object({ game: z.string(), version: z.string(), content: z.unknown() }),
  'set-state': z.object({ match_id, seq }),
  ping: z.object({ pong: z.literal(true) }),
} as const satisfies { readonly [Name in CommandName]: z.ZodType }

export const LIVE_ANSWERS = {
  hello: z.object({ server: z.string(), protocol: z.int() }),
  watch: z.object({ match_id, watch: z.int().min(1).describe('the number of this watch in its pushes'), seq }),
  unwatch: z.object({ watch: z.int().min(1) }),
} as const satisfies { readonly [Name in LiveCommandName]: z.ZodType }

type Answers = { readonly [Name in CommandName]: ReadonlyDeep<z.output<(typeof ANSWERS)[Name]>> }
type LiveAnswers = { readonly [Name in LiveCommandName]: ReadonlyDeep<z.output<(typeof LIVE_ANSWERS)[Name]>> }

/** What a command answers, as programs see it: actions by their `type`, on every carrier. */
export type Answer<Name extends CommandName = CommandName> = Answers[Name]
export type LiveAnswer<Name extends LiveCommandName = LiveCommandName> = LiveAnswers[Name]
export type ActionAnswer = ReadonlyDeep<z.output<typeof actionAnswer>>

/** The same schemas, typed so that each name has its own answer type. */
export const ANSWER_SCHEMAS: { readonly [Name in CommandName]: z.ZodType<Answers[Name]> } = ANSWERS
