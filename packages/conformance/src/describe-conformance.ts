import type { Game } from '@turnwise/engine'
import { beforeAll, describe, expect, test } from 'vitest'
import { CHECKS, type Check, type Problem } from './checks.ts'
import { type ConformanceOptions, findProblems } from './find-problems.ts'

/** The whole kit as tests, one for each check: a game's test file is this one call. */
export function describeConformance(game: Game, options: ConformanceOptions = {}): void {
  describe(`${game.title} keeps the contract`, () => {
    let problems: readonly Problem[] = []
    beforeAll(() => {
      problems = findProblems(game, options)
    }, 300_000)
    for (const [check, claim] of Object.entries(CHECKS) as [Check, string][]) {
      test(`${check}: ${claim}`, () => {
        expect(problems.filter(problem => problem.check === check).map(problem => problem.detail)).toEqual([])
      })
    }
  })
}
