import { describe, expect, test } from 'vitest'
import { after, begin, draw, explorer, p } from './table.ts'

const MAZE = draw('ccxx. ..... t...T ..... .....')
const FAR = p(4, 4)

describe('7 items and effects', () => {
  test.each([
    ['7.1 a Crutch', p(0, 1), '0N', 'crutch'],
    ['7.1 a second Crutch changes nothing', p(0, 1), '0N 1N 0E', 'crutch'],
    ['7.2 a Crossbow', p(2, 1), '0N', 'crossbow'],
    ['7.1 and 7.2 a Crutch meets a Crossbow: both gone', p(1, 1), '0N 1N 0E', null],
    ['7.2 and 7.1 a Crossbow meets a Crutch: both gone', p(2, 1), '0N 1N 1S 0W', null],
    ['7.2 and then the next Crossbow counts again', p(1, 1), '0N 1N 0E 0E', 'crossbow'],
  ] as const)('%s', (_, start, script, effect) => {
    expect(explorer(after(begin(MAZE, [start, FAR]), script), 0).effect).toBe(effect)
  })
  test('items are consumed: the second visit finds nothing (ruling 10)', () => {
    const state = after(begin(MAZE, [p(1, 1), FAR]), '0N 1N 0E 0W')
    expect(explorer(state, 0).effect).toBe(null)
    expect(explorer(after(state, '1S 0E'), 0).effect).toBe(null)
  })
  test('7.3 a Trap is consumed too', () => {
    const state = after(begin(MAZE, [p(0, 1), FAR]), '0S 1N 1S 1N 1S 0N 1N 0S')
    expect(explorer(state, 0).skipSlots).toBe(0)
    expect(state.slot?.seat).toBe(1)
  })
})
