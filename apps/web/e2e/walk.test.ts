import type { Page } from '@playwright/test'
import { expect, quiet, test } from './support/fixtures.ts'
import { joinMatch, makeMatch, newGuest } from './support/online.ts'
import { openPresent, RECORDS, readRecord } from './support/records.ts'
import { startAgainstBot } from './support/senet.ts'
import { openMore } from './support/table.ts'

/** 640 × 400 is a laptop of 1280 × 800 at a zoom of 200 %. */
const SIZES = [
  { width: 1280, height: 800, share: 0.6 },
  { width: 1366, height: 768, share: 0.6 },
  { width: 1920, height: 1080, share: 0.6 },
  { width: 390, height: 844, share: 0.55 },
  { width: 375, height: 667 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
  { width: 640, height: 400 },
] as const

/** Positions in a recorded match, as fractions of its length. */
const PHASES = [0, 0.02, 0.15, 0.35, 0.55, 0.75, 0.95]

/** The layout problems of the current page, in words. */
const findProblems = () => {
  const problems: string[] = []
  const root = document.documentElement
  if (root.scrollWidth > innerWidth) problems.push(`scrolls sideways by ${root.scrollWidth - innerWidth}`)
  if (root.scrollHeight > innerHeight) problems.push(`scrolls down by ${root.scrollHeight - innerHeight}`)
  const isZoomed = innerWidth === 640
  const least = Math.min(innerWidth, innerHeight) < 600 && !isZoomed ? 44 : 24
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 40)}"`
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  }
  const parts = [
    ...document.querySelectorAll(
      '.plate, .status p, .strip .button, .header a, .header button, .rail button, .notice, .ask, .ask .button',
    ),
  ]
  for (const part of parts.filter(isShown)) {
    const { left, top, right, bottom } = part.getBoundingClientRect()
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) {
      problems.push(`outside the window: ${nameOf(part)}`)
    }
  }
  // The parts that the page lays over the board never overlap each other.
  const overlays = [...document.querySelectorAll('.players > li, .strip-grid > *')].filter(isShown)
  for (const [i, a] of overlays.entries()) {
    for (const b of overlays.slice(i + 1)) {
      const [one, two] = [a.getBoundingClientRect(), b.getBoundingClientRect()]
      const across = Math.min(one.right, two.right) - Math.max(one.left, two.left)
      const down = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top)
      if (across > 2 && down > 2) problems.push(`${nameOf(a)} lies over ${nameOf(b)}`)
    }
  }
  const watches = document.querySelector('.strip-plate .plate') === null
  // Places of a drawn board that cannot be chosen only describe themselves, and have 24 px: a spectator's, and on a phone
  // held sideways those of a route with 31 of them.
  const isPlace = (target: Element) =>
    target.matches(
      `${watches ? '.board-slot button' : '[data-arrangement="across"] .odysseus-spot'}:not([data-target="true"])`,
    )
  const targets = [...document.querySelectorAll('main button, main a, .header a, .header button, main input')]
  for (const target of targets.filter(isShown)) {
    const { width, height } = target.getBoundingClientRect()
    const wanted = isPlace(target) ? 24 : least
    if (width < wanted - 0.5 || height < wanted - 0.5) {
      problems.push(`${Math.round(width)} × ${Math.round(height)} is too small: ${nameOf(target)}`)
    }
  }
  for (const text of document.querySelectorAll(
    '.notice-text, .scene :is(.status-title, .status-detail, .plate-standing)',
  )) {
    if (!isShown(text)) continue
    if (text.scrollHeight > text.clientHeight + 2 || text.scrollWidth > text.clientWidth + 1) {
      problems.push(`cut off: ${nameOf(text)}`)
    }
  }
  for (const scroller of document.querySelectorAll('.scene, .scene :not(svg *)')) {
    const down = scroller.scrollHeight - scroller.clientHeight
    const across = scroller.scrollWidth - scroller.clientWidth
    if (down <= 1 && across <= 1) continue
    // At 200 % a maze that is being built is larger than its window and dragged like a map.
    if (isZoomed && scroller.matches('[data-larger="true"]')) continue
    const { overflowX, overflowY } = getComputedStyle(scroller)
    const scrolls = (value: string, by: number) => (value === 'auto' || value === 'scroll') && by > 1
    if ((scrolls(overflowY, down) || scrolls(overflowX, across)) && isShown(scroller)) {
      problems.push(`scrolls inside: ${nameOf(scroller)}`)
    }
  }
  const scene = document.querySelector('.scene')?.getBoundingClientRect()
  return { problems, share: scene === undefined ? 0 : (scene.width * scene.height) / (innerWidth * innerHeight) }
}

