import { expect, test } from 'vitest'
import { testsReachedBy } from './reach.ts'

const SOURCES = new Map([
  ['packages/engine/src/index.ts', "export * from './match.ts'\nexport type { Seat } from './seat.ts'\n"],
  ['packages/engine/src/match.ts', "import {\n  type Seat,\n} from './seat.ts'\n"],
  ['packages/engine/src/seat.ts', ''],
  ['packages/engine/src/match.test.ts', "import { match } from './match.ts'\n"],
  ['games/dice/src/game/roll.ts', "import type { Seat } from '@turnwise/engine'\n"],
  ['games/dice/src/game/tests/roll.test.ts', "import { roll } from '../roll.ts'\n"],
  ['packages/catalog/src/games.ts', "export const load = () => import('@turnwise/dice')\n"],
  ['packages/catalog/src/games.test.ts', "import { load } from './games.ts'\nimport './styles.css'\n"],
  ['games/dice/src/index.ts', "export * from './game/roll.ts'\n"],
])
const EXPORTED = new Map([
  ['@turnwise/engine', 'packages/engine/src/index.ts'],
  ['@turnwise/dice', 'games/dice/src/index.ts'],
])
const reached = (...changed: string[]) => testsReachedBy(changed, SOURCES, EXPORTED)

test('a change reaches the tests that import it, directly and through other packages', () => {
  expect(reached('packages/engine/src/seat.ts')).toEqual([
    'games/dice/src/game/tests/roll.test.ts',
    'packages/engine/src/match.test.ts',
  ])
})

test('a changed test is reached, and what the catalog loads later is not', () => {
  expect(reached('packages/catalog/src/games.test.ts')).toEqual(['packages/catalog/src/games.test.ts'])
  expect(reached('games/dice/src/game/roll.ts')).toEqual(['games/dice/src/game/tests/roll.test.ts'])
})
