import { expect, type Page } from '@playwright/test'

/** Starts a match of Senet against a bot through the page. */
export async function startAgainstBot(page: Page, { level = 'Easy', seed = 'e2e' } = {}): Promise<void> {
  await page.goto('/play/senet')
  await page.getByText(level, { exact: true }).click()
  await page.getByLabel('Your name').fill('Ann')
  await page.getByText('More settings').click()
  await page.getByLabel('Seed').fill(seed)
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await page.waitForURL('**/local/*')
  await expect(page.locator('.status p')).toContainText('throw')
  await waitForTurn(page)
}

export async function pressThrow(page: Page): Promise<void> {
  await page.keyboard.press('t')
  await page.locator(MOVABLE).first().waitFor()
}

const THROW = '.senet-throw-button:not([aria-disabled])'
/** Never moves or changes, so it reacts to the first click. */
const MAT = '.senet-mat[data-open="true"]'
const MOVABLE = '.senet-cell[data-movable="true"]'
const TARGET = '[data-target="true"]'
const OVER = '.end-card'

/** Waits until the bots have played and this page's player has to act, or the match is over. */
export async function waitForTurn(page: Page): Promise<void> {
  await page.locator(`${THROW}, ${MOVABLE}, ${OVER}`).first().waitFor()
}

/** One decision of this page's player: a throw, or a piece and its target. False once the match is over. */
export async function takeStep(page: Page): Promise<boolean> {
  await waitForTurn(page)
  if ((await page.locator(OVER).count()) > 0) return false
  const before = await logLength(page)
  if ((await page.locator(THROW).count()) > 0) await page.locator(THROW).click()
  else {
    if ((await page.locator(TARGET).count()) === 0) await page.locator(MOVABLE).last().click()
    await page.locator(TARGET).first().click()
  }
  await waitForMove(page, before)
  return true
}

/** All decisions of this player's turn; the match is not over before. */
export async function takeTurn(page: Page, name: string): Promise<void> {
  const acting = page.locator('.player[data-to-act="true"]', { hasText: name })
  await acting.first().waitFor()
  while ((await acting.count()) > 0) await takeStep(page)
}

/**
 * Clicks what the page offers until the match is over: by a script in the page, since a match takes hundreds of clicks;
 * the first steps of each test use the real pointer.
 */
export async function playToEnd(page: Page): Promise<void> {
  await page.evaluate(
    async ({ throwing, movable, target, over }) => {
      const last = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].at(-1)
      while (document.querySelector(over) === null) {
        const offered = last(target) ?? last(throwing) ?? last(movable)
        offered?.click()
        await new Promise(requestAnimationFrame)
      }
    },
    { throwing: MAT, movable: MOVABLE, target: TARGET, over: OVER },
  )
}

/** Waits until the page has settled at a later moment than this: nothing moves, and the next choice can be made. */
export async function waitForMove(page: Page, before: number): Promise<void> {
  await page.evaluate(async before => {
    const settled = () => Number(document.querySelector<HTMLElement>('main.table')?.dataset.settled)
    while (!(settled() > before)) await nextChange()
  }, before)
}

/** How many moments the match has, as the timeline says. */
export async function logLength(page: Page): Promise<number> {
  return Number(await page.locator('main.table').getAttribute('data-latest'))
}
