import { CATALOG } from '@turnwise/catalog'
import { evaluationProblems } from '@turnwise/conformance/check'
import { expect, test } from 'vitest'
import { budgetFor, judgeOf } from '../index.ts'

test.each(CATALOG.map(entry => [entry.title, entry] as const))(
  '%s: its judge depends on the view alone',
  async (_, entry) => {
    expect(evaluationProblems(await entry.load(), { matches: 1, every: 29, iterations: 2 })).toEqual([])
  },
)

test('a long match is judged with less for each action, and a judge that does not sample as always', async () => {
  const judgeIn = async (game: string) => judgeOf(await CATALOG.find(({ id }) => id === game)!.load(), 2)!.bot
  const navigator = await judgeIn('odysseus')
  expect([20, 100, 200].map(actions => budgetFor(navigator, actions).iterations)).toEqual([160, 160, 80])
  expect(budgetFor(await judgeIn('senet'), 1000)).toEqual({})
})
