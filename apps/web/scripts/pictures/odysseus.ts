import type { Page } from '@playwright/test'
import { openRecord } from '../scenes.ts'
import { at, HEIGHT, svg, WIDTH, withColors } from './svg.ts'

export async function drawOdysseus(page: Page): Promise<string> {
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
