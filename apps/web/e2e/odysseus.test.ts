import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, Page } from '@playwright/test'
import { collectProblems, expect, quiet, test } from './support/fixtures.ts'
import { logLength } from './support/senet.ts'

const ACTION = '.odysseus-action:not([aria-disabled])'
const OVER = '.end-card'

async function startLocal(page: Page, seed = 'e2e'): Promise<void> {
  await page.goto('/play/odysseus')
  await page.getByText('Greedy', { exact: true }).click()
  await page.getByLabel('Your name').fill('Ann')
  await page.getByText('More settings').click()
  await page.getByLabel('Seed').fill(seed)
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await page.waitForURL('**/local/*')
  await page.locator(ACTION).first().waitFor()
}

/** One action of the person before this page, by the pointer. */
async function act(page: Page, name: string | RegExp = /./): Promise<void> {
  await page.locator(ACTION).filter({ hasText: name }).first().waitFor()
  const before = await logLength(page)
  await page.locator(ACTION).filter({ hasText: name }).first().click()
  await expect.poll(() => logLength(page)).toBeGreaterThan(before)
}

/** Draws and takes what the wind gives until somebody has won: in the page itself, since it takes a hundred clicks. */
async function playToEnd(page: Page): Promise<void> {
  await page.evaluate(
    async ({ action, over }) => {
      for (let idle = 0; document.querySelector(over) === null; idle++) {
        if (idle > 3000) throw new Error('The match stands still.')
        const found = document.querySelector<HTMLElement>(action)
        if (found !== null) {
          found.click()
          idle = 0
        }
        await new Promise(resolve => setTimeout(resolve, 10))
      }
    },
    { action: ACTION, over: OVER },
  )
}

test.beforeEach(({ page }) => quiet(page))

test('a whole voyage against a bot, the path in one row all the way', async ({ page }) => {
  test.slow()
  const problems = collectProblems(page)
  await startLocal(page)
  await expect(page.locator('.odysseus')).toHaveAttribute('data-layout', 'row')
  await expect(page.locator('.odysseus-tile')).toHaveCount(31)
  await act(page, 'Draw a Sea card')
  await expect(page.locator('.odysseus-card')).not.toHaveAttribute('data-empty', 'true')
  await playToEnd(page)
  await expect(page.locator('.odysseus-epic')).toContainText('won')
  const overflow = await page.locator('.odysseus-chart').evaluate(chart => chart.scrollWidth - chart.clientWidth)
  expect(overflow).toBeLessThanOrEqual(0)
  expect(problems).toEqual([])
})

test('careful sailing by a click on the tile, undo, and a reload in the middle', async ({ page }) => {
  await startLocal(page)
  await page.locator('button.odysseus-spot').first().click()
  await expect.poll(() => logLength(page)).toBe(1)
  await expect(page.locator('.player', { hasText: 'Ann' })).toContainText('tile 1')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.locator('.player', { hasText: 'Ann' })).toContainText('tile 0')
  await act(page, 'Draw a Sea card')
  const standing = await page.locator('.odysseus-fleet').textContent()
  await page.reload()
  await expect(page.locator('.odysseus-fleet')).toHaveText(standing ?? '')
})

test('the last voyage stays marked behind a repair and a reload', async ({ page }) => {
  await startLocal(page)
  await expect(page.locator('.odysseus-wake')).toHaveCount(0)
  await page.locator('button.odysseus-spot').first().click()
  await act(page, 'Repair 1')
  await expect(page.locator('.odysseus-berth')).toHaveText('A')
  await page.reload()
  await expect(page.locator('.odysseus-berth')).toHaveText('A')
  await expect(page.locator('.odysseus-wake')).toHaveCount(1)
})

test('a button that cannot be used says why', async ({ page }) => {
  await startLocal(page)
  await act(page, 'Repair 1')
  await page.getByRole('button', { name: /^Sail 2 carefully/ }).click({ force: true })
  await expect(page.locator('.status')).toContainText('5 points')
})

async function guest(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await quiet(page)
  return page
}

test('three captains on three devices', async ({ page, browser, home }) => {
  test.slow()
  await page.goto('/play/odysseus')
  await page.getByText('Online by link').click()
  await page.getByLabel('Your name').fill('Ann')
  await page.getByText('More settings').click()
  await page.getByRole('group', { name: 'Players' }).getByText('3', { exact: true }).click()
  await page.getByRole('button', { name: /get its link/ }).click()
  await page.waitForURL('**/match/*')
  const link = await page
    .getByRole('textbox', { name: /^Invite/ })
    .first()
    .inputValue()
  await page.getByRole('button', { name: 'Close' }).click()
  const others = [await guest(browser, home), await guest(browser, home)]
  for (const [i, name] of ['Bob', 'Cleo'].entries()) {
    const other = others[i]
    if (other === undefined) throw new Error('nobody there')
    await other.goto(link)
    await other.getByLabel('Your name').fill(name)
    await other.getByRole('button', { name: 'Sit down and play' }).click()
    await expect(other.locator('.player', { hasText: name })).toContainText('you')
  }
  await act(page, 'Draw a Sea card')
  for (const other of others) await expect.poll(() => logLength(other)).toBeGreaterThan(0)
  await Promise.all([page, ...others].map(playToEnd))
  for (const other of others) await other.context().close()
})

for (const theme of ['light', 'dark'] as const) {
  for (const [name, size] of [
    ['laptop', { width: 1280, height: 800 }],
    ['phone', { width: 390, height: 844 }],
  ] as const) {
    test(`axe finds nothing on the chart, ${theme}, ${name}`, async ({ page }) => {
      await quiet(page, { theme })
      await page.setViewportSize(size)
      await startLocal(page)
      for (let i = 0; i < 4; i++) await act(page)
      if (name === 'phone') {
        const scroll = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)
        expect(scroll).toBeLessThanOrEqual(0)
      }
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' ')}`)).toEqual([])
    })
  }
}

for (const theme of ['light', 'dark'] as const) {
  test(`high contrast draws in full ink in the ${theme} theme`, async ({ page }) => {
    await quiet(page, { theme, contrast: 'high' })
    await page.goto('/learn/odysseus')
    const [drawn, ink] = await page
      .locator('.odysseus')
      .first()
      .evaluate(board =>
        ['--odysseus-line', '--ink'].map(name => getComputedStyle(board).getPropertyValue(name).trim()),
      )
    expect(drawn).toBe(ink)
    expect(ink).not.toBe('')
  })
}
