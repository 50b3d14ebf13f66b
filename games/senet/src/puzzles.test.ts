import { expect, test } from 'vitest'
import * as z from 'zod'
import puzzles from './puzzles.json' with { type: 'json' }
import { actionSchema, stateSchema } from './schema.ts'

const choice = z.strictObject({ action: actionSchema, text: z.string().min(1), value: z.number().min(0).max(1) })
const puzzle = z.strictObject({
  state: stateSchema,
  seat: z.int().min(0).max(1),
  choices: z.array(choice).min(2),
  isExact: z.boolean(),
})

test('the stored puzzles have the form of puzzles', () => {
  expect(z.array(puzzle).min(30).safeParse(puzzles).error).toBeUndefined()
})
