import { expect, test } from 'vitest'
import { isPlain, stepsOf } from './breakdown.ts'

test('the steps read in the words of the table', () => {
  const steps = stepsOf('base:6 +wpn:5 =11 -arm:2.2 -round:0.8 =8')
  expect(steps.map(({ title, amount }) => `${title} ${amount}`.trim())).toEqual([
    'Cards 6',
    'Weapon +5',
    '11',
    'Armor −2.2',
    'Rounded −0.8',
    '8',
  ])
  expect(steps.map(({ kind }) => kind)).toEqual(['base', 'more', 'sum', 'less', 'less', 'sum'])
})

test('a label that nobody has heard of is shown as it is', () => {
  expect(stepsOf('base:3 +moon:2 =5')[1]).toEqual({ kind: 'more', title: 'moon', amount: '+2' })
  expect(stepsOf('')).toEqual([])
})

test('cards alone are no story', () => {
  expect(isPlain(stepsOf('base:6 =6'))).toBe(true)
  expect(isPlain(stepsOf('base:6 =6 -dodge:6 =0'))).toBe(false)
})
