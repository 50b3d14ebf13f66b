import { CATALOG } from '@turnwise/catalog'
import { readConfig, retentionOf } from './config/config.ts'
import type { OutsideGame } from './http/outside-games.ts'
import { DEFAULT_LIMITS, type Limits } from './limits/limits.ts'
import { createLogger } from './logger.ts'
import { serveMetrics } from './metrics-server.ts'
import { outliveGames } from './outlive-games.ts'
import { type RunningServer, startServer } from './start-server.ts'

/** The exit status when the store has failed: an init system restarts the process, which reads the log again. */
const STORE_FAILED = 70

/** How long everything under way may take once the process has been told to stop. */
const STOP_MS = 15_000

export interface ServeExtras {
  readonly outsideGames?: readonly OutsideGame[]
  /** Where the log goes; without it JSON lines on standard output. */
  readonly logTo?: { write(line: string): void }
}

/** The server as a process: configured by the environment, stopped by a signal. */
export async function serve(
  environment: Readonly<Record<string, string | undefined>>,
  { outsideGames = [], logTo }: ServeExtras = {},
): Promise<RunningServer> {
  const config = readConfig(environment)
  const logger = createLogger(config.TURNWISE_LOG, logTo)
  outliveGames(outsideGames, logger, process, () => process.exit(1))
  if (process.getuid?.() === 0) logger.warn('running as root, which is not necessary')
  const rate = { perSecond: config.TURNWISE_RATE, burst: config.TURNWISE_RATE * 4 }
  const limits: Limits = {
    ...DEFAULT_LIMITS,
    perAddress: rate,
    perAddressPages: { perSecond: rate.perSecond * 4, burst: rate.burst * 4 },
    socketsPerAddress: config.TURNWISE_SOCKETS_PER_ADDRESS,
    connectionsPerAddress: config.TURNWISE_SOCKETS_PER_ADDRESS + DEFAULT_LIMITS.requestsPerAddress,
    // Without this limit the others are lifted too: measurements play thousands of seats from one address.
    ...(config.TURNWISE_RATE === 0
      ? { perToken: rate, perAddressPushes: rate, perSocket: rate, requestsPerAddress: Number.POSITIVE_INFINITY }
      : {}),
  }
  // To load a game takes up to a second, in which nobody would be answered.
  await Promise.all(CATALOG.map(({ load }) => load()))
  const server = await startServer({
    host: config.TURNWISE_HOST,
    port: config.TURNWISE_PORT,
    storage: config.storage,
    outsideGames,
    origins: config.TURNWISE_ORIGINS,
    limits,
    retention: retentionOf(config),
    liveBytes: config.liveBytes,
    botThreads: config.botThreads,
    botBudgetMs: config.TURNWISE_BOT_MS,
    push: {
      services: config.TURNWISE_PUSH_SERVICES,
      ...(config.TURNWISE_PUSH_CONTACT === undefined ? {} : { contact: config.TURNWISE_PUSH_CONTACT }),
    },
    logger,
    onFailure: () => setTimeout(() => process.exit(STORE_FAILED), 100),
    ...(config.TURNWISE_WEB === undefined ? {} : { webRoot: config.TURNWISE_WEB }),
    ...(config.TURNWISE_TRUST_PROXY === undefined ? {} : { trustProxy: config.TURNWISE_TRUST_PROXY }),
  })
  const closeMetrics =
    config.TURNWISE_METRICS_PORT === undefined
      ? async () => undefined
      : await serveMetrics(server, config.TURNWISE_METRICS_HOST, config.TURNWISE_METRICS_PORT)

  const stop = (signal: string): void => {
    logger.info({ signal }, 'stopping')
    setTimeout(() => process.exit(1), STOP_MS).unref()
    void Promise.all([server.close(), closeMetrics()]).then(() => process.exit(0))
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  return server
}
