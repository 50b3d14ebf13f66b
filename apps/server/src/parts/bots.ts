import type { Logger } from 'pino'
import { BotPool } from '../bots/bot-pool.ts'
import type { Metrics } from '../metrics.ts'
import type { ServerOptions } from '../options.ts'
import type { Part } from './parts.ts'

/** How long a bot may think about one move, when its time is limited. */
const BOT_MS = 2_000

/** The threads that bots think in. */
export function startBots(
  { outsideGames = [], botThreads = 1, botBudgetMs = BOT_MS }: ServerOptions,
  metrics: Pick<Metrics, 'onBotStart' | 'queue'>,
  logger: Logger,
): Part<BotPool> {
  const bots = new BotPool({
    modules: Object.fromEntries(
      outsideGames.map(({ entry, version, moduleUrl }) => [`${entry.id} ${version}`, moduleUrl]),
    ),
    threads: botThreads,
    budgetMs: botBudgetMs,
    limitMs: botBudgetMs * 5,
    onStart: ({ share }, waited) => metrics.onBotStart(share?.hasPeople ?? true, waited),
    onProblem: ({ game, bot }, problem) => logger.warn({ game, bot, problem }, 'bot failed'),
  })
  metrics.queue('bots', () => bots.waiting)
  return { given: bots, stop: () => bots.close() }
}
