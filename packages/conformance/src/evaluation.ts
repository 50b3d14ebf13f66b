import { createRng, type GameModule, Match, parseWith } from '@turnwise/engine'
import { deepFreeze, isMutationError } from './freeze.ts'
import { withoutHiddenInput } from './sandbox.ts'

/** How a game's evaluation is checked. */
export interface EvaluationOptions {
  readonly matches?: number
  /** Evaluated in one position of so many. */
  readonly every?: number
  readonly iterations?: number
  readonly options?: unknown
}

/**
 * What holds for every bot that evaluates, in positions of random play: a value from 0 to 1 for each seat, together at most
 * 1, that depends on the view and the budget alone. Sentences; none when all is well.
 */
export function evaluationProblems(
  module: GameModule,
  { matches = 2, every = 17, iterations = 8, options = {} }: EvaluationOptions = {},
): readonly string[] {
  const { game, botView = (view: unknown) => view } = module
  const problems = new Set<string>()
  const budget = { iterations }
  for (const bot of module.bots) {
    if (bot.evaluate === undefined) continue
    const evaluate = bot.evaluate.bind(bot)
    const asked: { readonly view: unknown; readonly seat: number; readonly values: readonly number[] }[] = []
    for (let i = 0; i < matches; i++) {
      const rng = createRng(`evaluation ${i}`)
      const seats = game.seats.min + (i % (game.seats.max - game.seats.min + 1))
      const parsed = parseWith(game.options, options)
      if (!parsed.ok) return [parsed.error.message]
      const match = new Match(game, { seed: `evaluation ${i}`, options: parsed.value, seats })
      for (let taken = 0; match.toAct.length > 0 && taken < 400; taken++) {
        if (taken % every === 0) {
          for (let seat = 0; seat < seats; seat++) {
            const view = deepFreeze(botView(game.view(match.state, seat)))
            const values = tried(bot.id, problems, () => evaluate(view, seat, budget))
            for (const problem of valueProblems(values, seats)) problems.add(`${bot.id}: ${problem}`)
            asked.push({ view, seat, values })
          }
        }
        const seat = rng.pick(match.toAct)
        const action = game.sample?.(match.state, seat, rng) ?? rng.pick(match.legalActions(seat))
        if (!match.play(seat, action).ok) break
      }
    }
    // Asked again in another order, from a copy: whatever it remembers must not matter.
    for (const { view, seat, values } of asked.toReversed()) {
      const again = tried(bot.id, problems, () => evaluate(JSON.parse(JSON.stringify(view)), seat, budget))
      if (JSON.stringify(again) !== JSON.stringify(values)) problems.add(`${bot.id}: the same view gives other values`)
    }
  }
  return [...problems]
}

function tried(bot: string, problems: Set<string>, body: () => readonly number[]): readonly number[] {
  try {
    return withoutHiddenInput(name => problems.add(`${bot}: evaluate uses ${name}`), body)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    problems.add(isMutationError(error) ? `${bot}: evaluate changes its view` : `${bot}: evaluate throws: ${message}`)
    return []
  }
}

function valueProblems(values: readonly number[], seats: number): readonly string[] {
  if (values.length !== seats) return [`${values.length} values for ${seats} seats`]
  if (!values.every(value => value >= 0 && value <= 1)) return ['a value is not between 0 and 1']
  return values.reduce((sum, value) => sum + value, 0) > 1 + 1e-9 ? ['the values are more than 1 together'] : []
}
