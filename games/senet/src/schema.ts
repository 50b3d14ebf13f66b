import { z } from 'zod'
import { PIECES_A_SIDE } from './game/board.ts'
import { THROW_KINDS, THROWS } from './game/throws.ts'

const throwValue = z.literal(THROWS)
const player = z.literal([0, 1])

export const actionSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('throw'),
    value: z.exactOptional(throwValue.describe('Drawn by the table; only a local host may give it.')),
  }),
  z.strictObject({
    type: z.literal('move'),
    from: z.int().min(1).max(30).describe('The square on which the piece stands.'),
  }),
])

export const optionsSchema = z.strictObject({
  throws: z
    .enum(THROW_KINDS)
    .default('sticks')
    .describe('sticks: four two-sided sticks, 1–5 with weights 4, 6, 4, 1, 1; uniform: each of 1–5 equally often.'),
})

const pieceSchema = z.strictObject({
  id: z
    .int()
    .min(0)
    .max(2 * PIECES_A_SIDE - 1),
  seat: player,
  gate: z.boolean(),
})

const borneOff = z.int().min(0).max(PIECES_A_SIDE)

export const stateSchema = z.strictObject({
  throws: z.enum(THROW_KINDS),
  squares: z.array(pieceSchema.nullable()).length(30),
  borneOff: z.tuple([borneOff, borneOff]),
  turn: player,
  throw: throwValue.nullable(),
  lastThrow: throwValue.nullable(),
})
