import { utilitiesOf } from '@turnwise/bots'
import {
  type Budget,
  fail,
  type GameAction,
  type GameModule,
  hasSecrets,
  levelTitle,
  type Match,
  type MatchRecord,
  type Outcome,
  ok,
  type Result,
  replayRecord,
  type Seat,
  sameJson,
} from '@turnwise/engine'
import { budgetFor, candidatesOf, type Judge, judgeOf, rateChoices, valuesAt } from './judge.ts'
import { lineAfter } from './line.ts'
import type { Choice, ReviewedAction } from './reviewed-action.ts'
import { type Step, stepsOf } from './steps.ts'
import { type Summary, summarize } from './summary.ts'

export interface ReviewSettings {
  readonly budget?: Budget
  /** The largest errors are judged again with this many times the budget. */
  readonly closer?: number
}

export interface Review {
  readonly game: string
  readonly players: readonly string[]
  readonly outcome: Outcome
  readonly judge: {
    readonly bot: string
    readonly title: string
    readonly how: string
    readonly within: number
    readonly isCoarse: boolean
  }
  readonly actions: readonly ReviewedAction[]
  /** Change by a resignation, a timeout or an agreed draw, by seat. */
  readonly ending: readonly number[]
  readonly summary: Summary
}

export interface ReviewProgress {
  readonly done: number
  readonly total: number
  /** Each seat's chance before the action just judged, not yet final. */
  readonly values: readonly number[]
}

/** The apparent largest errors are judged again with this many times the budget. */
const CLOSER = 5
const LOOKED_AT_CLOSELY = 8

/** Refuses a record that does not replay, a match that is not over and a game without a judge. */
export function startReview(
  module: GameModule,
  record: MatchRecord,
  settings: ReviewSettings = {},
): Result<Generator<ReviewProgress, Review>> {
  const replayed = replayRecord(module.game, record)
  if (!replayed.ok) return replayed
  const match = replayed.value
  const { outcome } = match
  if (outcome === undefined) return fail('bad-record', 'The match is not over: it can be reviewed when it is.')
  const judge = judgeOf(module, match.start.seats)
  if (judge === undefined) return fail('bad-record', `No bot of ${module.game.title} can judge a match.`)
  const names = record.players.map(({ name }) => name)
  match.names = names
  const steps = stepsOf(match)
  const budget = settings.budget ?? budgetFor(judge.bot, steps.length)
  return ok(reviewing({ ...judge, budget }, match, steps, outcome, names, settings))
}

/** A review from start to end, for callers that do not show progress. */
export function reviewMatch(module: GameModule, record: MatchRecord, settings: ReviewSettings = {}): Result<Review> {
  const started = startReview(module, record, settings)
  if (!started.ok) return started
  let step = started.value.next()
  while (step.done !== true) step = started.value.next()
  return ok(step.value)
}

/** The judgement of one step, before the values of the whole match are combined. */
interface Judged {
  readonly step: Step
  /** By seat, as the chooser knew it: the best choice and the one taken. */
  readonly best: readonly number[]
  readonly taken: readonly number[]
  /** The other seats' chances from their own views, if seats have secrets. */
  readonly own: readonly number[] | undefined
  readonly isDrawn: boolean
  readonly isCoarse?: boolean
  readonly choices: readonly Choice[]
}

function* reviewing(
  judge: Judge,
  match: Match,
  steps: readonly Step[],
  outcome: Outcome,
  names: readonly string[],
  { closer = CLOSER }: ReviewSettings,
): Generator<ReviewProgress, Review> {
  const secrets = hasSecrets(match.game, judge.seats, match.start.options)
  const judged: Judged[] = []
  const total = steps.length + LOOKED_AT_CLOSELY
  for (const step of steps) {
    const found = judgeStep(judge, step, secrets)
    judged.push(found)
    yield { done: judged.length, total, values: found.own ?? found.best }
  }
  const doubtful = judged.filter(({ step, best, taken }) => gapOf(best, taken, step.seat) > 0)
  const isNoisy = judge.bot.judging?.isSampled === true
  const dearest = doubtful.toSorted((a, b) => gapOf(b.best, b.taken, b.step.seat) - gapOf(a.best, a.taken, a.step.seat))
  for (const [i, found] of (isNoisy ? dearest.slice(0, LOOKED_AT_CLOSELY) : []).entries()) {
    judged[judged.indexOf(found)] = lookCloser(judge, found, closer)
    yield { done: steps.length + i + 1, total, values: found.best }
  }
  return assemble(judge, match, outcome, names, judged)
}

