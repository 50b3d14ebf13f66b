import { type GameAction, type GameEvent, type MatchRecord, OFFERS, type Outcome, parseRecord } from '@turnwise/engine'
import { z } from 'zod'
import type { ReadonlyDeep } from './readonly-deep.ts'

/** The pieces that answers and pushes are made of. */
const seat = z.int().min(0)
const seq = z.int().min(0)
export const milliseconds = z.number()

export const gameAction: z.ZodType<GameAction, GameAction> = z.looseObject({ type: z.string() })
export const gameEvent: z.ZodType<GameEvent> = z.looseObject({ type: z.string() })

/** An action as it can be sent back: on the wire its type is the `cmd`, everywhere else it is the `type`. */
export type WireAction = Readonly<Record<string, unknown>> & { readonly cmd: string }

export function toWireAction({ type, ...fields }: GameAction): WireAction {
  return { cmd: type, ...fields }
}

export function fromWireAction({ cmd, ...fields }: WireAction): GameAction {
  return { type: cmd, ...fields }
}

export const offeredAction = z.codec(z.looseObject({ cmd: z.string() }), gameAction, {
  decode: fromWireAction,
  encode: toWireAction,
})

export const outcome: z.ZodType<Outcome> = z
  .object({
    winners: z.array(seat).describe('several when the win is shared; none means a draw, or a lost run for one'),
    reason: z.string(),
    scores: z.array(z.number()).exactOptional().describe('by seat, higher is better'),
  })
  .describe('how the match ended')

export const offer = z
  .object({ player_id: seat, kind: z.enum(OFFERS) })
  .describe('what a seat offers and the others have not answered')

export const stranded = z
  .string()
  .exactOptional()
  .describe('why nobody can play on here: the rules that the match was begun with are not installed')

export const player = z.object({
  player_id: seat,
  name: z.string(),
  bot: z.string().exactOptional(),
  open: z.boolean().exactOptional().describe('anybody may join here'),
  opens_in: milliseconds.exactOptional().describe('milliseconds until an open seat may be taken'),
  present: z.boolean().exactOptional().describe('the holder is connected'),
  absent_in: milliseconds
    .exactOptional()
    .describe('where the holder is not connected: milliseconds until others may claim the seat'),
})

export const heldPlayer = z.object({
  player_id: seat,
  name: z.string(),
  bot: z.string().exactOptional(),
  open: z.boolean().exactOptional(),
  token: z.string().exactOptional().describe('shown only once'),
})

export const entry = z.object({
  seq,
  kind: z.enum(['action', 'undo', 'set-state', 'end', 'timeout', 'offer', 'answer', 'seed', 'commit', 'reveal']),
  player_id: seat.nullable(),
  at: milliseconds.describe('when it was accepted, milliseconds since 1970'),
  events: z.array(gameEvent).describe('what happened, as the viewer may know it'),
  text: z.array(z.string()).describe('the same in words'),
  action: gameAction
    .exactOptional()
    .describe('the viewer’s own; everybody’s once the match is over, or where the game makes them public'),
  to: seq.exactOptional().describe('of an undo: where the match returned to'),
  offer: z.enum(OFFERS).exactOptional(),
  accept: z.boolean().exactOptional(),
  reason: z.string().exactOptional().describe('of an end'),
  winners: z.array(seat).exactOptional().describe('of an end'),
  step: z.enum(['asked', 'closed', 'made']).exactOptional().describe('of the seed that the players make together'),
  left_out: z.array(seat).exactOptional().describe('of that seed: whose part did not come in time'),
  hash: z.string().exactOptional().describe('what a seat has committed to a part of the seed with'),
  part: z.string().exactOptional().describe('the part that it has revealed'),
})

export const chatMessage = z.object({ index: z.int().min(1), player_id: seat, text: z.string(), at: milliseconds })

export const runningClock = z
  .object({ remaining: z.array(milliseconds), running: seat.nullable() })
  .describe('milliseconds left by seat, at the moment of sending')

/** A whole match. It is checked by the engine's own reader. */
export const record = z
  .unknown()
  .transform((value, context): MatchRecord => {
    const parsed = parseRecord(value)
    if (parsed.ok) return parsed.value
    context.issues.push({ code: 'custom', message: parsed.error.message, input: value })
    return z.NEVER
  })
  .describe('the whole match: game, version, seed and what commits to it, options, players, entries')

export const jsonSchema = z.unknown().describe('a JSON Schema')

/** An entry of the log as one viewer may read it, with its events and their texts. */
export type SeenEntry = ReadonlyDeep<z.output<typeof entry>>
export type SeenPlayer = ReadonlyDeep<z.output<typeof player>>
export type RunningClock = ReadonlyDeep<z.output<typeof runningClock>>
export type SeenChat = ReadonlyDeep<z.output<typeof chatMessage>>
