import type { Page } from '@playwright/test'
import { openRecord } from '../scenes.ts'
import { at, HEIGHT, svg, WIDTH, withColors } from './svg.ts'

export async function drawSenet(page: Page): Promise<string> {
  await openRecord(page, 'senet/fixtures/first-seat-wins', 1)
  await page.locator('.senet-piece').first().waitFor()
  const { defs, disc, block, sticks } = await page.evaluate(() => {
    const pieceOf = (seat: number) => document.querySelector(`.senet-piece[data-seat="${seat}"] svg`)?.innerHTML ?? ''
    return {
      defs: [...document.querySelectorAll('.senet svg defs, .senet-mat svg defs')]
        .map(found => found.innerHTML)
        .join(''),
      disc: pieceOf(0),
      block: pieceOf(1),
      sticks: [...document.querySelectorAll('.senet-stick .senet-side[data-up="true"]')].map(stick => stick.innerHTML),
    }
  })
  const CELL = 108
  const squares = Array.from({ length: 18 }, (_, i) => ({ row: Math.floor(i / 6), column: i % 6 }))
  const cells = squares.map(
    ({ row, column }) =>
      `<rect x="${column * CELL + 4}" y="${row * CELL + 4}" width="${CELL - 8}" height="${CELL - 8}" rx="3" fill="url(#parchment)" stroke="#fff" stroke-opacity=".35"/>`,
  )
  const piece = (row: number, column: number, content: string) =>
    at(column * CELL + CELL / 2, row * CELL + CELL / 2, CELL / 100, content)
  const board = [
    '<rect x="-34" y="-34" width="720" height="404" rx="18" fill="#000" opacity=".35" transform="translate(10 14)"/>',
    '<rect x="-34" y="-34" width="720" height="404" rx="18" fill="url(#walnut)"/>',
    '<rect x="-14" y="-14" width="690" height="352" rx="6" fill="none" stroke="#c9a24b" stroke-width="2"/>',
    '<rect x="-4" y="-4" width="660" height="332" rx="4" fill="#4a2c16"/>',
    ...cells,
    ...[
      [0, 0, disc],
      [0, 1, block],
      [0, 3, disc],
      [1, 2, block],
      [1, 1, disc],
      [2, 4, block],
      [2, 2, disc],
    ].map(([row, column, content]) => piece(Number(row), Number(column), String(content))),
    '<path d="M150 250a22 22 0 0 1 44 0v34h-44zM160 284v-32a12 12 0 0 1 24 0v32" transform="translate(-124 0)" fill="none" stroke="#4b3720" stroke-width="4"/>',
  ]
  const LYING = [
    [370, 368, -6],
    [452, 356, 17],
    [530, 372, -15],
    [592, 344, 9],
  ]
  const thrown = sticks.map((stick, i) => {
    const [x = 0, y = 0, angle = 0] = LYING[i] ?? []
    return at(x, y, 1.1, stick, ` rotate(${angle})`)
  })
  const paints =
    '<linearGradient id="oak" x2="1" y2="1"><stop stop-color="#ecd1a5"/><stop offset="1" stop-color="#c09a66"/></linearGradient><linearGradient id="walnut" x2="0" y2="1"><stop stop-color="#7a4a2a"/><stop offset=".5" stop-color="#4c2d18"/><stop offset="1" stop-color="#2f1a0c"/></linearGradient><linearGradient id="parchment" x2="1" y2="1"><stop stop-color="#f3e5c7"/><stop offset="1" stop-color="#d8c197"/></linearGradient>'
  const plain = withColors([defs, disc, block].join(''), {})
  if (plain.includes('var(')) throw new Error('A colour is missing.')
  return svg(
    'A corner of a Senet board, with sticks',
    `<defs>${withColors(defs, {})}${paints}</defs><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#oak)"/>${withColors(
      `<g transform="translate(44 14) rotate(-4) scale(.86)">${board.join('')}</g>${thrown.join('')}`,
      {},
    )}`,
  )
}
