import { expect } from 'vitest'
import type { Page, Point } from './engine.ts'
import { expectText, isThere, latest, move, place } from './hands.ts'

interface FirstMoves {
  readonly seed: string
  play(page: Page): Promise<void>
}

const THROW = '.senet-throw-button'
export const MOVABLE = '.senet-cell[data-movable="true"]'

/** The first moves of each game, by the pointer on its board. */
export const FIRST_MOVES: Readonly<Record<string, FirstMoves>> = {
  senet: {
    seed: 'e2e',
    async play(page) {
      for (let step = 0; step < 4; step++) await takeSenetStep(page)
      await expect
        .poll(() => page.run(() => document.querySelector('.senet')?.getAttribute('data-surface')))
        .toBe('drawn')
    },
  },
  odysseus: {
    seed: 'e2e',
    async play(page) {
      await move(page, '.odysseus-spot[data-target="true"]', 'Tile 1')
      await move(page, '.odysseus-action', 'Draw a Sea card')
      await expectText(page, '.odysseus-card figcaption', /./)
    },
  },
  geniejack: {
    seed: 'e2e',
    async play(page) {
      await move(page, '.geniejack-deal')
      await move(page, 'button', 'Stand')
      await place(page, '.geniejack-ribbon')
    },
  },
  maze: {
    seed: 'e2e',
    async play(page) {
      await move(page, 'button', 'Build this maze')
      await place(page, 'button', 'Start at')
      await page.drag(await mazePlace(page, 2, 3))
      await move(page, 'button', 'Start at C4')
      await move(page, '.maze-way')
    },
  },
  runerail: {
    // The player of the page is first, and nobody has built here.
    seed: 'first train 2',
    async play(page) {
      await move(page, '.runerail-option:first-child')
      await expectText(page, '.status p', /^Build/)
      const [first, ...others] = await Promise.all([39, 38, 37, 36].map(across => railPlace(page, across, 12)))
      if (first === undefined) return
      await page.drag(first, ...others)
      await expectText(page, '.runerail-plan', '3 sections')
      await move(page, '.runerail button, .strip button', 'Build')
    },
  },
}

/** A throw, or a piece that is dragged to its target. */
export async function takeSenetStep(page: Page): Promise<void> {
  const before = await latest(page)
  await place(page, `${THROW}, ${MOVABLE}`)
  if (await isThere(page, MOVABLE)) {
    const piece = await place(page, MOVABLE)
    await page.drag(piece)
    await page.drag(piece, await place(page, '[data-target="true"]'))
    await expect.poll(() => latest(page)).toBeGreaterThan(before)
  } else await move(page, THROW)
}

/** The middle of a cell on the screen. */
async function mazePlace(page: Page, column: number, row: number): Promise<Point> {
  return page.run(
    (column, row) => {
      const map = document.querySelector('.maze-paper[data-name="main"] .maze-map')
      const number = (name: string) => Number(map?.getAttribute(name))
      const [fromX = 0, fromY = 0] = (map?.getAttribute('data-from') ?? '').split(',').map(Number)
      const { x = 0, y = 0 } = map?.getBoundingClientRect() ?? {}
      const unit = number('data-cell')
      return {
        x: x + number('data-left') + (column - fromX + 0.5) * unit,
        y: y + number('data-top') + (row - fromY + 0.5) * unit,
      }
    },
    column,
    row,
  )
}

/** The position of a milepost above ground on the screen, from the map's camera. */
function railPlace(page: Page, q: number, r: number): Promise<Point> {
  return page.run(
    (q, r) => {
      const canvas = document.querySelector('.runerail-canvas')
      const [, x = 0, y = 0, scale = 1] = (canvas?.getAttribute('data-camera') ?? '').split(' ').map(Number)
      const { left = 0, top = 0, width = 0, height = 0 } = canvas?.getBoundingClientRect() ?? {}
      return {
        x: left + width / 2 + (q + (r & 1) / 2 - x) * scale,
        y: top + height / 2 + ((r * Math.sqrt(3)) / 2 - y) * scale,
      }
    },
    q,
    r,
  )
}
