import type { Browser, Page } from '@playwright/test'
import { expect, quiet, test } from './support/fixtures.ts'
import { joinMatch, makeMatch, newGuest } from './support/online.ts'
import { logLength, takeStep } from './support/senet.ts'
import type { TestServer } from './support/start-server.ts'
import { openMore, resign } from './support/table.ts'

test('a match by link, with chat, offers, a spectator and a rematch', async ({ page, browser, home }) => {
  test.slow()
  const link = await makeMatch(page)
  const bob = await newGuest(browser, home)
  await joinMatch(bob, link, 'Bob')
  await expect(page.locator('.player', { hasText: 'Bob' })).toContainText('here')

  const watcher = await newGuest(browser, home)
  await watcher.goto(link)
  await expect(watcher.getByText('You are watching', { exact: false })).toBeVisible()

  await expect(page).toHaveTitle('Your turn · Senet')
  await expect(bob).toHaveTitle('Senet · Turnwise')
  await takeStep(page)
  await expect.poll(() => logLength(bob)).toBe(1)
  await expect.poll(() => logLength(watcher)).toBe(1)
  await expect(bob.locator('.senet-throw-button:not([aria-disabled])')).toHaveCount(0)

  await page.getByRole('button', { name: 'Chat' }).click()
  await page.getByLabel('Say something').fill('<b>Good luck</b>')
  await page.getByRole('button', { name: 'Send' }).click()
  await bob.getByRole('button', { name: /Chat/ }).click()
  await expect(bob.getByText('<b>Good luck</b>')).toBeVisible()

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(bob.getByRole('alert')).toContainText('Ann asks to undo.')
  await bob.getByRole('button', { name: 'Accept' }).click()
  await expect(page.locator('.status p')).toHaveText('Your turn: throw the sticks.')

  await watcher.context().close()
  await resign(page)

  await page.getByRole('button', { name: 'Rematch' }).click()
  await bob.getByRole('button', { name: 'Accept' }).click()
  await expect(bob).toHaveURL(/-2$/)
  await expect(page).toHaveURL(/-2$/)
  await expect(bob.locator('.status p')).toHaveText('Your turn: throw the sticks.')
  await bob.context().close()
})

test('a seat moves to another device by its private link', async ({ page, browser, home }) => {
  await makeMatch(page)
  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByText('Your private seat link').click()
  const link = await page.getByLabel('Seat link', { exact: true }).inputValue()
  expect(link).toContain('#seat=0&token=')
  const phone = await newGuest(browser, home)
  await phone.goto(link)
  await expect(phone.locator('.player', { hasText: 'Ann' })).toContainText('you')
  expect(phone.url()).not.toContain('token')
  await phone.getByRole('button', { name: 'Close' }).click()
  await takeStep(phone)
  await expect.poll(() => logLength(page)).toBe(1)
  await phone.context().close()
})

test('a draw is offered, declined, offered again and agreed', async ({ page, browser, home }) => {
  const link = await makeMatch(page)
  const bob = await newGuest(browser, home)
  await joinMatch(bob, link, 'Bob')
  await openMore(page)
  const offer = page.getByRole('button', { name: 'Offer draw' })
  await offer.click()
  await expect(page.getByText('You offered a draw: waiting for an answer.')).toBeVisible()
  await bob.getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByText('Bob declines.').first()).toBeAttached()
  await offer.click()
  await bob.getByRole('button', { name: 'Accept' }).click()
  for (const one of [page, bob]) await expect(one.getByRole('heading', { name: 'A draw by agreement.' })).toBeVisible()
  await expect(page.locator('.end-seed')).toContainText('Seed')
  await bob.goto(page.url().replace(/\?.*|$/, '/review'))
  await expect(bob.getByText('No turning points. You chose well.')).toBeVisible()
  await bob.context().close()
})

