import { createRng } from '@turnwise/engine'
import { describe, expect, test } from 'vitest'
import { epicIds } from '../content.ts'
import { isAllowedOrder } from '../tiles.ts'
import type { AnyEpicId } from '../types.ts'
import { base, position } from './positions.ts'

const ids = epicIds(base.content)
const pairs = ids.flatMap(first =>
  ids.filter(id => id !== first).map((second): [AnyEpicId, AnyEpicId] => [first, second]),
)
const allowed = pairs.filter(pair => isAllowedOrder(base.content, pair))

describe('neighbours (ruling 3)', () => {
  test('one of 72 pairs is forbidden', () => {
    expect(pairs).toHaveLength(72)
    expect(pairs.filter(pair => !allowed.includes(pair))).toEqual([['circe', 'sun_gods_cattle']])
  })

  test('no deal has it', () => {
    for (let seed = 0; seed < 500; seed++) {
      const { epicStack } = base.engine.initGame(['A', 'B'], `deal ${seed}`)
      const order = epicStack.map(({ epicId }) => epicId)
      expect(order.indexOf('sun_gods_cattle') - order.indexOf('circe')).not.toBe(1)
      expect(order.at(-1)).toBe('ithaca')
      expect(new Set(order).size).toBe(10)
    }
  })

  test.each(allowed)('%s before %s is played to its end', (first, second) => {
    for (let seed = 0; seed < 4; seed++) {
      const rng = createRng(seed)
      const others = ids.filter(id => id !== first && id !== second)
      const deal = () => {
        const rest = rng.shuffle(others)
        return seed % 2 === 0 ? [first, second, ...rest] : [...rest, first, second]
      }
      let epics = deal()
      while (!isAllowedOrder(base.content, epics)) epics = deal()
      let state = position({ epics })
      for (let moves = 0; !state.gameEnded; moves++) {
        if (moves > 5000) throw new Error(`seed ${seed} does not end`)
        state = base.engine.applyMove(state, rng.pick(base.engine.getLegalMoves(state)))
      }
      expect(state.winners.length).toBeGreaterThan(0)
    }
  })
})
