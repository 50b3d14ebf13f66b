import { createRng } from '@turnwise/engine'
import { expect, test } from 'vitest'
import { apply } from '../../game/apply.ts'
import { winnerOf } from '../../game/legal.ts'
import { forbiddenBy, MOVES } from '../../game/moves.ts'
import { THROWS } from '../../game/throws.ts'
import type { Piece, State } from '../../game/types.ts'
import { view as viewOf } from '../../game/view.ts'
import { senet } from '../../index.ts'
import { packView, unpackBoard } from './convert.ts'
import { EXTRA_TURN, makeMove, moveMask } from './position.ts'

const rng = createRng('differential')

/** Any position at all that `check` accepts, not only those that play is likely to reach. */
function scatter(): State {
  const squares: (Piece | null)[] = Array.from({ length: 30 }, () => null)
  const free = rng.shuffle(Array.from({ length: 30 }, (_, i) => i).filter(i => i !== 26))
  // Pieces crowd together in every other position, so that pairs, corners and the last squares are well covered.
  if (rng.int(2) === 0) free.sort((a, b) => (a + rng.int(12) - b - rng.int(12)) * (rng.int(4) === 0 ? -1 : 1))
  const borneOff: [number, number] = [rng.int(5), rng.int(5)]
  for (const seat of [0, 1] as const) {
    for (let n = borneOff[seat]; n < 5; n++) {
      const square = free.pop()!
      squares[square] = { id: seat * 5 + n, seat, gate: square >= 25 || rng.int(3) === 0 }
    }
  }
  const turn = rng.int(2) === 0 ? 0 : 1
  return { throws: 'sticks', squares, borneOff, turn, throw: null, lastThrow: null }
}

/** Every throw and every square: the two must agree on what is legal and on the result. */
function compare(state: State): number {
  const packed = packView(viewOf(state))
  for (const value of THROWS) {
    const thrown: State = { ...state, throw: value, lastThrow: value }
    const mask = moveMask(packed.own, packed.opp, packed.gate, value)
    for (const move of MOVES) {
      const legal = forbiddenBy(state.squares, state.turn, move.from, value) === undefined
      const bit = 1 << (move.from - 1)
      if (legal !== ((mask & bit) !== 0)) return fails(thrown, `from ${move.from} legal: ${legal}`)
      if (!legal) continue
      const result = apply(thrown, state.turn, move)
      if (!result.ok) return fails(thrown, result.error.message)
      const after = { ...packed }
      makeMove(after, bit, value)
      const view = viewOf(result.value.state)
      const same = packView({ ...view, turn: state.turn })
      if (after.own !== same.own || after.opp !== same.opp || after.gate !== same.gate) {
        return fails(thrown, `from ${move.from} leads elsewhere`)
      }
      if (view.winner === null && (view.turn === state.turn) !== EXTRA_TURN[value]) return fails(thrown, 'turn')
      if ((after.own === 0) !== (view.winner === state.turn)) return fails(thrown, 'winner')
    }
  }
  return 1
}

function fails(state: State, why: string): never {
  throw new Error(`${why}: ${JSON.stringify(state)}`)
}

test('both implementations agree in 100,000 positions, half of them scattered, half reached by play', () => {
  let compared = 0
  while (compared < 50_000) {
    const state = scatter()
    if (compared < 100) expect(senet.check(state)).toEqual([])
    compared += compare(state)
  }
  while (compared < 100_000) {
    let state = senet.setup({ throws: 'sticks' }, 2, '')
    while (winnerOf(state) === null && compared < 100_000) {
      const action = state.throw === null ? { type: 'throw' as const, value: rng.pick(THROWS) } : undefined
      if (action !== undefined) compared += compare(state)
      const result = apply(state, state.turn, action ?? rng.pick(senet.legalActions(state, state.turn)))
      if (!result.ok) throw new Error(result.error.message)
      state = result.value.state
    }
  }
  expect(compared).toBe(100_000)
})

test('what is packed can be unpacked', () => {
  for (let i = 0; i < 100; i++) {
    const view = viewOf(scatter())
    expect(view).toMatchObject(unpackBoard(packView(view), view.turn))
  }
})
