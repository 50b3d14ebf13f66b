import * as z from 'zod'
import type { Command, Field, Fields, Kinds } from './game/command.ts'
import { type Action, COMMANDS } from './game/commands/index.ts'
import { LASTING_KINDS } from './game/content/types.ts'
import { EXTENTS, majorsOn } from './game/map/extent.ts'
import { ENDINGS, type Options, PHASES, STAGES, type State } from './game/types.ts'

const name = z.string().min(1).max(40)
const count = z.int().min(0).max(1_000_000)
const seat = z.int().min(0).max(5)
const card = z.int().min(1).max(220)
const milepost = z.tuple([z.int().min(-9).max(99), z.int().min(-9).max(999), z.int().min(-9).max(999)]).readonly()
const path = (most: number) => z.array(milepost).min(1).max(most).readonly()

/** N7. */
export const optionsSchema = z
  .strictObject({
    turn_limit: z.int().min(1).max(1000).default(150).describe('Rounds after which the match ends.'),
    goal_cities: z.int().min(1).max(8).default(7).describe('Major cities to join.'),
    goal_gold: z.int().min(1).max(1000).default(250).describe('Gold to have in cash.'),
    start_gold: z.int().min(0).max(500).default(60).describe('Gold to start with.'),
    map: z.enum(EXTENTS).default('whole').describe('The whole map, or its west alone: four major cities.'),
    draft: z.boolean().default(true).describe('Draft foremen; otherwise each player is dealt one, never the Troll.'),
  })
  .refine(({ map, goal_cities: cities }) => cities <= majorsOn(map).length, {
    path: ['goal_cities'],
    message: 'That map does not have so many major cities.',
  })
  .readonly() satisfies z.ZodType<Options>

const KINDS: { readonly [K in keyof Kinds]: z.ZodType<Kinds[K] | (K extends 'name?' ? undefined : never)> } = {
  name,
  'name or none': name.nullable(),
  'name?': name.optional(),
  card,
  milepost,
  way: path(16),
  course: path(13),
  sections: z
    .array(z.strictObject({ start: milepost, end: milepost }))
    .min(1)
    .max(20)
    .readonly(),
}

const kindOf = (field: Field): z.ZodType =>
  typeof field === 'string' ? KINDS[field] : field.length === 1 ? z.literal(field) : z.enum(field)

const objectOf = (type: string, fields: Fields) =>
  z.strictObject({
    type: z.literal(type),
    ...Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, kindOf(field)])),
  })

function commandSchema({ type, fields: [first = {}, ...others] }: Command<Action>) {
  const only = objectOf(type, first)
  if (others.length === 0) return only
  // What tells the sets of fields apart has one word in each.
  const mode = Object.keys(first).find(name => first[name]?.length === 1) ?? 'type'
  return z.discriminatedUnion(mode, [only, ...others.map(fields => objectOf(type, fields))])
}

/** Every command of section 8 that is the game's own, checked as `ActionWith` types its fields. */
function schemaOf(commands: readonly Command<Action>[]): z.ZodType<Action>
function schemaOf([first, ...others]: readonly Command<Action>[]): z.ZodType {
  if (first === undefined) return z.never()
  return z.discriminatedUnion('type', [commandSchema(first), ...others.map(commandSchema)])
}

export const actionSchema = schemaOf(COMMANDS)

const player = z.strictObject({
  gp: z.int().min(0),
  debt: count,
  hand: z.array(card).max(3),
  train: name,
  ship: z.strictObject({ name, boardedTurn: count }).nullable(),
  foreman: name.nullable(),
  loads: z.array(name).max(3),
  at: milepost.nullable(),
  cameFrom: milepost.nullable(),
  lastCity: milepost.nullable(),
  skip: count,
  resigned: z.boolean(),
})

const turn = z.strictObject({
  player: seat,
  phase: z.enum(PHASES),
  spent: count,
  movesLeft: count,
  moved: count,
  halved: z.boolean(),
  tollsPaid: z.array(seat),
  moveBribePaid: z.boolean(),
  buildBribePaid: z.boolean(),
  cityExits: count,
  shipDrawn: z.boolean(),
  sailed: count,
  acted: z.boolean(),
  picked: z.array(z.strictObject({ city: name, good: name })),
})

const pending = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('lose-load'), waiting: z.array(seat).min(1) }),
  z.strictObject({ kind: z.literal('keep-foreman'), player: seat, drawn: name }),
  z.strictObject({ kind: z.literal('choose-ship'), player: seat, drawn: z.array(name).min(1).max(3) }),
])

const pile = <Card extends z.ZodType>(each: Card) =>
  z.strictObject({ deck: z.array(each).max(200), discard: z.array(each).max(200) })

const word = z.int().min(0).max(0xffffffff)

export const stateSchema: z.ZodType<State> = z.strictObject({
  options: optionsSchema,
  order: z.array(seat).min(2).max(6),
  bank: z.int(),
  stage: z.enum(STAGES),
  draft: z.strictObject({ round: z.int().min(1).max(3), picker: seat, offers: z.array(z.array(name)) }).nullable(),
  step: z.int().min(0).max(23).nullable(),
  turn: count,
  current: turn.nullable(),
  pending: pending.nullable(),
  draw: z
    .strictObject({ player: seat, left: z.int().min(0).max(3), after: z.enum(['continue', 'end-turn']) })
    .nullable(),
  effects: z.array(
    z.strictObject({ kind: z.enum(LASTING_KINDS), card, player: seat.nullable(), until: count.nullable() }),
  ),
  rightOfWay: z.array(z.strictObject({ link: z.string().max(40), owner: seat, until: count })),
  stock: z.record(name, count),
  pool: z.record(name, count),
  players: z.array(player).min(2).max(6),
  track: z.record(z.string().max(40), seat),
  outcome: z.strictObject({ winners: z.array(seat).length(1), reason: z.enum(ENDINGS) }).nullable(),
  piles: z.strictObject({ demand: pile(card), foremen: pile(name), ships: pile(name) }),
  random: z.strictObject({ key: z.tuple([word, word, word, word]), position: z.int().min(0) }),
})
