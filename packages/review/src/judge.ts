import { ratingsOf } from '@turnwise/bots'
import {
  type Bot,
  type Budget,
  createRng,
  type GameAction,
  type GameModule,
  pickWeighted,
  type Rating,
  type Seat,
} from '@turnwise/engine'

/** A bot that can evaluate positions, and the game it judges. */
export interface Judge {
  readonly module: GameModule
  readonly bot: Bot
  readonly budget: Budget
  readonly seats: number
}

/** The strongest bot that evaluates; undefined if the game has none. */
export function judgeOf(module: GameModule, seats: number): Judge | undefined {
  const bot = module.bots.findLast(({ evaluate }) => evaluate !== undefined)
  return bot === undefined ? undefined : { module, bot, budget: {}, seats }
}

/** Iterations that a whole review takes at most by default: about 12 seconds of Odysseus, the slowest to judge. */
const MOST_ITERATIONS = 16_000

/** The judge's own budget; less for each action if the match is long. */
export function budgetFor({ judging }: Bot, actions: number): Budget {
  const usual = judging?.iterations
  return usual === undefined ? {} : { iterations: Math.min(usual, Math.ceil(MOST_ITERATIONS / Math.max(1, actions))) }
}

/** Number of sampled worlds in which a choice is tried if its result depends on chance or hidden information. */
const WORLDS = 12
/** If there are more choices than this, only the one taken and the judge's own are compared. */
const MOST_CHOICES = 24

export function valuesAt({ module, bot, budget }: Judge, state: unknown, seat: Seat): readonly number[] {
  return bot.evaluate?.(viewFor(module, state, seat), seat, budget) ?? []
}

/** The choices that are compared with the one that was taken. */
export function candidatesOf(
  judge: Judge,
  state: unknown,
  seat: Seat,
  legal: readonly GameAction[],
  taken: GameAction,
) {
  if (legal.length <= MOST_CHOICES) return legal
  const { module, bot, budget, seats } = judge
  const complete = module.game.listsAll?.(state, seat) ?? true
  const view = viewFor(module, state, seat)
  const own = bot.choose({ view, seat, seats, legal, complete, rng: createRng('judge'), budget })
  return JSON.stringify(own) === JSON.stringify(taken) ? [taken] : [taken, own]
}

/** The value of each choice, from what the seat could know. */
export function rateChoices(
  judge: Judge,
  state: unknown,
  seat: Seat,
  legal: readonly GameAction[],
  budget: Budget = judge.budget,
): readonly Rating[] {
  const { module, bot, seats } = judge
  const view = viewFor(module, state, seat)
  if (bot.rate !== undefined) return bot.rate({ view, seat, seats, legal, budget })
  const worths = legal.map(action => worthsAfter(judge, view, seat, action, budget))
  const most = Math.max(...worths.map(({ length }) => length))
  const filled = worths.map(list => Array.from({ length: most }, (_, i) => list[i % list.length] ?? []))
  return ratingsOf(filled, seat, seats)
}

/** The values after the choice, one for each sampled world; a single one if all worlds lead to the same view. */
function worthsAfter(
  { module, bot, seats }: Judge,
  view: unknown,
  seat: Seat,
  action: GameAction,
  budget: Budget,
): readonly (readonly number[])[] {
  const { game } = module
  const known = new Map<string, readonly number[]>()
  const worths: (readonly number[])[] = []
  for (let world = 0; world < WORLDS; world++) {
    const rng = createRng(`world ${world}`)
    const state = game.resample(view, seat, rng)
    const draws = game.chance?.(state, action) ?? []
    const whole = draws.length === 0 ? action : pickWeighted(rng.next(), draws)
    const result = game.apply(state, seat, whole)
    if (!result.ok) continue
    const after = viewFor(module, result.value.state, seat)
    const key = JSON.stringify(after)
    const worth = known.get(key) ?? bot.evaluate?.(after, seat, budget) ?? []
    known.set(key, worth)
    worths.push(worth)
    if (draws.length === 0 && !result.value.reveals) break
  }
  return worths.length > 0 ? worths : [Array.from({ length: seats }, () => 0)]
}

/** The view for bots, if the game has one; else the seat's view. */
export function viewFor({ game, botView }: GameModule, state: unknown, seat: Seat): unknown {
  const view = game.view(state, seat)
  return botView === undefined ? view : botView(view)
}
