import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** Power cuts by a library in C, signals that pause a database, and what the kernel tells of processes. */
const LINUX_ONLY = [
  'proof/power/**',
  'proof/crash/**',
  'proof/nodes/database-faults.test.ts',
  'proof/hostile/overload.test.ts',
  'apps/server/src/store/postgres/hanging.test.ts',
]

export default defineConfig({
  test: {
    // Playwright's files live in apps/web/e2e and must not be picked up here.
    include: ['{packages,games,apps,bench,proof,tools}/**/*.test.ts', '{packages,games,apps}/**/*.test.tsx'],
    exclude: [
      '**/node_modules/**',
      '**/dist/**',
      'apps/web/e2e/**',
      ...(process.platform === 'linux' ? [] : LINUX_ONLY),
    ],
    // Left to itself it would leave one core of two idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // As in the browser tests: a second try in CI is reported, and one starved process does not block everything else.
    retry: process.env.CI === undefined ? 0 : 1,
    testTimeout: 60_000,
    // Some start a database first.
    hookTimeout: 60_000,
  },
})
