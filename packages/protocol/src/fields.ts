import { z } from 'zod'

/** The fields that several commands share. */
export const matchId = z.string().min(1).max(64)
export const playerId = z.int().min(0).max(15)
export const seq = z.int().min(0)
export const token = z.string().min(1).max(128)
export const gameId = z.string().min(1).max(64)
export const botId = z.string().min(1).max(64)

export const playerName = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .regex(/^\P{C}+$/u, 'a name may not hold control characters')

/** Thinking time: so many seconds for each move, or a bank that grows with each turn. */
export const clockSettings = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('move'), seconds: z.int().min(5).max(1_209_600) }),
  z.strictObject({
    kind: z.literal('fischer'),
    initial: z.int().min(10).max(86_400),
    increment: z.int().min(0).max(3_600),
  }),
])

export type ClockSettings = Readonly<z.output<typeof clockSettings>>
