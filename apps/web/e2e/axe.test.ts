import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { expect, quiet, test } from './support/fixtures.ts'
import { startAgainstBot, takeStep } from './support/senet.ts'
import { openWithin, resign } from './support/table.ts'

const PAGES = [
  '/play/senet',
  '/rules/senet',
  '/learn/senet',
  '/lobby',
  '/replay',
  '/settings',
  '/nowhere',
  '/match/nobody',
]

const TABLES: readonly { readonly name: string; readonly open: (page: Page) => Promise<unknown> }[] = [
  { name: 'table with a piece picked up', open: openSelected },
  { name: 'chance', open: page => openTable(page).then(() => page.getByRole('button', { name: 'Chance' }).click()) },
  {
    name: 'rules beside the board',
    open: page => openTable(page).then(() => page.getByRole('button', { name: 'Rules' }).click()),
  },
  { name: 'share', open: page => openTable(page).then(() => page.getByRole('button', { name: 'Share' }).click()) },
  { name: 'a finished match', open: openFinished },
  { name: 'an invitation', open: openInvitation },
  { name: 'a seat to take', open: page => openGuest(page) },
  { name: 'the chat', open: page => openSeated(page).then(() => page.getByRole('button', { name: 'Chat' }).click()) },
  { name: 'the hand-over', open: openHandOver },
  { name: 'what the mover sees before it', open: openPass },
]

/** Ann's match, seen by a spectator. */
async function openGuest(page: Page): Promise<void> {
  await openInvitation(page)
  await page.evaluate(() => localStorage.removeItem('turnwise.seats'))
  await page.reload()
  await page.getByRole('button', { name: 'Sit down and play' }).waitFor()
}

/** Both seats are held in this browser: Ann's, and Bob's, which is taken through the link. */
async function openSeated(page: Page): Promise<void> {
  await openGuest(page)
  await page.getByLabel('Your name').fill('Bob')
  await page.getByRole('button', { name: 'Sit down and play' }).click()
  await page.locator('.strip .player', { hasText: 'Bob' }).waitFor()
}

async function openHandOver(page: Page): Promise<void> {
  await page.goto('/play/maze')
  await page.getByText('On one device').click()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await page.getByRole('heading', { name: /^Hand the device to/ }).waitFor()
}

async function openPass(page: Page): Promise<void> {
  await openHandOver(page)
  await page.getByRole('button', { name: /^I am/ }).click()
  await page.getByRole('button', { name: 'Build this maze' }).click()
  await page.getByRole('button', { name: /^Done, hand over/ }).waitFor()
}

async function openFinished(page: Page): Promise<void> {
  await startAgainstBot(page)
  await resign(page)
  await page.getByRole('button', { name: 'Play again' }).waitFor()
}

async function openInvitation(page: Page): Promise<void> {
  await page.goto('/play/senet')
  await page.getByText('Online by link').click()
  await page.getByRole('button', { name: /get its link/ }).click()
  await page.getByRole('img', { name: 'The invitation as a QR code' }).waitFor()
}

async function openTable(page: Page): Promise<void> {
  await startAgainstBot(page)
  for (let step = 0; step < 2; step++) await takeStep(page)
}

async function openSelected(page: Page): Promise<void> {
  await openTable(page)
  const movable = page.locator('.senet-cell[data-movable="true"]')
  while ((await movable.count()) === 0) await takeStep(page)
  await movable.last().click()
  await page.locator('[data-target="true"]').first().waitFor()
}

test('axe finds nothing on the pages beside the table', async ({ page }) => {
  await quiet(page)
  await page.goto('/')
  await page.locator('main h1').first().waitFor({ state: 'attached' })
  await expectAccessible(page)
  for (const path of PAGES) {
    await openWithin(page, path)
    await expectAccessible(page)
  }
})

for (const { name, open } of TABLES) {
  test(`axe finds nothing on ${name}`, async ({ page }) => {
    await quiet(page)
    await open(page)
    await page.locator('main h1').first().waitFor({ state: 'attached' })
    await expectAccessible(page)
  })
}

test('in words on a phone everything is in sight, and axe finds nothing', async ({ page }) => {
  await quiet(page, { face: 'text' })
  await page.setViewportSize({ width: 390, height: 844 })
  for (const [game, choice] of [
    ['senet', 'Throw'],
    ['odysseus', 'End turn (free)'],
  ] as const) {
    await page.goto(`/play/${game}`)
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    const button = page.getByRole('button', { name: choice, exact: true })
    await button.scrollIntoViewIfNeeded()
    await expect(button).toBeInViewport({ ratio: 1 })
    await expect(page.getByLabel('Type a command')).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('region', { name: 'The board in words' })).toBeInViewport({ ratio: 1 })
    await expectAccessible(page)
  }
})
