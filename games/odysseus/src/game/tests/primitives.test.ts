import { createRng } from '@turnwise/engine'
import { describe, expect, test } from 'vitest'
import type { GameState } from '../types.ts'
import { base, codeOf, draw, position } from './positions.ts'

const { applyMove, applySeaCard, applyTileEffect, advanceTurn, drawSeaCard, getLegalMoves, initGame, movePlayerStep } =
  base.engine

/** A state that can be stored, read again and played on. */
function expectWhole(state: GameState): void {
  const read = base.deserializeGameState(base.serializeGameState(state))
  expect(read).toEqual(state)
  for (const move of getLegalMoves(read)) applyMove(read, move)
}

describe('a rule applied by hand leaves a whole state', () => {
  test('every tile, card and step, from states of random matches', () => {
    for (let seed = 0; seed < 12; seed++) {
      const rng = createRng(`primitives ${seed}`)
      let state = initGame(['A', 'B', 'C'], `primitives ${seed}`)
      while (!state.gameEnded) {
        if (state.pendingAeolus === null) {
          const player = rng.int(3)
          expectWhole(applyTileEffect(rng.pick(state.path), state, player))
          expectWhole(movePlayerStep(state, player, rng.pick([1, -1]), rng.int(2) === 0))
          expectWhole(advanceTurn(state))
          if (state.seaDeck.length > 0) {
            const drawn = drawSeaCard(state)
            expectWhole(drawn.state)
            expectWhole(applySeaCard(drawn.card, drawn.state, player))
          }
        }
        state = applyMove(state, rng.pick(getLegalMoves(state)))
      }
    }
  })

  test('the last tile is home, also in the middle of a movement', () => {
    const home = movePlayerStep(position({ players: [{ position: 29 }, {}] }), 0, 1, false)
    expect(home).toMatchObject({ gameEnded: true, winner: 0 })
  })

  test('an open choice, a match that is over and a player who is not there are refused with a code', () => {
    const waiting = draw({ epics: ['aeolus'] }, { move: 3 })
    expect(codeOf(() => applyTileEffect(waiting.path[1]!, waiting, 0))).toBe('choice-pending')
    expect(codeOf(() => advanceTurn(waiting))).toBe('choice-pending')
    const over = draw({ players: [{ position: 29 }, {}] }, { move: 1 })
    expect(codeOf(() => movePlayerStep(over, 0, -1, true))).toBe('match-over')
    expect(codeOf(() => applyTileEffect(over.path[1]!, position({ laid: 3 }), 7))).toBe('no-such-player')
  })
})

describe('names reach the rules', () => {
  test('views and refusals use the names on the seats, also after one has changed', () => {
    const state = base.game.withNames?.(base.game.setup({ difficulty: 'standard' }, 2, 'names'), ['Ann', 'Leo'])
    if (state === undefined) throw new Error('no names')
    expect(base.game.view(state, 0).playerNames).toEqual(['Ann', 'Leo'])
    expect(base.game.apply(state, 1, { type: 'end_turn' })).toMatchObject({
      error: { message: 'It is the turn of Ann.' },
    })
    expect(base.game.check(state)).toEqual([])
  })
})
