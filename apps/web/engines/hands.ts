import { expect, vi } from 'vitest'
import type { Page, Point } from './engine.ts'

/** The middle of the last element that is named so and can be clicked there. */
function findPlace(selector: string, name: string | null): Point | null {
  for (const element of [...document.querySelectorAll(selector)].reverse()) {
    const own = element.getAttribute('aria-label') ?? element.textContent ?? ''
    if (name !== null && !own.trim().startsWith(name)) continue
    if (element.getAttribute('aria-disabled') === 'true') continue
    element.scrollIntoView({ block: 'nearest' })
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    if (width > 0 && element.contains(document.elementFromPoint(x, y))) return { x, y }
  }
  return null
}

const messageOf = (selector: string, name = '') => ({ message: `${selector} ${name}` })

/** Where it can be clicked, as soon as it can be. */
export async function place(page: Page, selector: string, name?: string): Promise<Point> {
  let found: Point | null = null
  await expect
    .poll(async () => (found = await page.run(findPlace, selector, name ?? null)), messageOf(selector, name))
    .not.toBeNull()
  return found ?? { x: 0, y: 0 }
}

export async function click(page: Page, selector: string, name?: string): Promise<void> {
  await page.drag(await place(page, selector, name))
}

/** Clicks until it has had an effect: a button that has just replaced another one ignores the first 400 ms. */
export async function clickUntil(
  page: Page,
  done: () => Promise<boolean>,
  selector: string,
  name?: string,
): Promise<void> {
  await expect
    .poll(
      async () => {
        if (await done()) return true
        const point = await page.run(findPlace, selector, name ?? null)
        if (point !== null) await page.drag(point)
        return vi.waitUntil(done, { timeout: 3_000 }).catch(() => false)
      },
      messageOf(selector, name),
    )
    .toBe(true)
}

/** Replaces what is in a field. */
export async function fill(page: Page, text: string, selector: string, name?: string): Promise<void> {
  await click(page, selector, name)
  await page.run(() => document.activeElement instanceof HTMLInputElement && document.activeElement.select())
  await page.type(text)
}

export async function expectText(page: Page, selector: string, text: string | RegExp): Promise<void> {
  await expect
    .poll(() => page.run(selector => document.querySelector(selector)?.textContent ?? '', selector))
    .toMatch(text)
}

export function isThere(page: Page, selector: string): Promise<boolean> {
  return page.run(selector => document.querySelector(selector) !== null, selector)
}

/** How many entries the match has. */
export function latest(page: Page): Promise<number> {
  return page.run(() => Number(document.querySelector('main.table')?.getAttribute('data-latest') ?? -1))
}

/** Clicks until the match has one entry more. */
export async function move(page: Page, selector: string, name?: string): Promise<void> {
  const before = await latest(page)
  await clickUntil(page, async () => (await latest(page)) > before, selector, name)
}

/** Waits until what is to be seen at this size has been drawn and has come to rest. */
export async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.resize(width, height)
  await expect.poll(() => page.run(() => [innerWidth, innerHeight])).toEqual([width, height])
  await page.run(() => {
    Object.assign(globalThis, { isDrawn: false })
    requestAnimationFrame(() => requestAnimationFrame(() => Object.assign(globalThis, { isDrawn: true })))
  })
  await expect
    .poll(() =>
      page.run(() => {
        const moves = document.getAnimations().filter(({ effect, playState }) => {
          return playState === 'running' && effect?.getTiming().iterations !== Number.POSITIVE_INFINITY
        })
        return Reflect.get(globalThis, 'isDrawn') === true && moves.length === 0
      }),
    )
    .toBe(true)
}
