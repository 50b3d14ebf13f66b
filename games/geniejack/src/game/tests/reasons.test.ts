import { expect, test } from 'vitest'
import { geniejack } from '../../index.ts'
import type { Card, GameView } from '../types.ts'
import { reasonFor } from '../words/reasons.ts'

const start = geniejack.view(geniejack.setup({ difficulty: 'merciful', rules: {} }, 1, 'reasons'), 0)

function holding(...ranks: Card['rank'][]): GameView {
  const hand = ranks.map((rank): Card => ({ rank, suit: 'hearts' }))
  return { ...start, player: { ...start.player, hand } }
}

test.each([
  ['no card busts an 11', ['5', '6'], 'for', 'No card can bust you.'],
  ['ten, jack, queen and king bust a 12', ['10', '2'], 'against', '15 of the 50 unseen cards bust you.'],
  ['all but the ace bust a 20', ['10', 'K'], 'against', '46 of the 50 unseen cards bust you.'],
] as const)('%s', (_name, ranks, side, sentence) => {
  expect(reasonFor({ type: 'hit' }, holding(...ranks), side)).toBe(sentence)
})

test('what a shop sells says itself what it does', () => {
  expect(reasonFor({ type: 'buy_item', itemIndex: 0 }, start, 'for')).toBeUndefined()
})
