export { CHECKS, type Check, type Problem } from './checks.ts'
export { describeConformance } from './describe-conformance.ts'
export { type ConformanceOptions, findProblems } from './find-problems.ts'
