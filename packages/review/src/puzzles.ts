import { turnOf } from '@turnwise/bots'
import {
  type Budget,
  createRng,
  type GameAction,
  type GameModule,
  Match,
  type Puzzle,
  parseWith,
  type Seat,
  type Solution,
} from '@turnwise/engine'
import { type Judge, judgeOf, rateChoices, viewFor } from './judge.ts'

export interface PuzzleSettings {
  /** Number of the first game, and the maximum number of games. */
  readonly from?: number
  readonly games?: number
  /** Number of puzzles to find. */
  readonly most?: number
  /** The minimum lead of the best choice over the second, by both judgements. */
  readonly clear?: number
  /** Budget of the second judgement. */
  readonly iterations?: number
  readonly options?: unknown
  /** Exact values, where known: they decide instead of both judgements. */
  readonly solution?: Solution
}

/** With fewer choices guessing is too easy, unless exact values make the position worth knowing; more are too many to compare. */
const LEAST_CHOICES = 3
const LEAST_EXACT = 2
const MOST_CHOICES = 8
/** A position that is won or lost with any choice is not a puzzle. */
const OPEN = [0.15, 0.9] as const
/** At most this many from one game, and so many actions apart, so that they differ. */
const FROM_ONE = 2
const EXACT_FROM_ONE = 1
const APART = 20
/** One of so many positions is judged; where values are exact, every one. */
const LOOKED_AT = 4
/** No answer may be right in more than this share of the puzzles. */
const SAME_ANSWER = 1 / 3
/** Solved positions are ends of games: at most this share of the puzzles. */
const EXACT_SHARE = 1 / 2

/** Positions from bot games in which one choice is clearly better, by the judge and again by a stronger search. */
export function* findPuzzles(module: GameModule, settings: PuzzleSettings = {}): Generator<Puzzle> {
  const { from = 0, games = 200, most = 36 } = settings
  const { game } = module
  const seats = Math.max(game.seats.min, Math.min(2, game.seats.max))
  const judge = judgeOf(module, seats)
  const options = parseWith(game.options, settings.options ?? {})
  if (judge === undefined || judge.bot.judging?.isCoarse === true || !options.ok) return
  const answers = new Map<string, number>()
  const seen = new Set<string>()
  let exactLeft = settings.solution === undefined ? 0 : most * EXACT_SHARE
  let found = 0
  for (let index = from; index < from + games && found < most; index++) {
    const rng = createRng(`puzzles ${index}`)
    const match = new Match(game, { seed: `puzzles ${index}`, options: options.value, seats })
    const left = { judged: FROM_ONE, exact: Math.min(EXACT_FROM_ONE, exactLeft) }
    let next = 0
    while (match.toAct.length > 0 && left.judged + left.exact > 0 && found < most) {
      const seat = match.toAct[0] ?? 0
      const isLookedAt = rng.int(LOOKED_AT) === 0
      const isTired = (action: GameAction) => (answers.get(JSON.stringify(action)) ?? 0) >= most * SAME_ANSWER
      const puzzle = match.seq < next ? undefined : puzzleAt(judge, match, seat, isLookedAt, isTired, settings)
      const kind = puzzle?.isExact === true ? 'exact' : 'judged'
      if (puzzle !== undefined && left[kind] > 0 && !seen.has(JSON.stringify(puzzle.choices))) {
        left[kind]--
        if (puzzle.isExact) exactLeft--
        seen.add(JSON.stringify(puzzle.choices))
        next = match.seq + APART
        found++
        const answer = JSON.stringify(puzzle.choices[0]?.action)
        answers.set(answer, (answers.get(answer) ?? 0) + 1)
        yield puzzle
      }
      const bot = module.bots[1 + rng.int(module.bots.length - 1)] ?? judge.bot
      const turn = turnOf(match, seat, rng, {})
      if (!match.play(seat, bot.choose({ ...turn, view: viewFor(module, match.state, seat) })).ok) break
    }
  }
}

/** The stronger search is asked only where the judge already finds one choice clearly better. */
function puzzleAt(
  judge: Judge,
  match: Match,
  seat: Seat,
  isLookedAt: boolean,
  isTired: (answer: GameAction) => boolean,
  { clear = 0.06, iterations = 12_000, solution }: PuzzleSettings,
): Puzzle | undefined {
  const { state } = match
  const legal = match.legalActions(seat)
  if (legal.length < LEAST_EXACT || legal.length > MOST_CHOICES) return undefined
  const exact = solution?.exactValues(viewFor(judge.module, state, seat), legal)
  const isAsked = exact !== undefined || (isLookedAt && legal.length >= LEAST_CHOICES)
  if (!isAsked) return undefined
  const rate = (budget?: Budget) =>
    rateChoices(judge, state, seat, legal, budget).map(({ values }) => values[seat] ?? 0)
  const isPuzzle = (values: readonly number[]) => {
    const best = legal[values.indexOf(Math.max(...values))]
    return best !== undefined && isClear(values, clear) && !isTired(best)
  }
  const first = exact ?? rate()
  if (!isPuzzle(first)) return undefined
  const values = exact ?? rate({ iterations })
  return isPuzzle(values) ? puzzleOf(judge.module, match, seat, legal, values, exact !== undefined) : undefined
}

function isClear(values: readonly number[], clear: number): boolean {
  const [best = 0, second = 0] = values.toSorted((a, b) => b - a)
  return best - second >= clear && best >= OPEN[0] && best <= OPEN[1]
}

function puzzleOf(
  { game, face }: GameModule,
  match: Match,
  seat: number,
  legal: readonly GameAction[],
  values: readonly number[],
  isExact: boolean,
): Puzzle {
  const view = game.view(match.state, seat)
  const choices = legal
    .map((action, i) => ({
      action,
      text: face.describeAction(action, view),
      value: Math.round((values[i] ?? 0) * 1000) / 1000,
    }))
    .toSorted((a, b) => b.value - a.value)
  return { state: match.state, seat, choices, isExact }
}
