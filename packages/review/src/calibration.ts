import { rateOf, turnOf, utilitiesOf } from '@turnwise/bots'
import { type Bot, createRng, type GameModule, Match, parseWith } from '@turnwise/engine'
import { judgeOf, valuesAt } from './judge.ts'

/** Positions rated from `bin` to `bin + 1` tenths: their number, and the sums of their ratings and results. */
export interface Bin {
  readonly count: number
  readonly expected: number
  readonly won: number
}

export interface Calibration {
  readonly game: string
  readonly judge: string
  readonly games: number
  /** Games that were aborted because they were too long; none of their positions counts. */
  readonly unfinished: number
  readonly bins: readonly Bin[]
}

export interface CalibrationSettings {
  readonly options?: unknown
  readonly seats?: number
  /** Bots by id; all but the weakest by default. */
  readonly bots?: readonly string[]
  /** About one of this many positions is rated. */
  readonly every?: number
  /** A match with more actions is aborted. */
  readonly longest?: number
}

const BINS = 10
const EMPTY: Bin = { count: 0, expected: 0, won: 0 }
/** Bots that wait for each other can play on for ever: no match between people comes near this many actions. */
const LONGEST = 5_000

/**
 * Plays games `from` to `to` between bots, rates some positions from one seat's view, and compares the ratings with the
 * results. The same numbers give the same games, so that a series can be split and merged.
 */
export function calibrate(
  module: GameModule,
  from: number,
  to: number,
  {
    options = {},
    seats = Math.max(2, module.game.seats.min),
    bots,
    every = 12,
    longest = LONGEST,
  }: CalibrationSettings = {},
): Calibration {
  const { game } = module
  const players = Math.min(seats, game.seats.max)
  const judge = judgeOf(module, players)
  const parsed = parseWith(game.options, options)
  if (judge === undefined || !parsed.ok) throw new Error('No judge, or options that the game does not take.')
  const chosen = module.bots.filter(({ id }, i) => (bots === undefined ? i > 0 : bots.includes(id)))
  const bins: Bin[] = Array.from({ length: BINS }, () => EMPTY)
  let unfinished = 0
  for (let index = from; index < to; index++) {
    const rng = createRng(`calibration ${index}`)
    const seated = Array.from({ length: players }, () => rng.pick(chosen))
    const match = new Match(game, { seed: `calibration ${index}`, options: parsed.value, seats: players })
    const rated: { readonly seat: number; readonly value: number }[] = []
    while (match.toAct.length > 0 && match.seq < longest) {
      const seat = match.toAct[0] ?? 0
      // A random seat: in a game of two the other seat's chance is one minus this one.
      const looking = rng.int(players)
      if (rng.int(every) === 0)
        rated.push({ seat: looking, value: valuesAt(judge, match.state, looking)[looking] ?? 0 })
      const played = match.play(seat, choiceOf(module, seated[seat], match, seat, rng))
      if (!played.ok) throw new Error(played.error.message)
    }
    if (match.outcome === undefined) {
      unfinished++
      continue
    }
    const result = utilitiesOf(match.outcome, players)
    for (const { seat, value } of rated) {
      const bin = Math.min(BINS - 1, Math.floor(value * BINS))
      bins[bin] = addBins(bins[bin] ?? EMPTY, { count: 1, expected: value, won: result[seat] ?? 0 })
    }
  }
  return { game: game.id, judge: judge.bot.id, games: to - from, unfinished, bins }
}

function choiceOf(
  module: GameModule,
  bot: Bot | undefined,
  match: Match,
  seat: number,
  rng: ReturnType<typeof createRng>,
) {
  const turn = turnOf(match, seat, rng, {})
  const view = module.botView === undefined ? turn.view : module.botView(turn.view)
  if (bot === undefined) throw new Error(`No bot sits on seat ${seat}.`)
  return bot.choose({ ...turn, view })
}

