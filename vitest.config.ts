import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Playwright's files live in apps/web/e2e and must not be picked up here.
    include: ['{packages,games,apps,bench,proof,tools}/**/*.test.ts', '{packages,games,apps}/**/*.test.tsx'],
    exclude: ['**/node_modules/**', '**/dist/**', 'apps/web/e2e/**'],
    // Left to itself it would leave one core of two idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // As in the browser tests: a second try in CI is reported, and one starved process does not block everything else.
    retry: process.env.CI === undefined ? 0 : 1,
    testTimeout: 60_000,
    // Some start a database first.
    hookTimeout: 60_000,
  },
})
