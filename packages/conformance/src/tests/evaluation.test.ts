import type { Bot, GameModule } from '@turnwise/engine'
import { expect, test } from 'vitest'
import { evaluationProblems } from '../evaluation.ts'
import { highCard } from './high-card.ts'

let calls = 0
const FLAWS: readonly (readonly [string, Required<Pick<Bot, 'evaluate'>>['evaluate'], string | undefined])[] = [
  ['gives even chances', () => [0.5, 0.5], undefined],
  ['is too sure', () => [1.2, -0.2], 'not between'],
  ['gives everybody the win', () => [1, 1], 'more than 1'],
  ['forgets a seat', () => [0.5], '1 values for 2'],
  ['draws at random', () => [Math.random(), 0], 'Math.random'],
  ['remembers', () => [1 / ++calls, 0], 'other values'],
  [
    'writes into the view',
    view => [Object.assign(view as object, { seen: 1 }) === view ? 0 : 1, 0],
    'changes its view',
  ],
]

test.each(FLAWS)('an evaluation that %s', (_name, evaluate, problem) => {
  const bot: Bot = { id: 'judge', title: '', description: '', choose: ({ legal }) => legal[0]!, evaluate }
  const module: GameModule = { contract: 1, game: highCard, bots: [bot], face: never, rules: '', schemas: never }
  const found = evaluationProblems(module, { every: 3 }).join('; ')
  if (problem === undefined) expect(found).toBe('')
  else expect(found).toContain(problem)
})

/** The check asks for neither. */
const never = undefined as never