function gapOf(best: readonly number[], taken: readonly number[], seat: Seat): number {
  return (best[seat] ?? 0) - (taken[seat] ?? 0)
}

function judgeStep(judge: Judge, step: Step, secrets: boolean): Judged {
  const { state, seat, chosen } = step
  const { game } = judge.module
  const own = secrets
    ? Array.from({ length: judge.seats }, (_, other) => valuesAt(judge, state, other)[other] ?? 0)
    : undefined
  if (judge.bot.judging?.isCoarse === true) {
    const values = own ?? valuesAt(judge, state, seat)
    return { step, best: values, taken: values, own, isDrawn: false, isCoarse: true, choices: [] }
  }
  const candidates = candidatesOf(judge, state, seat, step.legal, chosen)
  const draws = game.chance?.(state, chosen) ?? []
  const applied = game.apply(state, seat, step.action)
  const isDrawn = draws.length > 0 || (applied.ok && applied.value.reveals)
  if (candidates.length === 1) {
    const taken =
      draws.length > 0 ? averageAfter(judge, step, draws) : rated(judge, step, candidates, judge.budget).taken
    return { step, best: taken, taken, own, isDrawn, choices: [] }
  }
  return { step, own, isDrawn, ...rated(judge, step, candidates, judge.budget) }
}

/** Averaged over everything that chance could have added. */
function averageAfter(
  judge: Judge,
  { state, seat }: Step,
  draws: readonly { readonly weight: number; readonly item: GameAction }[],
): readonly number[] {
  const { game } = judge.module
  const sums = Array.from({ length: judge.seats }, () => 0)
  let weights = 0
  for (const { weight, item } of draws) {
    const result = game.apply(state, seat, item)
    if (!result.ok) continue
    const over = game.outcome(result.value.state)
    const values = over === undefined ? valuesAt(judge, result.value.state, seat) : utilitiesOf(over, judge.seats)
    for (let i = 0; i < sums.length; i++) sums[i] = (sums[i] ?? 0) + weight * (values[i] ?? 0)
    weights += weight
  }
  return sums.map(sum => sum / weights)
}

function rated(judge: Judge, { state, seat, chosen }: Step, candidates: readonly GameAction[], budget: Budget) {
  const { module } = judge
  const ratings = rateChoices(judge, state, seat, candidates, budget)
  const choices = candidates
    .map((action, i) => ({
      action,
      value: ratings[i]?.values[seat] ?? 0,
      text: module.face.describeAction(action, module.game.view(state, seat)),
    }))
    .toSorted((a, b) => b.value - a.value)
  const values = ratings.map(rating => rating.values[seat] ?? 0)
  const best = ratings[values.indexOf(Math.max(...values))]
  const taken = ratings[candidates.findIndex(action => sameJson(action, chosen))]
  if (best === undefined || taken === undefined) throw new Error('The choice that was taken was not rated.')
  // A difference that is within the noise of few rollouts is not an error.
  const isClear = gapOf(best.values, taken.values, seat) > 2 * taken.doubt
  return {
    best: isClear ? best.values : taken.values,
    taken: taken.values,
    choices: isClear ? choices : chosenFirst(choices, chosen),
  }
}

function chosenFirst(choices: readonly Choice[], chosen: GameAction): readonly Choice[] {
  const isChosen = ({ action }: Choice) => sameJson(action, chosen)
  return [...choices.filter(isChosen), ...choices.filter(choice => !isChosen(choice))]
}

function lookCloser(judge: Judge, found: Judged, closer: number): Judged {
  const { step, choices } = found
  const [best] = choices
  const usual = judge.budget.iterations ?? judge.bot.judging?.iterations ?? 100
  const again = rated(judge, step, best === undefined ? [step.chosen] : [best.action, step.chosen], {
    iterations: usual * closer,
  })
  const rest = choices.filter(({ action }) => !again.choices.some(other => sameJson(other.action, action)))
  return { ...found, ...again, choices: [...again.choices, ...rest] }
}

/**
 * Values from the end backwards. If nothing was drawn or revealed, a choice has the value of the position after it, so
 * that the change between two values is either luck or a choice, and the changes add up to the result.
 */
