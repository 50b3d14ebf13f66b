import { expect, type Page } from '@playwright/test'
import { logLength, waitForMove } from './senet.ts'

/** The page as a screen reader gets it: roles, names and states. */
const treeOf = (page: Page): Promise<string> => page.getByRole('main').ariaSnapshot()

/** The focused element, as a screen reader gets it; empty if there is none. */
async function focusOf(page: Page): Promise<string> {
  const focused = page.locator(':focus')
  return (await focused.count()) === 0 ? '' : focused.ariaSnapshot()
}

/** Presses Tab until the focused element matches. */
async function tabTo(page: Page, wanted: RegExp): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab')
    if (wanted.test(await focusOf(page))) return
  }
  throw new Error(`Tab does not lead to ${wanted}.`)
}

/** Plays with keys alone, by the accessibility tree, until the result appears. */
async function playByKeys(page: Page, step: (tree: string) => Promise<boolean>): Promise<void> {
  for (;;) {
    const [seen, before] = [await page.evaluate(() => changes), await logLength(page)]
    const tree = await treeOf(page)
    if (tree.includes('region "Result"')) return
    if (await step(tree)) await waitForMove(page, before)
    else await page.waitForFunction(seen => changes > seen, seen)
  }
}

const SQUARES_IN_ROW = 10

/** Rows of ten; every second one runs backwards. */
function placeOf(square: number): { readonly row: number; readonly column: number } {
  const row = Math.floor((square - 1) / SQUARES_IN_ROW)
  const column = (square - 1) % SQUARES_IN_ROW
  return { row, column: row % 2 === 0 ? column : SQUARES_IN_ROW - 1 - column }
}

async function walk(page: Page, at: number, square: number): Promise<void> {
  const [from, to] = [placeOf(at), placeOf(square)]
  for (let row = from.row; row !== to.row; row += Math.sign(to.row - row)) {
    await page.keyboard.press(to.row > row ? 'ArrowDown' : 'ArrowUp')
  }
  for (let column = from.column; column !== to.column; column += Math.sign(to.column - column)) {
    await page.keyboard.press(to.column > column ? 'ArrowRight' : 'ArrowLeft')
  }
}

/** The square that has the focus. */
async function focusedSquare(page: Page): Promise<number | undefined> {
  const square = /Square (\d+)/.exec(await focusOf(page))?.[1]
  return square === undefined ? undefined : Number(square)
}

/** A whole match of Senet: T throws, arrows walk to a piece that can move, Enter lifts it and puts it down. */
export async function playSenetByKeys(page: Page): Promise<void> {
  await playByKeys(page, async tree => {
    const movable = [...tree.matchAll(/"Square (\d+), your piece[^":]*: can move/g)].map(([, square]) => Number(square))
    if (movable.length === 0) {
      if (!/button "Throw"(?! \[disabled\])/.test(tree)) return false
      await page.keyboard.press('t')
      return true
    }
    // When a piece leaves the board, the focus is lost.
    if ((await focusedSquare(page)) === undefined) await tabTo(page, /Square/)
    const at = (await focusedSquare(page)) ?? 1
    const [nearest = at] = movable.toSorted((a, b) => Math.abs(a - at) - Math.abs(b - at))
    await walk(page, at, nearest)
    await page.keyboard.press('Enter')
    // The focus moves to where the piece would end.
    await expect.poll(() => focusedSquare(page)).not.toBe(nearest)
    await page.keyboard.press('Enter')
    return true
  })
}

/** A whole voyage: Tab to the first action that is possible, Enter takes it as often as it can be taken. */
export async function playOdysseusByKeys(page: Page): Promise<void> {
  await playByKeys(page, async tree => {
    const action = /button "((?:Draw a Sea card|End turn|Take no wind|\d forward)[^"]*)"(?! \[disabled\])/.exec(
      tree,
    )?.[1]
    if (action === undefined) return false
    const name = action.replace(/ (\d|free|stay).*/, '')
    const isThere = (await focusOf(page)).includes(name)
    if (!isThere) await tabTo(page, new RegExp(name))
    await page.keyboard.press('Enter')
    return true
  })
}
