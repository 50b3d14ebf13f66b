import * as Plot from '@observablehq/plot'
import { parseHTML } from 'linkedom'
import type { PairingResult } from './job.ts'
import { formatTable, type PairingSummary } from './summary.ts'

export interface Picture {
  /** The name of its file, without the extension. */
  readonly id: string
  readonly caption: string
  readonly svg: string
}

export function picturesOf(
  summaries: readonly PairingSummary[],
  results: readonly PairingResult[],
): readonly Picture[] {
  return [
    { id: 'win-rates', caption: 'Win rates, with 95 % intervals', svg: winRates(summaries) },
    { id: 'lengths', caption: 'Length of games, in actions', svg: lengths(results) },
    { id: 'seats', caption: 'Advantage of seats', svg: seats(summaries) },
    { id: 'times', caption: 'Time a move, milliseconds', svg: times(summaries) },
  ]
}

/** One self-contained page: the table and the pictures inside it. */
export function reportPage(title: string, summaries: readonly PairingSummary[], pictures: readonly Picture[]): string {
  const figures = pictures.map(({ caption, svg }) => `<figure><figcaption>${caption}</figcaption>${svg}</figure>`)
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>${escapeText(title)}: arena</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#222}
figure{margin:2rem 0}figcaption{font-weight:600}svg{max-width:100%;height:auto}pre{overflow:auto;background:#f4f1ea;padding:1rem}</style>
<h1>${escapeText(title)}</h1>
<pre>${escapeText(formatTable(title, summaries))}</pre>
${figures.join('\n')}
</html>
`
}

const nameOf = (pairing: readonly string[], i: number) => `${pairing[i]} (against ${pairing[1 - i] ?? 'itself'})`

function winRates(summaries: readonly PairingSummary[]): string {
  const rows = summaries.flatMap(({ pairing, wins }) => wins.map((win, i) => ({ name: nameOf(pairing, i), ...win })))
  return draw({
    marginLeft: 200,
    x: { domain: [0, 100], percent: true, label: 'won, %', grid: true },
    marks: [
      Plot.ruleX([0.5], { strokeDasharray: '4 4' }),
      Plot.ruleY(rows, { y: 'name', x1: 'low', x2: 'high', strokeWidth: 2 }),
      Plot.dot(rows, { y: 'name', x: 'rate', fill: '#a3472a', r: 5 }),
    ],
  })
}

function lengths(results: readonly PairingResult[]): string {
  const rows = results.flatMap(({ pairing, games }) =>
    games.map(({ actions }) => ({ pairing: pairing.join(' against '), actions })),
  )
  return draw({ marginLeft: 200, x: { grid: true }, marks: [Plot.boxX(rows, { x: 'actions', y: 'pairing' })] })
}

function seats(summaries: readonly PairingSummary[]): string {
  const rows = summaries.flatMap(({ pairing, seats }) =>
    seats.map((rate, seat) => ({ pairing: pairing.join(' against '), seat: `seat ${seat}`, ...rate })),
  )
  return draw({
    marginLeft: 200,
    x: { domain: [0, 100], percent: true, label: 'won, %', grid: true },
    color: { legend: false },
    marks: [
      Plot.ruleY(rows, { y: 'pairing', x1: 'low', x2: 'high', strokeWidth: 2, stroke: '#bbb' }),
      Plot.text(rows, { y: 'pairing', x: 'rate', text: 'seat', dy: -10 }),
      Plot.dot(rows, { y: 'pairing', x: 'rate', r: 4, fill: '#2f5d8a' }),
    ],
  })
}

function times(summaries: readonly PairingSummary[]): string {
  const rows = summaries.flatMap(({ pairing, perMove }) => perMove.map((ms, i) => ({ name: nameOf(pairing, i), ms })))
  return draw({
    marginLeft: 200,
    x: { grid: true, label: 'ms' },
    marks: [Plot.barX(rows, { y: 'name', x: 'ms', fill: '#2f5d8a' })],
  })
}

function draw(options: Plot.PlotOptions): string {
  const { document } = parseHTML('<html><body></body></html>')
  const figure = Plot.plot({ y: { label: null }, ...options, document, width: 860 })
  figure.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  return figure.outerHTML
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
