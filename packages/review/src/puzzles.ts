import { turnOf } from '@turnwise/bots'
import { createRng, type GameAction, type GameModule, Match, type Puzzle, parseWith, sameJson } from '@turnwise/engine'
import { judgeOf, rateChoices, viewFor } from './judge.ts'

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
  /** Exact values, where known: they decide instead of the second judgement. */
  exact?(state: unknown, seat: number, legal: readonly GameAction[]): readonly number[] | undefined
}

/** With fewer choices guessing is too easy; more are too many to compare. */
const LEAST_CHOICES = 3
const MOST_CHOICES = 8
/** A position that is won or lost with any choice is not a puzzle. */
const OPEN = [0.15, 0.9] as const
/** At most this many from one game, so that they differ. */
const FROM_ONE = 2

/** Positions from bot games in which one choice is clearly better, by the judge and again by a stronger search. */
export function* findPuzzles(module: GameModule, settings: PuzzleSettings = {}): Generator<Puzzle> {
  const { from = 0, games = 200, most = 36, clear = 0.06, iterations = 12_000 } = settings
  const { game } = module
  const seats = Math.max(game.seats.min, Math.min(2, game.seats.max))
  const judge = judgeOf(module, seats)
  const options = parseWith(game.options, {})
  if (judge === undefined || !options.ok) return
  let found = 0
  for (let index = from; index < from + games && found < most; index++) {
    const rng = createRng(`puzzles ${index}`)
    const match = new Match(game, { seed: `puzzles ${index}`, options: options.value, seats })
    let taken = 0
    while (match.toAct.length > 0 && taken < FROM_ONE && found < most) {
      const seat = match.toAct[0] ?? 0
      const legal = match.legalActions(seat)
      const isAsked = legal.length >= LEAST_CHOICES && legal.length <= MOST_CHOICES && rng.int(4) === 0
      if (
        isAsked &&
        isClear(
          rateChoices(judge, match.state, seat, legal).map(({ values }) => values[seat] ?? 0),
          clear,
        )
      ) {
        const exact = settings.exact?.(match.state, seat, legal)
        const values =
          exact ?? rateChoices(judge, match.state, seat, legal, { iterations }).map(rating => rating.values[seat] ?? 0)
        if (isClear(values, clear)) {
          taken++
          found++
          yield puzzleOf(module, match, seat, legal, values, exact !== undefined)
        }
      }
      const bot = module.bots[1 + rng.int(module.bots.length - 1)] ?? judge.bot
      const turn = turnOf(match, seat, rng, {})
      if (!match.play(seat, bot.choose({ ...turn, view: viewFor(module, match.state, seat) })).ok) break
    }
  }
}

function isClear(values: readonly number[], clear: number): boolean {
  const [best = 0, second = 0] = values.toSorted((a, b) => b - a)
  return best - second >= clear && best >= OPEN[0] && best <= OPEN[1]
}

function puzzleOf(
  { game, face, explain }: GameModule,
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
    .map(choice => {
      const why = explain?.(choice.action, view)
      return why === undefined ? choice : { ...choice, why }
    })
  return { state: match.state, seat, choices, isExact }
}

/** Is this still a puzzle by the current rules: a state of the game in which exactly these choices are legal? */
export function puzzleProblems({ game }: GameModule, { state, seat, choices }: Puzzle): readonly string[] {
  const problems = [...game.check(state)]
  if (problems.length > 0) return problems
  const legal = game.legalActions(state, seat)
  if (
    legal.length !== choices.length ||
    !legal.every(action => choices.some(choice => sameJson(choice.action, action)))
  ) {
    problems.push('the choices are not the legal actions')
  }
  const [best, second] = choices
  if (best === undefined || second === undefined || best.value - second.value < 0.05)
    problems.push('no choice is clearly best')
  return problems
}
