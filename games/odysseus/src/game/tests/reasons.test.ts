import { expect, test } from 'vitest'
import { odysseus } from '../../index.ts'
import type { GameView } from '../types.ts'
import { reasonFor } from '../words/reasons.ts'

const start: GameView = odysseus.view(odysseus.setup({ difficulty: 'standard' }, 2, 'reasons'), 0)

function withDamage(damage: number): GameView {
  const players = start.state.players.map((player, i) => (i === 0 ? { ...player, damage } : player))
  return { ...start, state: { ...start.state, currentPlayer: 0, players }, decidingPlayerId: 0 }
}

test('a draw says how many of the cards wreck the ship', () => {
  expect(reasonFor({ type: 'draw_card' }, withDamage(0), 'for')).toBe('No card can wreck the ship.')
  const hits = start.seaDeckMix.reduce((sum, { damage, left }) => sum + (damage > 0 ? left : 0), 0)
  expect(reasonFor({ type: 'draw_card' }, withDamage(2), 'against')).toBe(
    `${hits} of the ${start.seaDeckCount} cards wreck a ship with 2 damage.`,
  )
})

test('a repair compares the risk before and after it', () => {
  expect(reasonFor({ type: 'repair' }, withDamage(0), 'against')).toBe('The ship is undamaged.')
  expect(reasonFor({ type: 'repair' }, withDamage(1), 'for')).toMatch(/^\d+ of the \d+ cards (do damage|wreck)/)
  expect(reasonFor({ type: 'repair' }, withDamage(2), 'for')).toMatch(
    /wreck a ship with 2 damage\. Repaired, (none does|\d+ do(es)?)\.$/,
  )
})

test('a careful step names where it leads, and an early end what is lost', () => {
  expect(reasonFor({ type: 'careful_sail_1' }, withDamage(0), 'for')).toMatch(/^It leads to /)
  expect(reasonFor({ type: 'end_turn' }, withDamage(0), 'against')).toBe(
    `${start.actionsRemaining} points would be lost.`,
  )
})
