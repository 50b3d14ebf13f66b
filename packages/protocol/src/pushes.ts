import { z } from 'zod'
import { wireErrorSchema } from './errors.ts'
import type { ReadonlyDeep } from './readonly-deep.ts'
import { chatMessage, entry, offer, offeredAction, outcome, player, runningClock } from './shapes.ts'

/** An update for a watcher: what is new since the last one, and how the table looks to them now. */
export const matchUpdate = z.object({
  match_id: z.string(),
  seq: z.int().min(0),
  entries: z.array(entry).describe('those after the last update'),
  to_act: z.array(z.int().min(0)),
  players: z.array(player),
  view: z.unknown(),
  actions: z
    .array(offeredAction)
    .exactOptional()
    .describe('for a seat that is to act: ready to be sent back, as get-legal-actions gives them'),
  complete: z.boolean().exactOptional().describe('beside `actions`: false where there are more'),
  offer: offer.exactOptional(),
  outcome: outcome.exactOptional(),
  clock: runningClock.exactOptional(),
  chat: z.array(chatMessage).exactOptional().describe('messages after the last update'),
})

/** An update for a watcher: new entries, the current view and the legal actions. */
export type MatchUpdate = ReadonlyDeep<z.output<typeof matchUpdate>>

const watch = z.int().min(1).describe('the watch that this update belongs to')

/** Everything that the server sends without a request. */
export const PUSHES = {
  update: matchUpdate.extend({ push: z.literal('update'), watch }),
  refused: z.object({
    push: z.literal('refused'),
    watch,
    match_id: z.string().exactOptional(),
    error: wireErrorSchema,
  }),
} as const
