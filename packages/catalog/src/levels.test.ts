import { levelsOf } from '@turnwise/engine'
import { expect, test } from 'vitest'
import { CATALOG } from './index.ts'

test.each(CATALOG.map(entry => [entry.id, entry] as const))('%s has levels that players know', async (_id, entry) => {
  const { bots } = await entry.load()
  const levels = levelsOf(bots)
  expect(levels[0]?.title).toBe('Easy')
  expect(['Easy', 'Medium', 'Hard', 'Expert']).toEqual(expect.arrayContaining(levels.map(({ title }) => title)))
  expect(new Set(levels.map(({ title }) => title)).size).toBe(bots.length)
  expect(levels.map(({ bot }) => bot)).toEqual(bots.map(({ id }) => id))
})
