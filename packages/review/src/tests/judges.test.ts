import { CATALOG } from '@turnwise/catalog'
import { evaluationProblems } from '@turnwise/conformance/check'
import { expect, test } from 'vitest'

test.each(CATALOG.map(entry => [entry.title, entry] as const))(
  '%s: its judge depends on the view alone',
  async (_, entry) => {
    expect(evaluationProblems(await entry.load(), { matches: 1, every: 29, iterations: 2 })).toEqual([])
  },
)
