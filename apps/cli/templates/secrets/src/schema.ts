import { z } from 'zod'
import { FACES, MOST_SEATS } from './game/setup.ts'
import { ENDINGS, type State } from './game/types.ts'

const MOST_DICE = 6

export const optionsSchema = z.strictObject({
  dice: z.int().min(1).max(MOST_DICE).default(5).describe('Dice that each player starts with.'),
  rounds: z.int().min(1).max(100).default(40).describe('Rounds after which the most dice win.'),
})

const seat = z
  .int()
  .min(0)
  .max(MOST_SEATS - 1)
const face = z.int().min(1).max(FACES)
const count = z
  .int()
  .min(1)
  .max(MOST_SEATS * MOST_DICE)

export const actionSchema = z.discriminatedUnion('type', [
  z
    .strictObject({ type: z.literal('draw-starter'), starter: z.exactOptional(seat) })
    .describe('Who bids first; the table draws it.'),
  z
    .strictObject({
      type: z.literal('bid'),
      count: count.describe('How many dice there are at least.'),
      face: face.describe('What they show.'),
    })
    .describe('Bid higher than the last bid.'),
  z.strictObject({ type: z.literal('challenge') }).describe('Doubt the last bid: all cups are lifted.'),
])

const cups = z.array(z.array(face).max(MOST_DICE).readonly()).min(2).max(MOST_SEATS).readonly()
const bid = z.strictObject({ seat, count, face })
const word = z.int().min(0).max(0xffffffff)

export const stateSchema = z.strictObject({
  options: optionsSchema,
  dice: cups,
  turn: seat.nullable(),
  bid: bid.nullable(),
  round: z.int().min(1),
  last: z.strictObject({ challenger: seat, bid, dice: cups, actual: z.int().min(0), loser: seat }).nullable(),
  outcome: z.strictObject({ winners: z.array(seat).min(1).readonly(), reason: z.enum(ENDINGS) }).nullable(),
  random: z.strictObject({ key: z.tuple([word, word, word, word]).readonly(), position: z.int().min(0) }),
}) satisfies z.ZodType<State>
