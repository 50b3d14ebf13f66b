import { fail, ok, parseWith, type Result } from '@turnwise/engine'
import * as z from 'zod'
import { DIRS } from './game/grid.ts'
import { type Maze, PIT_KINDS, PLAIN_KINDS, SIDE_STATES, sortMaze } from './game/maze.ts'
import { DEFAULT_OPTIONS, MAX_SIZE, MIN_SIZE, OPTION_RANGES, type Options, optionsProblem } from './game/options.ts'
import { type Action, EFFECTS, ENDINGS, PHASES, PLAIN_FINDS, type State } from './game/types.ts'

const whole = (min: number, max: number) => z.int().min(min).max(max)
const coordinate = whole(0, MAX_SIZE - 1)
const dir = z.enum(DIRS)

/** The form of a maze on the wire, in files and in the editor. The rules validate the maze, not this shape. */
export const mazeSchema: z.ZodType<Maze> = z.strictObject({
  size: whole(MIN_SIZE, MAX_SIZE),
  east: z.array(z.string().max(MAX_SIZE)).max(MAX_SIZE),
  south: z.array(z.string().max(MAX_SIZE)).max(MAX_SIZE),
  exits: z.array(z.strictObject({ x: coordinate, y: coordinate, side: dir })).max(4 * MAX_SIZE),
  things: z
    .array(
      z.union([
        z.strictObject({ x: coordinate, y: coordinate, kind: z.enum(PLAIN_KINDS) }),
        z.strictObject({ x: coordinate, y: coordinate, kind: z.enum(PIT_KINDS), pit: whole(1, 99) }),
      ]),
    )
    .max(MAX_SIZE * MAX_SIZE),
})

const option = (name: keyof Options) => whole(...OPTION_RANGES[name]).default(DEFAULT_OPTIONS[name])

export const optionsSchema: z.ZodType<Options> = z
  .strictObject({
    size: option('size'),
    exits: option('exits'),
    treasures: option('treasures'),
    pits: option('pits'),
    crutches: option('crutches'),
    crossbows: option('crossbows'),
    traps: option('traps'),
    rounds: option('rounds'),
  })
  .superRefine((options, context) => {
    const message = optionsProblem(options)
    if (message !== undefined) context.addIssue({ code: 'custom', message })
  })

const percent = whole(0, 100).optional()

export const actionSchema: z.ZodType<Action> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('submit-maze'), maze: mazeSchema }),
  z.strictObject({
    type: z.literal('generate-maze'),
    seed: z.string().min(1).max(100).optional(),
    style: z.strictObject({ twisty: percent, open: percent }).optional(),
  }),
  z.strictObject({ type: z.literal('choose-start'), x: coordinate, y: coordinate }),
  z.strictObject({ type: z.literal('merge'), x: coordinate, y: coordinate }),
  z.strictObject({ type: z.literal('move'), dir }),
  z.strictObject({ type: z.literal('resign') }),
])

const near = whole(-MAX_SIZE, MAX_SIZE)
const count = whole(0, 1_000_000)
const player = z.union([z.literal(0), z.literal(1)])
const effect = z.enum(EFFECTS).nullable()
const word = whole(0, 2 ** 32 - 1)

const islandSchema = z.strictObject({
  pit: whole(1, 99).nullable(),
  origin: z.strictObject({ x: coordinate, y: coordinate }),
  cells: z.array(
    z.strictObject({
      x: near,
      y: near,
      find: z.union([
        z.strictObject({ kind: z.enum(PLAIN_FINDS) }),
        z.strictObject({ kind: z.enum(PIT_KINDS), pit: whole(1, 99) }),
      ]),
      at: count,
    }),
  ),
  edges: z.array(z.strictObject({ x: near, y: near, dir, state: z.enum(SIDE_STATES) })),
  misses: z.array(z.strictObject({ x: coordinate, y: coordinate })),
})

const explorerSchema = z.strictObject({
  islands: z.array(islandSchema).min(1),
  active: count,
  here: z.strictObject({ x: near, y: near }),
  outside: z.boolean(),
  effect,
  skipSlots: whole(0, 3),
  moves: count,
  walk: z.string().regex(/^[NESW]*$/),
  met: z.boolean(),
})

const randomSchema = z.strictObject({ key: z.tuple([word, word, word, word]), position: count })

const tempoSchema = z.strictObject({
  slots: count,
  moves: count,
  tries: count,
  skips: count,
  last: z.string().regex(/^[mts]{0,3}$/),
})

export const stateSchema: z.ZodType<State> = z.strictObject({
  options: optionsSchema,
  phase: z.enum(PHASES),
  lots: z.tuple([randomSchema, randomSchema]),
  mazes: z.tuple([mazeSchema.nullable(), mazeSchema.nullable()]),
  explorers: z.tuple([explorerSchema.nullable(), explorerSchema.nullable()]),
  round: count,
  slot: z
    .strictObject({
      seat: player,
      turns: whole(1, 2),
      left: whole(1, 2),
      extra: effect,
      acts: z.string().regex(/^[mt]{0,2}$/),
    })
    .nullable(),
  tempo: z.tuple([tempoSchema, tempoSchema]),
  outcome: z.strictObject({ winners: z.array(player).max(2), reason: z.enum(ENDINGS) }).nullable(),
})

/** A maze as text, for files and the clipboard: rows of walls line by line, so that a person can read it. */
export function formatMaze(maze: Maze): string {
  return `${JSON.stringify(sortMaze(maze), null, 2)}\n`
}

/** Checks only the shape; `mazeProblems` checks whether the maze is valid in a match. */
export function parseMaze(text: string): Result<Maze> {
  const value = parseJson(text)
  if (!value.ok) return value
  const parsed = parseWith(mazeSchema, value.value)
  return parsed.ok ? ok(sortMaze(parsed.value)) : fail('bad-request', `This is not a maze: ${parsed.error.message}`)
}

function parseJson(text: string): Result<unknown> {
  try {
    return ok(JSON.parse(text))
  } catch {
    return fail('bad-request', 'This is not a maze: it is not JSON.')
  }
}
