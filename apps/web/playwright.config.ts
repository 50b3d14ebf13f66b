import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { chromiumOptions } from './e2e/support/find-chromium.ts'
import { SLOWDOWN } from './e2e/support/slowdown.ts'

// Programs that the tests start load their code from here, compiled: half of what it takes to start one.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url))

/** Each worker starts its own server on a free port, with its own data folder: see `e2e/support/fixtures.ts`. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.test.ts',
  globalSetup: './e2e/support/build.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  // A test that passes on its second try is reported as flaky and is a bug: one of them must not block everything else.
  retries: process.env.CI === undefined ? 0 : 1,
  forbidOnly: process.env.CI !== undefined,
  // The only limits: they end what hangs, and no test depends on them.
  timeout: 120_000 * SLOWDOWN,
  expect: { timeout: 60_000 * SLOWDOWN },
  reporter: [['list']],
  use: {
    // The service worker would load all files for offline play in each test; the tests that need it allow it.
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
    launchOptions: chromiumOptions(),
  },
})
