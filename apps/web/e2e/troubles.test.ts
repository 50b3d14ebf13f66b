import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, quiet, test } from './support/fixtures.ts'
import { makeMatch } from './support/online.ts'

test.use({ serviceWorkers: 'allow' })

const RECORD = new URL('../../../games/senet/fixtures/', import.meta.url)

async function openFile(page: Page, text: string): Promise<void> {
  await page.goto('/replay')
  const file = { name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(text) }
  await page.locator('input[type=file]').setInputFiles(file)
}

test.beforeEach(({ page }) => quiet(page))

test('a file that is not a match is refused in plain words', async ({ page }) => {
  const alert = page.getByRole('alert')
  await openFile(page, 'not even JSON')
  await expect(alert).toHaveText('That file is not a Turnwise match.')
  await openFile(page, '{"hello":"world"}')
  await expect(alert).toBeVisible()
  expect(await alert.textContent()).not.toMatch(/undefined|\[object|Error:/)
  await expect(page).toHaveURL(/\/replay$/)
})

test('a match with a forged throw is refused', async ({ page }) => {
  const record = JSON.parse(await readFile(new URL('first-seat-wins.turnwise.json', RECORD), 'utf8'))
  const entry = record.entries.find((one: { action?: { type: string } }) => one.action?.type === 'throw')
  entry.action.value = (entry.action.value % 5) + 1
  await openFile(page, JSON.stringify(record))
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page).toHaveURL(/\/replay$/)
})

test('a truncated link is reported', async ({ page }) => {
  await page.goto('/replay#q1bKzEvLV7JSUMpLzE1V0lFQSk4sKkpVslIwNDAy')
  await expect(page.getByRole('alert')).toContainText('It may have been cut off')
})

test('unknown addresses show what may be wrong, and where to go', async ({ page }) => {
  for (const [address, heading] of [
    ['/nowhere', 'There is nothing here'],
    ['/play/chess', 'There is no such game'],
    ['/match/nobody', 'There is no such match'],
    ['/local/nobody', 'There is no such match'],
    ['/play/senet/nothing', 'There is nothing here'],
  ] as const) {
    await page.goto(address)
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
  }
  await page.getByRole('link', { name: 'To the games' }).click()
  await expect(page.getByRole('heading', { name: 'Play', exact: true })).toBeVisible()
})

test('a seat link with a wrong token opens no seat and leaves no trace in the address', async ({ page }) => {
  const link = await makeMatch(page)
  await page.goto('about:blank')
  await page.goto(`${link}#seat=0&token=${'x'.repeat(32)}`)
  await expect(page.getByRole('heading', { name: 'This seat link does not work' })).toBeVisible()
  expect(page.url()).not.toContain('token')
})

test('an unreachable server is reported at once, and the match opens when it is back', async ({ page, server }) => {
  const link = await makeMatch(page)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await server.stop()
  await page.goto(link)
  await expect(page.getByRole('alert')).toContainText('The server did not answer just now.')
  await page.goto('/play/senet')
  await page.getByText('Online by link').click()
  await page.getByRole('button', { name: /get its link/ }).click()
  await expect(page.getByRole('alert')).toContainText('The server did not answer just now.')
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'This match cannot be opened' })).toBeVisible()
  await server.start()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('.player', { hasText: 'Ann' })).toContainText('you')
})

test('it can be installed', async ({ page, context }) => {
  await page.goto('/')
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  const tools = await context.newCDPSession(page)
  const { errors } = await tools.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const { installabilityErrors } = await tools.send('Page.getInstallabilityErrors')
  // A test's browser is like a private window, where nothing can be installed; there must be no other error.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter(id => id !== 'in-incognito')).toEqual([])
  for (const size of [192, 512]) {
    const drawn = await page.evaluate(async url => {
      const image = new Image()
      image.src = url
      await image.decode()
      return image.naturalWidth
    }, `/icon-${size}.png`)
    expect(drawn).toBe(size)
  }
})
