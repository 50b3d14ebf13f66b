import type { Page } from '@playwright/test'
import { expect, quiet, test } from './support/fixtures.ts'
import { joinMatch, makeMatch, newGuest } from './support/online.ts'
import { startAgainstBot, takeStep, takeTurn } from './support/senet.ts'

test.use({ serviceWorkers: 'allow' })

/** Records the waves that are started: throws and moves are triangles, errors squares, "your turn" is sines. */
async function listen(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const waves: string[] = []
    Object.assign(globalThis, { waves })
    const start = OscillatorNode.prototype.start
    OscillatorNode.prototype.start = function (when) {
      waves.push(this.type)
      start.call(this, when)
    }
  })
  return () => page.evaluate<string[]>('waves')
}

test('a throw, a refusal and a hint sound different, and muted stays muted', async ({ page }) => {
  const waves = await listen(page)
  await page.addInitScript(() => {
    if (localStorage.getItem('turnwise.settings') === null) localStorage.setItem('turnwise.settings', '{"speed":"off"}')
  })
  await startAgainstBot(page)
  await takeStep(page)
  await expect.poll(waves).toContain('triangle')
  expect(await waves()).not.toContain('square')
  // A hint is not an error.
  await page.getByRole('button', { name: 'Hint' }).click()
  await expect(page.locator('.status')).toHaveAttribute('data-remark', 'note')
  await expect(page.locator('.status p')).toContainText('Hint: Move')
  expect(await waves()).not.toContain('square')
  await page.keyboard.press('t')
  await expect(page.locator('.status')).toHaveAttribute('data-remark', 'refusal')
  await expect.poll(waves).toContain('square')

  await page.getByRole('button', { name: 'Mute' }).click()
  const before = (await waves()).length
  await takeStep(page)
  expect((await waves()).length).toBe(before)
  await page.goto('/settings')
  await expect(page.getByLabel('Sound', { exact: true })).not.toBeChecked()
  await page.getByRole('button', { name: 'Try it' }).click()
  expect(await waves()).toEqual([])
  await page.getByLabel('Sound', { exact: true }).check()
  await page.getByRole('button', { name: 'Try it' }).click()
  await expect.poll(waves).toEqual(['sine', 'sine'])
})

test('a player who looks elsewhere learns of their turn by title, icon, sound and notification', async ({
  page,
  context,
  browser,
  home,
}) => {
  test.slow()
  await context.grantPermissions(['notifications'], { origin: home })
  const waves = await listen(page)
  const link = await makeMatch(page, { muted: false, notify: true })
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  const bob = await newGuest(browser, home)
  await joinMatch(bob, link, 'Bob')
  const icon = page.locator('link[rel="icon"]')
  await expect(page).toHaveTitle('Your turn · Senet')
  await expect(icon).toHaveAttribute('href', '/icon-turn.svg')
  await takeTurn(page, 'Ann')
  await expect(page).toHaveTitle('Senet · Turnwise')
  await expect(icon).toHaveAttribute('href', '/icon.svg')

  const notified = () =>
    page.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready
      return (await worker.getNotifications()).map(({ title, data }) => `${title} ${data.url}`)
    })
  // A page with the focus needs no notification.
  expect(await notified()).toEqual([])
  expect(await waves()).not.toContain('sine')
  await page.evaluate(() => {
    document.hasFocus = () => false
  })
  await takeTurn(bob, 'Bob')
  await expect(page).toHaveTitle('Your turn · Senet')
  await expect(icon).toHaveAttribute('href', '/icon-turn.svg')
  await expect.poll(notified).toEqual([`Senet: it is your turn ${new URL(link).pathname}`])
  await expect.poll(waves).toContain('sine')
  await bob.context().close()
})

test('notifications are requested only when wanted, and a refusal is reported', async ({ page, context, home }) => {
  await quiet(page)
  await page.goto('/settings')
  const notify = page.getByLabel('Notify me when it is my turn in an online match')
  await page.evaluate(() => {
    Notification.requestPermission = async () => 'denied'
  })
  await notify.click()
  await expect(page.getByText('The browser blocks notifications.', { exact: false })).toBeVisible()
  await expect(notify).not.toBeChecked()
  await context.grantPermissions(['notifications'], { origin: home })
  await page.reload()
  await notify.click()
  await expect(notify).toBeChecked()
})
