import { percent } from './report.ts'
import type { Review } from './review.ts'

const WIDTH = 860
const HEIGHT = 260
const LEFT = 56
const RIGHT = 20
const TOP = 34
const BOTTOM = 34
const STROKES = ['#0e6b60', '#9c4a00', '#6b2f7a', '#2f5d8a']
const DASHES = ['', '8 4', '2 4', '10 3 2 3']

/** The value curve as one picture, a line for each seat, with its meaning in words. */
export function curvePicture(review: Review): string {
  const { actions, players, summary } = review
  const wide = WIDTH - LEFT - RIGHT
  const high = HEIGHT - TOP - BOTTOM
  const x = (i: number) => LEFT + (wide * i) / Math.max(1, actions.length)
  const y = (value: number) => TOP + high * (1 - Math.min(1, Math.max(0, value)))
  const point = (i: number, value: number) => `${x(i).toFixed(1)},${y(value).toFixed(1)}`
  const shown = players.length === 2 ? [0] : players.map((_, seat) => seat)
  const lines = shown.map(seat => {
    const points = actions.map(({ before }, i) => point(i, before[seat] ?? 0))
    points.push(point(actions.length, summary.seats[seat]?.result ?? 0))
    const dash = DASHES[seat % DASHES.length]
    return `<polyline fill="none" stroke="${STROKES[seat % STROKES.length]}" stroke-width="2" stroke-dasharray="${dash}" points="${points.join(' ')}"/>`
  })
  const names = shown.map(
    (seat, i) =>
      `<text x="${LEFT + i * 160}" y="20" fill="${STROKES[seat % STROKES.length]}">${escapeText(players[seat] ?? '')}</text>`,
  )
  const errors = summary.seats.flatMap(({ worst, seat }) =>
    worst.map(i => {
      const value = actions[i]?.before[shown.includes(seat) ? seat : 0] ?? 0
      return `<circle cx="${x(i).toFixed(1)}" cy="${y(value).toFixed(1)}" r="5" fill="#7c2d12"><title>${escapeText(`${players[seat]}, move ${actions[i]?.seq}: cost ${percent(actions[i]?.error ?? 0)}`)}</title></circle>`
    }),
  )
  const grid = [0, 0.5, 1].map(
    value =>
      `<line x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${y(value)}" y2="${y(value)}" stroke="#c9b48a" stroke-dasharray="${value === 0.5 ? '6 4' : ''}"/><text x="${LEFT - 8}" y="${y(value) + 4}" text-anchor="end">${percent(value)}</text>`,
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="13" role="img" aria-labelledby="title desc">`,
    `<title id="title">Chance to win, move by move</title><desc id="desc">${escapeText(describeCurve(review))}</desc>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fffdf7"/>`,
    ...grid,
    ...lines,
    ...errors,
    ...names,
    `<text x="${LEFT}" y="${HEIGHT - 10}">move ${actions[0]?.seq ?? 0}</text><text x="${WIDTH - RIGHT}" y="${HEIGHT - 10}" text-anchor="end">${actions.at(-1)?.seq ?? 0}</text>`,
    '</svg>',
    '',
  ].join('\n')
}

/** The curve in words, for screen readers: its start, end and extremes. */
export function describeCurve({ actions, players, summary }: Review): string {
  return summary.seats
    .map(({ seat, start, result }) => {
      const values = actions.map(({ before }) => before[seat] ?? 0)
      const low = values.indexOf(Math.min(...values))
      const high = values.indexOf(Math.max(...values))
      const at = (i: number) => `${percent(values[i] ?? 0)} before move ${actions[i]?.seq}`
      return values.length === 0
        ? `${players[seat]} ended at ${percent(result)}.`
        : `${players[seat]} began at ${percent(start)}, was lowest with ${at(low)} and highest with ${at(high)}, and ended at ${percent(result)}.`
    })
    .join(' ')
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
