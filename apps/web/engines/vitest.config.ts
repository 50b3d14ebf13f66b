import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { SLOWDOWN } from '../e2e/support/slowdown.ts'

export default defineConfig({
  test: {
    root: fileURLToPath(new URL('.', import.meta.url)),
    include: ['walk.ts'],
    globalSetup: '../e2e/support/build.ts',
    // The only limits: they end what hangs.
    expect: { poll: { timeout: 60_000 * SLOWDOWN } },
    testTimeout: 180_000 * SLOWDOWN,
    hookTimeout: 180_000 * SLOWDOWN,
  },
})
