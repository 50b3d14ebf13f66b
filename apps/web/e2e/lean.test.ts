import { gzipSync } from 'node:zlib'
import { expect, quiet, test } from './support/fixtures.ts'
import { startAgainstBot, takeStep, waitForTurn } from './support/senet.ts'

test('little is loaded before a board is chosen, and nothing from other servers', async ({ page, home }) => {
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

test('typefaces come with the page and move nothing when they load late', async ({ page }) => {
  await quiet(page)
  await page.addInitScript(() => {
    Object.assign(globalThis, { shifted: [] })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) Reflect.get(globalThis, 'shifted').push(Reflect.get(entry, 'value'))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  // Slower than everything else on the page: they come when the test lets them.
  let arrival = Promise.withResolvers<void>()
  await page.route('**/*.woff2', async route => {
    await arrival.promise
    await route.continue()
  })
  const fonts: Promise<number>[] = []
  page.on('response', answer => {
    if (answer.url().endsWith('.woff2')) fonts.push(answer.body().then(({ length }) => length))
  })
  const shift = async () => {
    arrival.resolve()
    await expect.poll(() => page.evaluate(() => document.fonts.check('20px "Fraunces Variable"'))).toBe(true)
    await page.evaluate(() => atRest())
    const shifted = await page.evaluate<number[]>('shifted')
    return shifted.reduce((sum, value) => sum + value, 0)
  }
  // The page has loaded when its typefaces have: the test does not wait for that.
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('heading', { name: 'Play', exact: true }).waitFor()
  expect(await shift()).toBeLessThan(0.02)
  const bytes = (await Promise.all(fonts)).reduce((sum, length) => sum + length, 0)
  expect(bytes).toBeGreaterThan(10_000)
  expect(bytes).toBeLessThanOrEqual(90_000)
  // The same at a table: a match with a move is kept.
  await startAgainstBot(page)
  await takeStep(page)
  arrival = Promise.withResolvers()
  await page.reload({ waitUntil: 'commit' })
  await page.locator('.senet-cell').first().waitFor()
  expect(await shift()).toBeLessThan(0.02)
})

test('the page goes on working while a bot thinks', async ({ page }) => {
  await quiet(page)
  // How often the page came to work between a question to a worker and its answer.
  await page.addInitScript(() => {
    let turns = 0
    const count = () => {
      turns++
      setTimeout(count)
    }
    count()
    Object.assign(globalThis, { most: 0 })
    const { postMessage } = Worker.prototype
    Worker.prototype.postMessage = function (...given: [never]) {
      const before = turns
      const note = () => Object.assign(globalThis, { most: Math.max(Reflect.get(globalThis, 'most'), turns - before) })
      this.addEventListener('message', note, { once: true })
      Reflect.apply(postMessage, this, given)
    }
  })
  await startAgainstBot(page, { level: 'Expert' })
  for (let step = 0; step < 4; step++) await takeStep(page)
  await waitForTurn(page)
  expect(await page.evaluate<number>('most')).toBeGreaterThan(2)
})
