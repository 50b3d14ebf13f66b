import { chromium } from '@playwright/test'
import build from '../e2e/support/build.ts'
import { chromiumOptions } from '../e2e/support/find-chromium.ts'
import { startTestServer } from '../e2e/support/start-server.ts'

/** How soon a first visit, with an empty cache, can be used: first paint, and the first click that has an effect. */
const RUNS = 7

const removeBuild = await build()
const server = await startTestServer()
const browser = await chromium.launch(chromiumOptions())
const paints: number[] = []
const clicks: number[] = []
for (let run = 0; run < RUNS; run++) {
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  // A script in the page clicks as soon as there is a button, so that the delay of the browser driver does not count.
  await page.addInitScript(() => {
    const watcher = new MutationObserver(() => {
      const link = document.querySelector<HTMLElement>('.game-link')
      if (link === null) return
      watcher.disconnect()
      link.click()
      requestAnimationFrame(() => Object.assign(globalThis, { answeredAt: performance.now() }))
    })
    watcher.observe(document, { childList: true, subtree: true })
  })
  await page.goto('/')
  await page.waitForURL('**/play/*')
  await page.waitForFunction(() => Reflect.get(globalThis, 'answeredAt') !== undefined)
  clicks.push(await page.evaluate(() => Number(Reflect.get(globalThis, 'answeredAt'))))
  paints.push(await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0))
  await context.close()
}
await browser.close()
await server.close()
removeBuild()
const median = (times: readonly number[]) => [...times].sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0
process.stdout.write(
  `first paint ${median(paints).toFixed(0)} ms, first click answered after ${median(clicks).toFixed(0)} ms (median of ${RUNS})\n`,
)
