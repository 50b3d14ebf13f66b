import { createRng } from '@turnwise/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { senet } from '../../index.ts'
import { forbiddenBy, legalMoves } from '../moves.ts'
import { apply, reduce, winnerOf } from '../reduce.ts'
import { THROWS } from '../throws.ts'
import type { State } from '../types.ts'
import { stateOf, viewOf } from '../view.ts'

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

test('every state of every play is a state of this game: five a side, none on 27, none above 26 without the gate', () => {
  fc.assert(
    fc.property(seeds, seed => {
      for (const state of play(seed, 500)) expect(senet.check(state)).toEqual([])
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
          if (gated.has(piece.id)) expect(piece.gate).toBe(true)
          if (piece.gate) gated.add(piece.id)
        }
      }
    }),
    { numRuns: 50 },
  )
})

test('every legal move is accepted, every other of the thirty squares refused with the rule that forbids it', () => {
  fc.assert(
    fc.property(seeds, fc.integer({ min: 0, max: 400 }), (seed, steps) => {
      let reached: State | undefined
      for (const state of play(seed, steps)) if (winnerOf(state) === null) reached = state
      for (const value of THROWS) {
        const state: State = { ...reached!, throw: value, lastThrow: value }
        const legal = new Set(legalMoves(state).map(move => move.from))
        for (let from = 1; from <= 30; from++) {
          const result = apply(state, state.turn, { type: 'move', from })
          expect(result.ok).toBe(legal.has(from))
          if (!result.ok) {
            const rule = forbiddenBy(state.squares, state.turn, from, value)
            expect(result.error).toMatchObject({ code: 'illegal-action', details: { rule_code: rule } })
            expect(rule).toBeDefined()
          }
        }
      }
    }),
    { numRuns: 300 },
  )
})

test('a state rebuilt from its view looks and plays the same', () => {
  for (const state of play(7, 500)) {
    const again = stateOf(viewOf(state))
    expect(viewOf(again)).toEqual(viewOf(state))
    expect(senet.check(again)).toEqual([])
    expect(legalMoves(again)).toEqual(legalMoves(state))
  }
})
