import { createRng, parseWith } from '@turnwise/engine'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { position } from '../game/tests/position.ts'
import { view as viewOf } from '../game/view.ts'
import { senet } from '../index.ts'
import { module } from '../module.ts'
import { learned } from './net/net.ts'
import weights from './net/weights.json' with { type: 'json' }

function turn(at: string, value: 1 | 2 | 3 | 4 | 5, throws: 'sticks' | 'uniform' = 'sticks', budget = {}) {
  const state = { ...position(at, 0, value), throws }
  const legal = senet.legalActions(state, 0)
  return { view: viewOf(state), seat: 0, seats: 2, legal, complete: true, rng: createRng(1), budget }
}

test('four players, the weakest first', () => {
  expect(module.bots.map(bot => bot.id)).toEqual(['random', 'greedy', 'thinker', 'master'])
})

test.each(module.bots)('$id plays a legal action from any view, with either kind of throw', bot => {
  const rng = createRng(bot.id)
  for (const throws of ['sticks', 'uniform'] as const) {
    let state = senet.setup({ throws }, 2, '')
    for (let i = 0; i < 120 && senet.outcome(state) === undefined; i++) {
      const seat = state.turn
      const legal = senet.legalActions(state, seat)
      const action = bot.choose({
        view: senet.view(state, seat),
        seat,
        seats: 2,
        legal,
        complete: true,
        rng,
        budget: {},
      })
      expect(legal).toContainEqual(action)
      const parsed = parseWith(senet.action, action)
      if (!parsed.ok) throw new Error(parsed.error.message)
      const choices = senet.chance?.(state, parsed.value) ?? []
      const result = senet.apply(state, seat, choices.length === 0 ? parsed.value : rng.pick(choices).item)
      if (!result.ok) throw new Error(result.error.message)
      state = result.value.state
    }
  }
})

test.each(['greedy', 'thinker', 'master'])('%s takes the win', id => {
  const bot = module.bots.find(candidate => candidate.id === id)!
  expect(bot.choose(turn('X28 X22 o1', 3))).toBeDefined()
  expect(bot.choose(turn('X30 o1 o3', 1))).toEqual({ type: 'move', from: 30 })
})

test.each(['thinker', 'master'])('%s keeps out of the water where it can', id => {
  const bot = module.bots.find(candidate => candidate.id === id)!
  expect(bot.choose(turn('X26 X29 X23 O22', 1))).not.toEqual({ type: 'move', from: 26 })
})

test.each(['thinker', 'master'])('%s chooses the same for the same budget of iterations', id => {
  const bot = module.bots.find(candidate => candidate.id === id)!
  const choices = [1, 2, 3].map(() => bot.choose(turn('x3 x5 x12 X20 o7 o8 O14', 2, 'sticks', { iterations: 3000 })))
  expect(new Set(choices.map(choice => JSON.stringify(choice))).size).toBe(1)
  expect(bot.choose(turn('x3 x5 x12 X20 o7 o8 O14', 2, 'sticks', { milliseconds: 20 }))).toBeDefined()
})

const netSchema = z.strictObject({
  first: z.literal(256),
  second: z.literal(32),
  steps: z.array(z.number().positive()).length(7),
  outputBias: z.number(),
  data: z.base64(),
})

test('stored weights are restored exactly', () => {
  expect(netSchema.safeParse(weights).error).toBeUndefined()
  const { input, expecting, middle, output } = learned
  expect([input.length, middle.length, output.length]).toEqual([191 * 256, 256 * 32, 32])
  expect([input, expecting.anyone, expecting.careless].every(block => block.every(Number.isFinite))).toBe(true)
})
