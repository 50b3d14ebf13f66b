import { expect, quiet, test } from './support/fixtures.ts'
import { logLength, startAgainstBot, takeStep, waitForTurn } from './support/senet.ts'

test.use({ serviceWorkers: 'allow' })

test('after the first visit local play needs no server', async ({ page, context }) => {
  await quiet(page)
  await page.goto('/')
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await context.setOffline(true)
  await page.reload()
  await startAgainstBot(page)
  for (let step = 0; step < 4; step++) await takeStep(page)
  await waitForTurn(page)
  const length = await logLength(page)
  await page.reload()
  await expect.poll(() => logLength(page)).toBe(length)
  await page.goto('/lobby')
  await expect(page.getByText('The server cannot be reached just now.', { exact: false })).toBeVisible()
})

test('if the browser refuses storage, the page says so and still plays', async ({ page }) => {
  await quiet(page)
  await page.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException('Storage is closed here.', 'SecurityError')
    }
  })
  await startAgainstBot(page)
  await page.getByRole('button', { name: 'Matches are not kept here' }).click()
  await expect(page.getByRole('dialog')).toContainText('does not let Turnwise keep matches')
  await page.getByRole('button', { name: 'Close' }).click()
  await takeStep(page)
})

test('a full disk is reported, and nothing is half done', async ({ page }) => {
  await quiet(page)
  await startAgainstBot(page)
  await page.evaluate(() => {
    IDBObjectStore.prototype.add = () => {
      throw new DOMException('The disk is full.', 'QuotaExceededError')
    }
  })
  await page.locator('.senet-throw-button').click()
  await expect(page.locator('.status p')).toContainText('could not be saved')
  await page.getByRole('button', { name: 'The action was not saved' }).click()
  await expect(page.getByRole('dialog')).toContainText('the storage of this device is full or closed')
  expect(await logLength(page)).toBe(0)
})