function addBins(a: Bin, b: Bin): Bin {
  return { count: a.count + b.count, expected: a.expected + b.expected, won: a.won + b.won }
}

/** Parts of one series. */
export function mergeCalibrations(parts: readonly Calibration[]): Calibration {
  const [first] = parts
  if (first === undefined) throw new RangeError('nothing to merge')
  if (parts.some(({ game, judge }) => game !== first.game || judge !== first.judge)) {
    throw new Error('These are not parts of one series.')
  }
  return {
    ...first,
    games: parts.reduce((sum, { games }) => sum + games, 0),
    unfinished: parts.reduce((sum, { unfinished }) => sum + unfinished, 0),
    bins: first.bins.map((_, i) => parts.reduce((sum, { bins }) => addBins(sum, bins[i] ?? EMPTY), EMPTY)),
  }
}

/** A Markdown table, ready for a README. Positions of one game share its result, so the interval is a little too narrow. */
export function calibrationTable({ bins, games, unfinished }: Calibration): string {
  const percent = (value: number) => (value * 100).toFixed(1)
  const rows = bins.map(({ count, expected, won }, i) => {
    const { rate, low, high } = rateOf(won, count)
    const cells =
      count === 0 ? ['', ''] : [percent(expected / count), `${percent(rate)} [${percent(low)}–${percent(high)}]`]
    return [`${i * 10}–${i * 10 + 10} %`, String(count), ...cells]
  })
  const head = [`${games} games: rated`, 'positions', 'rated on average, %', 'won, % [95 %]']
  const table = [head, head.map(() => '---'), ...rows].map(row => `| ${row.join(' | ')} |`).join('\n')
  return unfinished === 0 ? table : `${table}\n\nAborted as too long, and not counted: ${unfinished}.`
}

const SIDE = 360
const EDGE = 44

/** Ratings plotted against results; on the diagonal both are equal. */
export function calibrationPicture({ bins, games, game }: Calibration): string {
  const at = (value: number) => EDGE + value * (SIDE - 2 * EDGE)
  const dots = bins.flatMap(({ count, expected, won }) => {
    if (count === 0) return []
    const { rate, low, high } = rateOf(won, count)
    const x = at(expected / count).toFixed(1)
    const y = (value: number) => (SIDE - at(value)).toFixed(1)
    return [
      `<line x1="${x}" x2="${x}" y1="${y(low)}" y2="${y(high)}" stroke="#2f5d8a" stroke-width="2"/>`,
      `<circle cx="${x}" cy="${y(rate)}" r="4" fill="#2f5d8a"><title>${count} positions</title></circle>`,
    ]
  })
  const ticks = [0, 0.5, 1].flatMap(value => [
    `<text x="${at(value)}" y="${SIDE - EDGE + 18}" text-anchor="middle">${value * 100}</text>`,
    `<text x="${EDGE - 8}" y="${SIDE - at(value) + 4}" text-anchor="end">${value * 100}</text>`,
  ])
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" width="${SIDE}" height="${SIDE}" font-family="sans-serif" font-size="12" role="img" aria-labelledby="title">`,
    `<title id="title">${game}: chances rated against games won, ${games} games</title>`,
    `<rect width="${SIDE}" height="${SIDE}" fill="#fff"/>`,
    `<rect x="${EDGE}" y="${EDGE}" width="${SIDE - 2 * EDGE}" height="${SIDE - 2 * EDGE}" fill="none" stroke="#bbb"/>`,
    `<line x1="${at(0)}" y1="${SIDE - at(0)}" x2="${at(1)}" y2="${SIDE - at(1)}" stroke="#bbb" stroke-dasharray="5 4"/>`,
    ...dots,
    ...ticks,
    `<text x="${SIDE / 2}" y="${SIDE - 8}" text-anchor="middle">rated, %</text>`,
    `<text x="14" y="${SIDE / 2}" text-anchor="middle" transform="rotate(-90 14 ${SIDE / 2})">won, %</text>`,
    '</svg>',
    '',
  ].join('\n')
}
