export * from './check.ts'
export { describeConformance, describeSpoilt } from './describe-conformance.ts'
export { describeFixtures } from './describe-fixtures.ts'
