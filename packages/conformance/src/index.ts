export * from './check.ts'
export { describeConformance, describeSpoilt } from './describe-conformance.ts'
export { describeFixtures, type FixtureTests } from './describe-fixtures.ts'
