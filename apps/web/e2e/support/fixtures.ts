import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { startTestServer, type TestServer } from './start-server.ts'

/** In a test with this tag boards paint their material: seconds of CPU time for each page. Without it they have the same layout. */
export const PAINTED = { tag: '@painted' }

/** Pages on this worker's server. */
export const test = base.extend<{ readonly home: string }, { readonly server: TestServer }>({
  context: async ({ context }, use, { tags }) => {
    if (!tags.includes(PAINTED.tag)) await disableShaders(context)
    await use(context)
  },
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

export async function disableShaders(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const getContext = HTMLCanvasElement.prototype.getContext
    Reflect.set(HTMLCanvasElement.prototype, 'getContext', function (this: HTMLCanvasElement, ...given: unknown[]) {
      return given[0] === 'webgl2' ? null : Reflect.apply(getContext, this, given)
    })
  })
}

/** No animation and no sound. */
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
