import { expect, test } from 'vitest'
import { findLookups } from './lookups.ts'

const table = 'const PRICES: Readonly<Record<string, number>> = {\n  tea: 1,\n}\n'

test.each([
  ['a table of the same file', `${table}PRICES[name]`, 1],
  ['a table by a key of its own', `${table}PRICES['tea'] + ownValue(PRICES, name)`, 0],
  ['a map', 'const PRICES: ReadonlyMap<string, number> = new Map()\nPRICES.get(name)', 0],
  ['a list', 'const PRICES: readonly number[] = []\nPRICES[at]', 0],
])('%s', (_what, text, found) => {
  expect(findLookups([{ path: 'a.ts', text }])).toHaveLength(found)
})

test('a table of another file', () => {
  const files = [
    { path: 'a.ts', text: `export ${table}` },
    { path: 'b.ts', text: "import { PRICES } from './a.ts'\nconst price = PRICES[name]" },
    { path: 'c.ts', text: 'const PRICES = [1]\nPRICES[at]' },
  ]
  expect(findLookups(files).map(({ path, line }) => `${path}:${line}`)).toEqual(['b.ts:2'])
})
