import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** Power cuts by a library in C, signals that pause a database, and what the kernel tells of processes. */
const LINUX_ONLY = [
  'proof/power/**',
  'proof/crash/**',
  'proof/nodes/database-faults.test.ts',
  'proof/hostile/overload.test.ts',
  'apps/server/src/store/postgres/hanging.test.ts',
]

/** It measures the heap, and sets flags of V8. */
const ALONE = 'packages/table/src/match/live-cache.test.ts'

/** On a machine that is made slow: see CONTRIBUTING. */
const slowdown = Number(process.env.TEST_SLOWDOWN ?? 1)

/** Where programs that tests start find their code without types, compiled: half of what it takes to start one. */
const compiled = fileURLToPath(new URL('node_modules/.cache/compiled', import.meta.url))

export default defineConfig(({ mode }) => ({
  test: {
    // `--mode long` runs the proofs at their long sizes.
    env: { PROOF_SIZE: mode, NODE_COMPILE_CACHE: compiled },
    projects: [
      // What they import is loaded once for many files: none of them changes anything that another one sees.
      {
        extends: true,
        test: {
          name: 'libraries',
          isolate: false,
          include: ['{packages,games}/**/*.test.{ts,tsx}'],
          exclude: [ALONE],
        },
      },
      {
        extends: true,
        test: { name: 'programs', include: ['{apps,bench,proof,tools}/**/*.test.{ts,tsx}', ALONE] },
      },
    ],
    exclude: [
      '**/node_modules/**',
      '**/dist/**',
      // Playwright's.
      'apps/web/e2e/**',
      // `new-game.test.ts` runs them in the games that are made of them.
      'apps/cli/templates/**',
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