/** The problems at each size, prefixed with the size and this name. */
async function walkSizes(page: Page, name: string): Promise<readonly string[]> {
  const found: string[] = []
  for (const { width, height, ...wanted } of SIZES) {
    await page.setViewportSize({ width, height })
    await expect(page.locator('.strip')).toBeVisible()
    await page.evaluate(() => atRest())
    const { problems, share } = await page.evaluate(findProblems)
    const where = `${width} × ${height}, ${name}`
    found.push(...problems.map(problem => `${where}: ${problem}`))
    if ('share' in wanted && share < wanted.share) found.push(`${where}: the scene has ${share.toFixed(2)}`)
  }
  return found
}

for (const recorded of RECORDS) {
  test(`${recorded.game} fits every screen in every phase`, async ({ page }) => {
    test.slow()
    await quiet(page)
    const { length } = readRecord(recorded).entries
    const found: string[] = []
    for (const phase of PHASES) {
      const moves = Math.floor(length * phase)
      await openPresent(page, recorded, moves)
      found.push(...(await walkSizes(page, `${moves} of ${length}`)))
    }
    expect(found).toEqual([])
  })
}

test('every notice and every question fits every screen, and none of them moves the board', async ({
  page,
  browser,
  home,
  server,
}) => {
  test.slow()
  const found: string[] = []
  const link = await makeMatch(page)
  const board = () => page.locator('.senet-cells').boundingBox()
  await page.evaluate(() => atRest())
  const before = await board()
  const notice = page.locator('.notice')
  await expect(notice).toHaveText('Waiting for your opponent')
  found.push(...(await walkSizes(page, 'waiting')))
  const bob = await newGuest(browser, home)
  await bob.goto(link)
  await bob.locator('.ask.join').waitFor()
  found.push(...(await walkSizes(bob, 'a seat to take')))
  await bob.setViewportSize({ width: 1280, height: 800 })
  await joinMatch(bob, link, 'Bob')
  await expect(notice).toHaveText('Keep your seat link')
  found.push(...(await walkSizes(page, 'the seat link')))
  await openMore(bob)
  await bob.getByRole('button', { name: 'Offer draw' }).click()
  await expect(page.locator('.ask')).toContainText('offers a draw')
  found.push(...(await walkSizes(page, 'an offer')))
  const watcher = await newGuest(browser, home)
  await watcher.goto(link)
  await expect(watcher.locator('.notice')).toHaveText('You are watching')
  found.push(...(await walkSizes(watcher, 'watching')))
  await bob.context().close()
  await watcher.setViewportSize({ width: 1280, height: 800 })
  await startAgainstBot(watcher)
  await watcher.evaluate(() => {
    IDBObjectStore.prototype.add = () => {
      throw new DOMException('The disk is full.', 'QuotaExceededError')
    }
  })
  await watcher.locator('.senet-throw-button').click()
  await expect(watcher.locator('.notice')).toHaveText('The action was not saved')
  found.push(...(await walkSizes(watcher, 'no storage')))
  await watcher.setViewportSize({ width: 1280, height: 800 })
  await makeMatch(watcher, { confirm: true }, 'No clock', 'odysseus')
  await watcher.getByRole('button', { name: /^End turn/ }).click()
  await expect(watcher.locator('.ask-beside')).toContainText('End')
  found.push(...(await walkSizes(watcher, 'a choice to confirm')))
  await watcher.context().close()
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect(notice).toHaveText('Bob is away. Go on without them?')
  found.push(...(await walkSizes(page, 'a player is away')))
  await server.stop()
  await expect(notice).toHaveText('Reconnecting…')
  found.push(...(await walkSizes(page, 'no connection')))
  await server.start()
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect.poll(board).toEqual(before)
  expect(found).toEqual([])
})
