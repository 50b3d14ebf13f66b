import { expect, test } from 'vitest'
import { SEA_CARDS } from '../../../game/data/seaCards.ts'
import { CARD_PICTURES } from './index.ts'

test('every Sea card has a picture', () => {
  expect(SEA_CARDS.map(({ id }) => id).filter(id => CARD_PICTURES[id] === undefined)).toEqual([])
})
