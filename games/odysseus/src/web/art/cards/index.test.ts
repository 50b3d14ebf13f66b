import { expect, test } from 'vitest'
import { baseContent } from '../../../game/data/baseContent.ts'
import { CARD_PICTURES } from './index.ts'

test('every Sea card has a picture', () => {
  expect(baseContent.cards.map(({ id }) => id).filter(id => CARD_PICTURES[id] === undefined)).toEqual([])
})
