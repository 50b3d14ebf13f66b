import { expect, test } from './support/fixtures.ts'
import { startLine } from './support/line.ts'
import { joinMatch, makeMatch, newGuest } from './support/online.ts'
import { logLength, takeStep } from './support/senet.ts'

test('a line that is cut without a word is noticed and replaced, and the page shows what happened meanwhile', async ({
  page: ann,
  browser,
  home,
}) => {
  const line = await startLine(home)
  const link = await makeMatch(ann)
  const bob = await newGuest(browser, line.url)
  await bob.clock.install()
  await joinMatch(bob, link.replace(home, line.url), 'Bob')
  line.cut()
  await takeStep(ann)
  await bob.clock.runFor(25_000)
  await expect.poll(() => logLength(bob)).toBe(1)
  await expect(bob.getByText('Reconnecting…')).toHaveCount(0)
  await bob.context().close()
  line.close()
})

test('a page that is visible or online again asks at once whether the server is there', async ({ page }) => {
  const [asked, answered] = [[] as string[], [] as string[]]
  page.on('websocket', socket => {
    socket.on('framesent', ({ payload }) => String(payload).includes('"ping"') && asked.push(String(payload)))
    socket.on(
      'framereceived',
      ({ payload }) => String(payload).includes('ping-response') && answered.push(String(payload)),
    )
  })
  await page.clock.install()
  await makeMatch(page)
  await expect(page.getByText('Reconnecting…')).toHaveCount(0)
  // From here on no time passes on the page: it asks for no other reason.
  await page.clock.pauseAt(Date.now() + 3_600_000)
  for (const event of ['online', 'visibilitychange']) {
    await expect.poll(() => answered.length).toBe(asked.length)
    const before = asked.length
    await page.evaluate(type => {
      const target = type === 'online' ? window : document
      target.dispatchEvent(new Event(type))
    }, event)
    await expect.poll(() => asked.length, event).toBe(before + 1)
  }
})
