import { CATALOG } from '@turnwise/catalog'
import { type GameModule, type Puzzle, sameJson } from '@turnwise/engine'
import { expect, test } from 'vitest'
import { findPuzzles, judgeOf, rateChoices } from '../index.ts'

test.each(CATALOG.map(entry => [entry.title, entry] as const))(
  '%s: its puzzles are positions with one clearly best choice',
  async (_, entry) => {
    const module = await entry.load()
    for (const puzzle of (await module.puzzles?.()) ?? []) expect(puzzleProblems(module, puzzle)).toEqual([])
  },
)

test('Odysseus has a few dozen, and no answer is right in more than a third of them', async () => {
  const module = await CATALOG.find(({ id }) => id === 'odysseus')!.load()
  const answers = ((await module.puzzles?.()) ?? []).map(({ choices: [best] }) => JSON.stringify(best?.action))
  expect(answers.length).toBeGreaterThanOrEqual(30)
  for (const answer of answers) {
    expect(answers.filter(other => other === answer).length).toBeLessThanOrEqual(answers.length / 3)
  }
})

test('Senet has a few dozen, and its judge finds the best move of each', async () => {
  const module = await CATALOG.find(({ id }) => id === 'senet')!.load()
  const puzzles = (await module.puzzles?.()) ?? []
  expect(puzzles.length).toBeGreaterThanOrEqual(30)
  const judge = judgeOf(module, 2)!
  for (const { state, seat, choices } of puzzles) {
    const worths = rateChoices(
      judge,
      state,
      seat,
      choices.map(({ action }) => action),
    ).map(({ values }) => values[seat]!)
    expect(worths.indexOf(Math.max(...worths))).toBe(0)
  }
})

test('puzzles come from bot games, and the same games give the same ones', async () => {
  const module = await CATALOG.find(({ id }) => id === 'senet')!.load()
  const settings = { from: 10, games: 1, most: 1, iterations: 700 }
  const [first] = findPuzzles(module, settings)
  expect(first).toEqual([...findPuzzles(module, settings)][0])
  expect(puzzleProblems(module, first!)).toEqual([])
  expect(puzzleProblems(module, { ...first!, choices: first!.choices.slice(1) })).not.toEqual([])
})

/** Is this still a puzzle by the current rules: a state of the game in which exactly these choices are legal? */
function puzzleProblems({ game }: GameModule, { state, seat, choices }: Puzzle): readonly string[] {
  const problems = [...game.check(state)]
  if (problems.length > 0) return problems
  const legal = game.legalActions(state, seat)
  if (
    legal.length !== choices.length ||
    !legal.every(action => choices.some(choice => sameJson(choice.action, action)))
  ) {
    problems.push('the choices are not the legal actions')
  }
  const [best, second] = choices
  if (best === undefined || second === undefined || best.value - second.value < 0.05)
    problems.push('no choice is clearly best')
  return problems
}
