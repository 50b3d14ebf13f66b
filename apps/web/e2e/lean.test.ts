import { gzipSync } from 'node:zlib'
import { expect, quiet, test } from './support/fixtures.ts'
import { startAgainstBot, takeStep } from './support/senet.ts'

test('little is loaded before a board is chosen, and nothing from anywhere else', async ({ page, home }) => {
  await quiet(page)
  const foreign: string[] = []
  page.on('request', request => {
    if (!request.url().startsWith(home)) foreign.push(request.url())
  })
  const scripts = new Map<string, number>()
  // Copied here, since a page that navigates away takes the bodies with it.
  await page.route('**/*.js', async route => {
    const answer = await route.fetch()
    scripts.set(new URL(answer.url()).pathname, gzipSync(await answer.body()).length)
    await route.fulfill({ response: answer })
  })
  await page.goto('/')
  await page.getByRole('heading', { name: 'Play', exact: true }).waitFor()
  const kilobytes = [...scripts].filter(([path]) => path !== '/sw.js').reduce((sum, [, size]) => sum + size, 0) / 1000
  expect(kilobytes).toBeGreaterThan(30)
  expect(kilobytes).toBeLessThanOrEqual(120)
  await startAgainstBot(page)
  await takeStep(page)
  expect(foreign).toEqual([])
})

test('the page stays quick to the touch while a bot thinks', async ({ page }) => {
  await quiet(page)
  await startAgainstBot(page, { level: 'Expert' })
  for (let step = 0; step < 4; step++) await takeStep(page)
  // The longest time in which nothing could be answered, while the bot plays its turns.
  const longest = await page.evaluate(async () => {
    let worst = 0
    let last = performance.now()
    const end = last + 1500
    while (last < end) {
      await new Promise(resolve => setTimeout(resolve, 0))
      const now = performance.now()
      worst = Math.max(worst, now - last)
      last = now
    }
    return worst
  })
  expect(longest).toBeLessThan(1000)
})
