import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { startInPage } from './in-page.ts'
import { SLOWDOWN } from './slowdown.ts'
import { startTestServer, type TestServer } from './start-server.ts'

/** In a test with this tag boards paint their material: seconds of CPU time for each page. Without it they have the same layout. */
export const PAINTED = { tag: '@painted' }

/** In a test with this tag presses follow one another at once, as in a double click; in others the player takes their time. */
export const HASTY = { tag: '@hasty' }

/** Pages on this worker's server. */
export const test = base.extend<{ readonly home: string }, { readonly server: TestServer }>({
  // Every page of a test is prepared, also those of other players, on other devices.
  browser: [
    async ({ browser }, use) => {
      const { newContext } = browser
      browser.newContext = async options => {
        const context = await newContext.call(browser, options)
        await prepare(context, base.info().tags)
        return context
      }
      await use(browser)
    },
    { scope: 'worker' },
  ],
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

async function prepare(context: BrowserContext, tags: readonly string[]): Promise<void> {
  await context.addInitScript(startInPage, { isHasty: tags.includes(HASTY.tag) })
  if (!tags.includes(PAINTED.tag)) await context.addInitScript(disableShaders)
  if (SLOWDOWN > 1) context.on('page', page => void slowDown(page))
}

function disableShaders(): void {
  const getContext = HTMLCanvasElement.prototype.getContext
  Reflect.set(HTMLCanvasElement.prototype, 'getContext', function (this: HTMLCanvasElement, ...given: unknown[]) {
    return given[0] === 'webgl2' ? null : Reflect.apply(getContext, this, given)
  })
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
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
