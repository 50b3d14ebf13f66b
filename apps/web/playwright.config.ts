import { defineConfig } from '@playwright/test'
import { chromiumOptions } from './e2e/support/find-chromium.ts'

/** Each worker starts its own server on a free port, with its own data folder: see `e2e/support/fixtures.ts`. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.test.ts',
  globalSetup: './e2e/support/build.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  // A test that passes on the second try in CI is reported as flaky: one lost key press must not block everything else.
  retries: process.env.CI === undefined ? 0 : 1,
  forbidOnly: process.env.CI !== undefined,
  timeout: 60_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    // The service worker would load all files for offline play in each test; the tests that need it allow it.
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
    launchOptions: chromiumOptions(),
  },
})
