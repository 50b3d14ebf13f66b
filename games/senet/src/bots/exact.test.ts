import { expect, test } from 'vitest'
import { position } from '../game/tests/position.ts'
import { view as viewOf } from '../game/view.ts'
import { senet } from '../index.ts'
import { exactValues } from './exact.ts'

test('positions with more than two pieces a side are not solved, nor is a throw that is still to come', () => {
  const many = position('x1 x2 x3 o5', 0, 2)
  expect(exactValues(viewOf(many), senet.legalActions(many, 0))).toBeUndefined()
  const before = position('x1 o5')
  expect(exactValues(viewOf(before), senet.legalActions(before, 0))).toBeUndefined()
})
