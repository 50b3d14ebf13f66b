import { createRng } from '@turnwise/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { senet } from '../../index.ts'
import { reduce } from '../../seed-api/reduce.ts'
import { apply } from '../apply.ts'
import { resample } from '../conceal.ts'
import { winnerOf } from '../legal.ts'
import { legalMoves } from '../moves.ts'
import type { RuleCode } from '../refusals.ts'
import { THROWS, type Throw } from '../throws.ts'
import type { State, View } from '../types.ts'
import { view as viewOf } from '../view.ts'
import { formatPosition } from './position.ts'

/** Play of random length and throws; every state on the way. */
function* play(seed: number, steps: number): Generator<State> {
  const rng = createRng(seed)
  let state = senet.setup({ throws: 'uniform' }, 2, '')
  yield state
  for (let i = 0; i < steps && winnerOf(state) === null; i++) {
    const action =
      state.throw === null ? { type: 'throw' as const, value: rng.pick(THROWS) } : rng.pick(legalMoves(state))
    state = reduce(state, action).state
    yield state
  }
}

const seeds = fc.integer({ min: 0, max: 2 ** 31 })

test('every state reached by play is valid: five a side, none on 27, none above 26 without the gate', () => {
  fc.assert(
    fc.property(seeds, seed => {
      for (const state of play(seed, 500)) {
        const problems = senet.check(state)
        if (problems.length > 0) throw new Error(`${formatPosition(state)}: ${problems.join(' ')}`)
      }
    }),
    { numRuns: 30 },
  )
})

test('ruling 7: gate flags are only ever set, piece by piece', () => {
  fc.assert(
    fc.property(seeds, seed => {
      const gated = new Set<number>()
      for (const state of play(seed, 2000)) {
        for (const piece of state.squares) {
          if (piece === null) continue
          if (gated.has(piece.id) && !piece.gate) throw new Error(`piece ${piece.id} lost its gate`)
          if (piece.gate) gated.add(piece.id)
        }
      }
    }),
    { numRuns: 50 },
  )
})

/** Every rule that a move breaks, each checked on its own as the rulings word it, on the plain view. */
function rulesBroken({ board, gate, turn }: View, from: number, value: Throw): ReadonlySet<RuleCode> {
  const broken = new Set<RuleCode>()
  const at = (square: number) => board[square - 1] ?? null
  if (at(from) === null) return broken.add('no-piece')
  if (at(from) !== turn) return broken.add('not-your-piece')
  const to = from + value
  const leaves = [28, 29, 30].includes(from) && to === 31
  if (to > 26 && !gate[from - 1]) broken.add('gate-first')
  if (to > 30 && !leaves) broken.add('exact-exit')
  if (at(to) === turn) broken.add('own-piece')
  if (at(to) === 1 - turn) {
    if ([15, 26, 27, 28, 29].includes(to)) broken.add('safe-square')
    if ([to - 1, to + 1].some(square => at(square) === 1 - turn)) broken.add('protected')
  }
  const between = Array.from({ length: value - 1 }, (_, i) => from + 1 + i)
  if (between.some(s => between.includes(s + 1) && at(s) === 1 - turn && at(s + 1) === 1 - turn)) broken.add('blockade')
  return broken
}

test('every legal move is accepted, every other of the thirty squares refused with a rule that it breaks', () => {
  fc.assert(
    fc.property(seeds, fc.integer({ min: 0, max: 400 }), (seed, steps) => {
      let reached: State | undefined
      for (const state of play(seed, steps)) if (winnerOf(state) === null) reached = state
      for (const value of THROWS) {
        const state: State = { ...reached!, throw: value, lastThrow: value }
        const legal = new Set(legalMoves(state).map(move => move.from))
        for (let from = 1; from <= 30; from++) {
          const broken = rulesBroken(viewOf(state), from, value)
          const result = apply(state, state.turn, { type: 'move', from })
          const rule = result.ok ? undefined : result.error.details?.rule_code
          const fits = result.ok ? broken.size === 0 : [...broken].some(code => code === rule)
          if (!fits || result.ok !== legal.has(from)) {
            throw new Error(`${formatPosition(state)}, throw ${value}, from ${from}: ${rule} but breaks ${[...broken]}`)
          }
        }
      }
    }),
    { numRuns: 300 },
  )
})

test('a state rebuilt from its view looks and plays the same', () => {
  for (const state of play(7, 500)) {
    const again = resample(viewOf(state))
    expect(viewOf(again)).toEqual(viewOf(state))
    expect(senet.check(again)).toEqual([])
    expect(legalMoves(again)).toEqual(legalMoves(state))
  }
})
