/** The kit without a test runner. */
export { type ConformanceOptions, checkGame, type Report } from './check-game.ts'
export {
  CHECKS,
  type Check,
  PACKAGE_CHECKS,
  type PackageCheck,
  type Problem,
  WARNINGS,
  type Warning,
} from './checks.ts'
export { COST_LIMITS, type Costs, type Taken } from './costs.ts'
export type { ActionCount, EventCount } from './counts.ts'
export { Coverage, type Unreached } from './coverage.ts'
export { type EvaluationOptions, evaluationProblems } from './evaluation.ts'
export type { Searched } from './exhaustive.ts'
export { defineFixtures, type Fixture, FixtureError, type Fixtures, formatFixture, recordFixture } from './fixtures.ts'
export type { HiddenParts } from './hidden-parts.ts'
export { sourceProblems, sourcesFrom } from './sources.ts'
export { type Spoilt, spoiltVersions } from './spoil.ts'
export { type Asker, playTwins, type TwinReport, type TwinSide } from './twins.ts'
