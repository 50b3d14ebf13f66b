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

/** Throws by the key. A key pressed while the board is still loading has no effect, so it is pressed until it works. */
export async function pressThrow(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('t')
    await expect(page.locator(MOVABLE).first()).toBeVisible({ timeout: 2_000 })
  }).toPass()
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
  // A button that has just replaced another one ignores the first 400 ms, so a click may have to be repeated.
  await expect(async () => {
    if ((await logLength(page)) > before) return
    if ((await page.locator(THROW).count()) > 0) await page.locator(THROW).click({ timeout: 3_000 })
    else {
      if ((await page.locator(TARGET).count()) === 0) await page.locator(MOVABLE).last().click({ timeout: 3_000 })
      await page.locator(TARGET).first().click({ timeout: 3_000 })
    }
    await expect.poll(() => logLength(page), { timeout: 3_000 }).toBeGreaterThan(before)
  }).toPass()
  return true
}

/**
 * Clicks what the page offers until the match is over: by a script in the page, since a match takes hundreds of clicks;
 * the first steps of each test use the real pointer.
 */
export async function playToEnd(page: Page): Promise<void> {
  await page.evaluate(
    async ({ throwing, movable, target, over }) => {
      const click = (selector: string): boolean => {
        const found = [...document.querySelectorAll<HTMLElement>(selector)].at(-1)
        found?.click()
        return found !== undefined
      }
      for (let idle = 0; document.querySelector(over) === null; idle++) {
        if (idle > 2000) throw new Error('The match stands still.')
        if (click(target) || click(throwing) || click(movable)) idle = 0
        await new Promise(resolve => setTimeout(resolve, 10))
      }
    },
    { throwing: MAT, movable: MOVABLE, target: TARGET, over: OVER },
  )
}

/** How many moments the match has, as the timeline says. */
export async function logLength(page: Page): Promise<number> {
  return Number(await page.locator('main.table').getAttribute('data-latest'))
}