test('a player who sits down sees once how to keep the seat', async ({ page, browser, home }) => {
  const link = await makeMatch(page)
  const bob = await newGuest(browser, home)
  await joinMatch(bob, link, 'Bob')
  await bob.getByRole('button', { name: 'Keep your seat link' }).click()
  await expect(bob.getByLabel('Seat link', { exact: true })).toHaveValue(/#seat=1&token=.{20}/)
  await expect(bob.getByRole('img', { name: 'Your seat link as a QR code' })).toBeVisible()
  await bob.getByRole('button', { name: 'Close' }).click()
  await expect(bob.getByText('Keep your seat link')).toHaveCount(0)
  await bob.reload()
  await expect(bob.locator('.player', { hasText: 'Bob' })).toContainText('you')
  await expect(bob.getByText('Keep your seat link')).toHaveCount(0)
  await bob.context().close()
})

test('a server restart in the middle loses nothing', async ({ page, browser, home, server }) => {
  test.slow()
  const link = await makeMatch(page)
  const bob = await newGuest(browser, home)
  await joinMatch(bob, link, 'Bob')
  await takeStep(page)
  await server.stop()
  await expect(page.getByText('Reconnecting…', { exact: false })).toBeVisible()
  await server.start()
  await expect(page.getByText('Reconnecting…', { exact: false })).toBeHidden()
  await takeStep(page)
  await expect.poll(() => logLength(bob)).toBe(2)
  await bob.context().close()
})

test('without a clock a choice is confirmed before it counts', async ({ page }) => {
  await makeMatch(page, { confirm: true })
  await takeStep(page)
  const movable = page.locator('.senet-cell[data-movable="true"]')
  await movable.first().waitFor()
  const choices = await movable.count()
  const choose = async () => {
    await movable.first().click()
    await page.locator('[data-target="true"]').first().click()
  }
  await choose()
  // A single possible move needs no confirmation and is sent at once.
  if (choices > 1) {
    // The question is beside the piece.
    const [piece, question] = [page.locator('[data-target="true"]').first(), page.locator('.ask-beside')]
    await question.waitFor()
    await page.evaluate(() => atRest())
    const [at, asked] = [await piece.boundingBox(), await question.boundingBox()]
    const apart = Math.max(at!.y - asked!.y - asked!.height, asked!.y - at!.y - at!.height)
    expect(apart).toBeGreaterThanOrEqual(0)
    expect(apart).toBeLessThan(40)
    await page.getByRole('button', { name: 'Cancel' }).click()
    expect(await logLength(page)).toBe(1)
    // The piece is still picked up: its target is one click away.
    await page.locator('[data-target="true"]').first().click()
    await page.getByRole('button', { name: 'Confirm' }).click()
  }
  await expect.poll(() => logLength(page)).toBe(2)
})

/** Bob sits down and goes away; at the speed of this match Ann has to wait thirty seconds. */
async function loseBob(page: Page, browser: Browser, home: string): Promise<string> {
  const link = await makeMatch(page, {}, '1 min a move')
  const bob = await newGuest(browser, home)
  await joinMatch(bob, link, 'Bob')
  await expect(page.locator('.player', { hasText: 'Bob' })).toContainText('here')
  await bob.context().close()
  await expect(page.getByText('Bob is away.', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: /^Bob is away/ }).click()
  return link
}

/** Bob counts as absent from now on; the page learns it with its next request. */
async function missBob(page: Page, server: TestServer): Promise<void> {
  await server.skipHalfMinute()
  await page.reload()
  await page.getByRole('button', { name: /Bob is away/ }).click()
}

test('a player who stays away may be replaced by a bot, but not at once', async ({ page, browser, home, server }) => {
  await loseBob(page, browser, home)
  const replace = page.getByRole('button', { name: 'Let a bot play on' })
  await replace.press('Enter')
  await expect(page.getByRole('alert')).toContainText('may still come back')
  await missBob(page, server)
  await replace.click()
  await expect(page.locator('.player', { hasText: 'Bob' })).toContainText('bot')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the seat of a player who stays away may be opened to a stranger', async ({ page, browser, home, server }) => {
  const link = await loseBob(page, browser, home)
  const cleo = await newGuest(browser, home)
  await cleo.goto(link)
  await expect(cleo.getByText('You are watching', { exact: false })).toBeVisible()
  await missBob(page, server)
  await page.getByRole('button', { name: 'Open the seat to another player' }).click()
  await expect(page.locator('.player', { hasText: 'Bob' })).toContainText('open seat')
  // A spectator need not reload the page.
  await cleo.getByLabel('Your name').fill('Cleo')
  await cleo.getByRole('button', { name: 'Sit down and play' }).click()
  await expect(cleo.locator('.player', { hasText: 'Cleo' })).toContainText('you')
  await expect(page.locator('.player', { hasText: 'Cleo' })).toContainText('here')
  await takeStep(page)
  await expect.poll(() => logLength(cleo)).toBe(1)
  await cleo.context().close()
})

test('a spectator may take the seat of a player who stays away', async ({ page, browser, home, server }) => {
  const link = await loseBob(page, browser, home)
  const cleo = await newGuest(browser, home)
  await cleo.goto(link)
  await cleo.getByRole('button', { name: 'You are watching. Bob is away' }).click()
  await cleo.getByLabel('Your name').fill('Cleo')
  const sit = cleo.getByRole('button', { name: 'Sit down and play' })
  await sit.click()
  await expect(cleo.getByRole('alert')).toContainText('is not away')
  await missBob(cleo, server)
  await cleo.getByLabel('Your name').fill('Cleo')
  await sit.click()
  await expect(cleo.locator('.player', { hasText: 'Cleo' })).toContainText('you')
  await expect(page.locator('.player', { hasText: 'Cleo' })).toContainText('here')
  await cleo.context().close()
})

test('an open match appears in the lobby by itself', async ({ page, browser, home }) => {
  const guest = await newGuest(browser, home)
  await guest.clock.install()
  await guest.goto('/lobby')
  await expect(guest.getByRole('heading', { name: 'Waiting for players' })).toBeVisible()
  await quiet(page)
  await page.goto('/play/senet')
  await page.getByText('Online by link').click()
  await page.getByLabel('Your name').fill('Lobby-Ann')
  await page.getByText('Anyone', { exact: true }).click()
  await page.getByRole('button', { name: /get its link/ }).click()
  await page.waitForURL('**/match/*')
  // The list is refreshed every ten seconds.
  await guest.clock.runFor(10_000)
  await guest.getByRole('link', { name: /Lobby-Ann/ }).click()
  await expect(guest.getByText('Lobby-Ann is waiting for a player')).toBeVisible()
  await guest.context().close()
})

test('a seat link opened in a tab that shows the match leaves no token in the address bar', async ({
  page,
  browser,
  home,
}) => {
  await makeMatch(page)
  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByText('Your private seat link').click()
  const link = await page.getByLabel('Seat link', { exact: true }).inputValue()
  const phone = await newGuest(browser, home)
  await phone.goto(link.slice(0, link.indexOf('#')))
  await expect(phone.getByText('Sit down and play')).toBeVisible()
  await phone.goto(link)
  await expect(phone).not.toHaveURL(/#/)
  await expect(phone.locator('.ask.join')).toHaveCount(0)
  await phone.getByRole('button', { name: 'Close' }).click()
  await takeStep(phone)
  await expect.poll(() => logLength(page)).toBe(1)
  await phone.context().close()
})
