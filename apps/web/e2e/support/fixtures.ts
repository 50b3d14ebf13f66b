import { test as base, expect, type Page } from '@playwright/test'
import { startTestServer, type TestServer } from './start-server.ts'

/** A page without animation and sound, on this worker's server. */
export const test = base.extend<{ readonly home: string }, { readonly server: TestServer }>({
  server: [
    async ({ playwright: _playwright }, use) => {
      const server = await startTestServer()
      await use(server)
      await server.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  home: async ({ server }, use) => use(server.url),
})

export { expect }

export async function quiet(page: Page, more: Readonly<Record<string, unknown>> = {}): Promise<void> {
  const settings = { speed: 'off', muted: true, confirm: false, ...more }
  await page.addInitScript(text => localStorage.setItem('turnwise.settings', text), JSON.stringify(settings))
}

/** Any error that the page reports fails the test. */
export function collectProblems(page: Page): readonly string[] {
  const problems: string[] = []
  page.on('pageerror', error => problems.push(error.message))
  page.on('console', message => {
    if (message.type() === 'error') problems.push(message.text())
  })
  return problems
}
