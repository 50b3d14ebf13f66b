import { checkName } from '@turnwise/engine'
import { z } from 'zod'

/** The protocol between turnwise and a program that plays: one JSON object per line, in both directions. */
export const PROTOCOL = 1

export type ToProgram =
  | { readonly type: 'hello'; readonly protocol: typeof PROTOCOL }
  | {
      readonly type: 'new-game'
      readonly game: string
      readonly version: string
      readonly seat: number
      readonly seats: number
      readonly options?: unknown
    }
  | {
      readonly type: 'act'
      /** The answer must repeat it. */
      readonly id: number
      readonly view: unknown
      readonly text: string
      readonly actions: readonly object[]
      /** False if more is legal than `actions` lists. */
      readonly complete: boolean
      /** Milliseconds within which to answer. */
      readonly deadline: number
    }
  | {
      readonly type: 'event'
      readonly seq: number
      readonly events: readonly object[]
      readonly text: readonly string[]
    }
  | { readonly type: 'refused'; readonly id: number; readonly code: string; readonly reason: string }
  | { readonly type: 'game-over'; readonly outcome: unknown }

export const fromProgram = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('hello'), name: z.string().refine(name => checkName(name).ok) }),
  z.strictObject({
    type: z.literal('act'),
    id: z.int(),
    action: z.looseObject({ type: z.string().min(1).max(64) }),
  }),
])

export type FromProgram = z.output<typeof fromProgram>