function assemble(
  judge: Judge,
  match: Match,
  outcome: Outcome,
  names: readonly string[],
  judged: readonly Judged[],
): Review {
  const { bot, seats } = judge
  const result = utilitiesOf(outcome, seats)
  const wasPlayedOut = match.game.outcome(match.state) !== undefined
  const last = judged.at(-1)
  let after = wasPlayedOut || last === undefined ? result : valuesAtEnd(judge, match)
  const ending = result.map((value, seat) => value - (after[seat] ?? 0))
  const actions: ReviewedAction[] = []
  const turns = turnNumbers(judged, seats)
  for (const [i, found] of [...judged.entries()].toReversed()) {
    const { step, best, taken, own, isDrawn, choices } = found
    const turn = turns[i] ?? 0
    const view = match.game.view(step.state, step.seat)
    const text = judge.module.face.describeAction(step.action, view)
    if (found.isCoarse === true) {
      const unsplit = after.map((value, seat) => value - (taken[seat] ?? 0))
      const none = after.map(() => 0)
      const { seq, seat, action } = step
      actions.push({
        seq,
        turn,
        seat,
        action,
        text,
        isChoice: false,
        before: taken,
        after,
        luck: none,
        choice: none,
        unsplit,
        error: 0,
        choices,
      })
      after = taken
      continue
    }
    const choice = taken.map((value, seat) => (own !== undefined && seat !== step.seat ? 0 : value - (best[seat] ?? 0)))
    const expected = taken.map((value, seat) => {
      if (own !== undefined && seat !== step.seat) return own[seat] ?? 0
      return isDrawn ? value : (after[seat] ?? 0)
    })
    const before = expected.map((value, seat) => value - (choice[seat] ?? 0))
    const error = Math.max(0, -(choice[step.seat] ?? 0))
    const [first] = error > 0 ? choices : []
    const why = first === undefined ? undefined : judge.module.explain?.(step.chosen, view, 'against')
    const whyBetter = first === undefined ? undefined : judge.module.explain?.(first.action, view, 'for')
    actions.push({
      seq: step.seq,
      turn,
      seat: step.seat,
      action: step.action,
      text,
      ...(why === undefined ? {} : { why }),
      isChoice: choices.length > 1,
      before,
      after,
      luck: after.map((value, seat) => value - (expected[seat] ?? 0)),
      choice,
      error,
      ...(first === undefined ? {} : { better: whyBetter === undefined ? first : { ...first, why: whyBetter } }),
      choices,
    })
    after = before
  }
  actions.reverse()
  const within = bot.judging?.within ?? 0
  const summary = summarize(actions, result, ending, seats, within)
  for (const index of summary.seats.flatMap(({ worst }) => worst)) {
    const action = actions[index]
    if (action?.better !== undefined)
      actions[index] = { ...action, line: lineAfter(judge, match, action.seq, action.better.action) }
  }
  return {
    game: match.game.id,
    players: names,
    outcome,
    judge: {
      bot: bot.id,
      title: levelTitle(judge.module.bots, bot),
      how: howJudged(judge),
      within,
      isCoarse: bot.judging?.isCoarse === true,
    },
    actions,
    ending,
    summary,
  }
}

function howJudged({ bot: { judging }, budget: { iterations } }: Judge): string {
  const how = judging?.how ?? ''
  if (iterations === undefined || judging?.isCoarse === true) return how
  // A judge that takes no samples has its own depth, and another one if the budget asks for it.
  return judging?.isSampled === true ? `${iterations} ${how}` : `${iterations} iterations for each choice`
}

function turnNumbers(judged: readonly Judged[], seats: number): readonly number[] {
  let turn = 0
  return judged.map(({ step }, i) => {
    if (seats === 1 || judged[i - 1]?.step.seat !== step.seat) turn++
    return turn
  })
}

/** For a match that was ended early: the value of its last position. */
function valuesAtEnd(judge: Judge, match: Match): readonly number[] {
  const seats = Array.from({ length: judge.seats }, (_, seat) => seat)
  if (!hasSecrets(match.game, judge.seats, match.start.options)) return valuesAt(judge, match.state, 0)
  return seats.map(seat => valuesAt(judge, match.state, seat)[seat] ?? 0)
}
