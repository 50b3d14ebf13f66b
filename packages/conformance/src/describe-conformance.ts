import type { Game, GameModule } from '@turnwise/engine'
import { beforeAll, describe, expect, test } from 'vitest'
import { type ConformanceOptions, checkGame, type Report } from './check-game.ts'
import { CHECKS, type Check, PACKAGE_CHECKS } from './checks.ts'
import { type Spoilt, spoiltVersions } from './spoil.ts'

/** The kit as tests, one for each check: a game's test file is this one call. Of a package, words and bots are checked too. */
export function describeConformance(checked: Game | GameModule, options: ConformanceOptions = {}): void {
  const game = 'game' in checked ? checked.game : checked
  const checks = 'game' in checked ? { ...CHECKS, ...PACKAGE_CHECKS } : CHECKS
  describe(`${game.title} keeps the contract`, () => {
    let report: Report | undefined
    beforeAll(() => {
      report = checkGame(checked, options)
    }, 300_000)
    for (const [check, claim] of Object.entries(checks) as [Check, string][]) {
      test(`${check}: ${claim}`, () => {
        const found = report?.problems.filter(problem => problem.check === check).map(problem => problem.detail)
        expect(found).toEqual([])
      })
    }
  })
  describeSpoilt(`${game.title} would be caught if it`, spoiltVersions(game, options), options)
}

/** Each of these games must fail the check that it names. */
export function describeSpoilt(title: string, games: readonly Spoilt[], options: ConformanceOptions): void {
  test.each(games)(
    `${title}: $flaw`,
    ({ game, caughtBy }) => {
      const { problems, warnings } = checkGame(game, { ...options, until: caughtBy })
      expect([...problems, ...warnings].map(({ check }) => check)).toContain(caughtBy)
    },
    60_000,
  )
}
