import { type Bot, createRng, type GameAction, type GameModule, parseWith, type Seat, sameJson } from '@turnwise/engine'
import { deepFreeze } from './freeze.ts'
import type { Moment } from './package-moment.ts'

const ITERATIONS = 8
/** For a budget in time a bot may take so many times as long, and a second more, before it counts as ignoring it. */
const MILLISECONDS = 20
const PATIENCE = 10

/** A choice that is asked for again later: whatever a bot remembers must not matter. */
export interface Asked {
  readonly bot: Bot
  readonly where: string
  readonly ask: () => GameAction
  readonly chosen: GameAction
}

/** The choice of a bot in this position. */
export function inspectChoice(module: GameModule, bot: Bot, moment: Moment, seat: Seat): Asked {
  const { state, problems, where } = moment
  const ask = () => choose(module, bot, moment, seat, { iterations: ITERATIONS })
  const chosen = ask()
  const text = JSON.stringify(chosen)
  const why = refusalOf(module, state, seat, chosen)
  problems.claim('bots', why === undefined, () => `${where}: ${bot.id} chooses ${text}, which is refused: ${why}`)
  return { bot, where, ask, chosen }
}

export function inspectAgain({ bot, where, ask, chosen }: Asked, { problems }: Pick<Moment, 'problems'>): void {
  const isSame = sameJson(ask(), chosen)
  problems.claim('bots', isSame, () => `${where}: ${bot.id} chooses otherwise when asked again with the same seed`)
}

/** To be called where a bot may read the clock. */
export function inspectBudget(module: GameModule, bot: Bot, moment: Moment, seat: Seat): void {
  const before = process.threadCpuUsage()
  choose(module, bot, moment, seat, { milliseconds: MILLISECONDS })
  const { user, system } = process.threadCpuUsage(before)
  const spent = Math.round((user + system) / 1000)
  const isKept = spent <= MILLISECONDS * PATIENCE + 1000
  moment.problems.claim('bots', isKept, () => `${bot.id} thinks for ${spent} ms where it may for ${MILLISECONDS}`)
}

function choose(
  { game, botView = (view: unknown) => view }: GameModule,
  bot: Bot,
  { state, seats, where }: Moment,
  seat: Seat,
  budget: { readonly iterations?: number; readonly milliseconds?: number },
): GameAction {
  const view = deepFreeze(JSON.parse(JSON.stringify(botView(game.view(state, seat)))))
  const legal = deepFreeze(JSON.parse(JSON.stringify(game.legalActions(state, seat))))
  const complete = game.listsAll?.(state, seat) ?? true
  return bot.choose(deepFreeze({ view, seat, seats, legal, complete, rng: createRng(where), budget }))
}

/** What the table would say to it. */
function refusalOf({ game }: GameModule, state: unknown, seat: Seat, action: GameAction): string | undefined {
  const parsed = parseWith(game.action, action)
  if (!parsed.ok) return parsed.error.message
  const choices = game.chance?.(state, action) ?? []
  if (choices.some(({ item }) => sameJson(item, action))) return 'what chance decides is drawn by the table'
  const result = game.apply(state, seat, choices[0]?.item ?? action)
  return result.ok ? undefined : result.error.message
}
