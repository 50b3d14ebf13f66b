import type { Logger } from 'pino'
import { BotPool } from '../bots/bot-pool.ts'
import type { OutsideGame } from '../http/outside-games.ts'
import type { Metrics } from '../metrics.ts'
import type { ServerOptions } from '../options.ts'
import { RulesPool } from '../threads/rules-pool.ts'
import type { Part } from './parts.ts'

/** How long a bot may think about one move, when its time is limited. */
const BOT_MS = 2_000

/** The thread in which the rules are asked for what may take long. */
export function startRules({ outsideGames = [] }: ServerOptions, metrics: Pick<Metrics, 'queue'>): Part<RulesPool> {
  const rules = new RulesPool({ modules: modulesOf(outsideGames), threads: 1 })
  metrics.queue('rules', () => rules.waiting)
  return { given: rules, stop: () => rules.close() }
}

/** The threads that bots think in. */
export function startBots(
  { outsideGames = [], botThreads = 1, botBudgetMs = BOT_MS }: ServerOptions,
  metrics: Pick<Metrics, 'onBotStart' | 'queue'>,
  logger: Logger,
): Part<BotPool> {
  const bots = new BotPool({
    modules: modulesOf(outsideGames),
    threads: botThreads,
    budgetMs: botBudgetMs,
    limitMs: botBudgetMs * 5,
    onStart: ({ share }, waited) => metrics.onBotStart(share?.hasPeople ?? true, waited),
    onProblem: ({ game, bot }, problem) => logger.warn({ game, bot, problem }, 'bot failed'),
  })
  metrics.queue('bots', () => bots.waiting)
  return { given: bots, stop: () => bots.close() }
}

function modulesOf(games: readonly OutsideGame[]): Readonly<Record<string, string>> {
  return Object.fromEntries(games.map(({ entry, version, moduleUrl }) => [`${entry.id} ${version}`, moduleUrl]))
}
