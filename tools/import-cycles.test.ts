import { expect, test } from 'vitest'
import { findCycles, findForbiddenCycles } from './import-cycles.ts'

const file = (path: string, ...imports: readonly string[]) => ({
  path,
  text: imports.map(name => `import type { X } from '${name}'\n`).join(''),
})
const RING = [file('a/one.ts', './two.ts'), file('a/two.ts', '../b/three.ts'), file('b/three.ts', '../a/one.ts')]

test('files that import each other in a circle are found, by type imports too', () => {
  expect(findCycles([...RING, file('a/four.ts', './one.ts', './five.ts'), file('a/five.ts')])).toEqual([
    ['a/one.ts', 'a/two.ts', 'b/three.ts'],
  ])
  expect(findCycles([file('a/one.ts', './one.ts')])).toEqual([['a/one.ts']])
  const [one, two] = [file('a/one.ts', './two.ts'), file('a/two.ts', './one.ts')]
  expect(findCycles([one, two, file('c/one.ts', './two.ts'), file('c/two.ts', './one.ts')])).toHaveLength(2)
})

test('only the listed folders may have cycles, and only while they have some', () => {
  expect(findForbiddenCycles(RING, [])).toEqual([
    { path: 'a/one.ts', why: 'it imports itself by way of a/two.ts, b/three.ts' },
  ])
  expect(findForbiddenCycles(RING, ['a'])).toHaveLength(2)
  const inside = [file('a/one.ts', './two.ts'), file('a/two.ts', './one.ts')]
  expect(findForbiddenCycles(inside, ['a'])).toEqual([])
  expect(findForbiddenCycles([], ['a'])).toMatchObject([{ path: 'a', why: expect.stringContaining('no cycle') }])
})
