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

/** On a machine that is made slow: see CONTRIBUTING. */
const slowdown = Number(process.env.TEST_SLOWDOWN ?? 1)

export default defineConfig(({ mode }) => ({
  test: {
    // `--mode long` runs the proofs at their long sizes.
    env: { PROOF_SIZE: mode },
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
    // The only limits: they end what hangs, and no test depends on them.
    testTimeout: 300_000 * slowdown,
    hookTimeout: 300_000 * slowdown,
    expect: { poll: { timeout: 60_000 * slowdown, interval: 20 } },
  },
}))
