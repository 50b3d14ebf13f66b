import { writeFile } from 'node:fs/promises'
import { chromium, type Page } from '@playwright/test'
import { findChromium } from '../e2e/support/find-chromium.ts'
import { startTestServer } from '../e2e/support/start-server.ts'
import { openRecord } from './scenes.ts'

/**
 * Redraws the home page's pictures of Senet and Odysseus (`games/<game>/src/web/picture.svg`) from the parts of their
 * boards. Needs a built app: `npm run build`, then `node apps/web/scripts/make-pictures.ts`.
 */
const [WIDTH, HEIGHT] = [640, 400]

const svg = (title: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><title>${title}</title>${content}</svg>\n`

/** A picture cannot read the page's colours. */
function withColors(text: string, colors: Readonly<Record<string, string>>): string {
  return text
    .replace(/var\((--[\w-]+)\)/g, (_, name: string) => colors[name] ?? '#000')
    .replaceAll(/ (class|data-[\w-]+|aria-hidden)="[^"]*"/g, '')
}

const at = (x: number, y: number, scale: number, content: string, more = '') =>
  `<g transform="translate(${x} ${y})${more} scale(${scale})">${content}</g>`

async function drawOdysseus(page: Page): Promise<string> {
  await openRecord(page, 'odysseus/fixtures/shared', 62)
  await page.locator('.odysseus-island').first().waitFor()
  const { defs, islands, colors } = await page.evaluate(() => {
    const board = document.querySelector('.odysseus')
    if (board === null) throw new Error('There is no chart.')
    const style = getComputedStyle(board)
    const names = [...board.innerHTML.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name)
    return {
      defs: document.querySelector('.odysseus-paints defs')?.innerHTML ?? '',
      islands: [...document.querySelectorAll('.odysseus-island-figure')].map(island => island.innerHTML),
      colors: Object.fromEntries([...new Set(names)].map(name => [name, style.getPropertyValue(name).trim()])),
    }
  })
  // At the start all ships are undamaged.
  await openRecord(page, 'odysseus/fixtures/shared', 1)
  const ship = await page
    .locator('.odysseus-ship[data-damage="0"] .odysseus-ship-hull svg')
    .first()
    .evaluate(hull => hull.innerHTML)
  const wash = 'M-60 250C60 150 180 175 300 150S520 60 700 110'
  const sea = [
    [330, '#c4ebda'],
    [290, '#8fd0c8'],
    [215, '#62b3b3'],
    [120, '#4a9fa8'],
  ].map(
    ([width, color]) =>
      `<path d="${wash}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"/>`,
  )
  const route = `<path d="M20 322C150 268 250 300 350 262S520 190 660 212" fill="none" stroke="#fffdf4" stroke-width="5" stroke-linecap="round" stroke-dasharray=".1 15"/>`
  const paper =
    '<linearGradient id="paper" x2="1" y2="1"><stop stop-color="#f8edd3"/><stop offset="1" stop-color="#e2cda3"/></linearGradient>'
  const rays = Array.from(
    { length: 24 },
    (_, i) =>
      `M320 470L${Math.round(320 + 700 * Math.cos((i * Math.PI) / 12))} ${Math.round(470 + 700 * Math.sin((i * Math.PI) / 12))}`,
  ).join('')
  const body = [
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#paper)"/>`,
    `<path d="${rays}" stroke="#8a6a3c" stroke-opacity=".18"/>`,
    ...sea,
    '<path d="M60 120q9-8 18 0t18 0M470 300q9-8 18 0t18 0M330 60q9-8 18 0t18 0M140 215q9-8 18 0t18 0" fill="none" stroke="#e9fbf3" stroke-width="2.4" stroke-linecap="round" opacity=".8"/>',
    route,
    at(26, 96, 1.55, islands[3] ?? ''),
    at(420, 36, 1.5, islands[4] ?? ''),
    at(480, 262, 1.15, islands.at(-1) ?? ''),
    at(212, 112, 2.5, ship),
    '<rect x="9" y="9" width="622" height="382" fill="none" stroke="#8a6a3c" stroke-width="3" stroke-dasharray="46 46" opacity=".55"/>',
  ]
  const seat = { ...colors, '--seat-teal-fill': '#0e6b60' }
  return svg(
    'A ship between two islands on an old chart',
    `<defs>${withColors(defs, seat)}${paper}</defs><g color="#0e6b60">${withColors(body.join(''), seat)}</g>`,
  )
}

async function drawSenet(page: Page): Promise<string> {
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

const server = await startTestServer()
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
const page = await browser.newPage({ baseURL: server.url, viewport: { width: 1280, height: 800 } })
await page.addInitScript(() =>
  localStorage.setItem('turnwise.settings', '{"speed":"off","muted":true,"theme":"light"}'),
)
for (const [game, draw] of [
  ['odysseus', drawOdysseus],
  ['senet', drawSenet],
] as const) {
  await writeFile(new URL(`../../../games/${game}/src/web/picture.svg`, import.meta.url), await draw(page))
}
await browser.close()
await server.close()
