import { CATALOG } from '@turnwise/catalog'
import type { Catalog, Seat } from '@turnwise/engine'
import { Refusal } from '@turnwise/protocol'
import {
  driveBots,
  driveClocks,
  driveOffers,
  driveSnapshots,
  memoryStore,
  type Store,
  type Subject,
  Table,
} from '@turnwise/table'
import Fastify, { type FastifyBaseLogger, type FastifyRequest, LogController } from 'fastify'
import type { Logger } from 'pino'
import { BotPool } from './bots/bot-pool.ts'
import { serverEnvironment } from './environment.ts'
import { addApi } from './http/api.ts'
import { limitConnections } from './http/connections.ts'
import { addSecurityHeaders } from './http/headers.ts'
import { addHealth } from './http/health.ts'
import { isAllowedOrigin, isLoopback } from './http/origin.ts'
import { type OutsideGame, serveOutsideGames } from './http/outside-games.ts'
import { addSchemas } from './http/schemas.ts'
import { installedWebApp, serveWebApp } from './http/web-app.ts'
import { ClockCheck } from './keeping/clock-check.ts'
import { drivePruning } from './keeping/drive-pruning.ts'
import type { Retention } from './keeping/prune.ts'
import { refuseHalfRestored } from './keeping/restore.ts'
import { Gate } from './limits/gate.ts'
import { DEFAULT_LIMITS, type Limits } from './limits/limits.ts'
import { LastSeen } from './live/last-seen.ts'
import { addLiveRoute } from './live/live-route.ts'
import { Outbox } from './live/outbox.ts'
import { Presence } from './live/presence.ts'
import { Watchers } from './live/watchers.ts'
import { createLogger } from './logger.ts'
import { createMetrics } from './metrics.ts'
import type { Bus } from './nodes/bus.ts'
import { joinNodes, type Nodes } from './nodes/join-nodes.ts'
import { now as processTime } from './now.ts'
import { matchPreviews } from './preview/link-preview.ts'
import { drivePush } from './push/drive-push.ts'
import { openPushSender, type PushOptions } from './push/push-sender.ts'
import { PUSH_SERVICES } from './push/services.ts'
import { isShared, openStore, type Storage } from './store/open-store.ts'
import type { SharedStore } from './store/postgres/postgres-store.ts'
import { Timers } from './timers.ts'
import { wakeClockedMatches } from './wake.ts'

export interface ServerOptions {
  /** Loopback by default. */
  readonly host?: string
  /** 0, the default, takes any free one. */
  readonly port?: number
  /** Memory by default: for tests. `serve` gives the user's data folder or a database. */
  readonly storage?: Storage
  /** An open store, instead of `storage`; it is closed with the server. */
  readonly store?: Store
  readonly catalog?: Catalog
  /** Games beside those of the catalog. */
  readonly outsideGames?: readonly OutsideGame[]
  /** The folder of the built web app; by default that of the package `@turnwise/web`, if it is installed and built. */
  readonly webRoot?: string
  /** Further origins whose pages may send requests to this server. */
  readonly origins?: readonly string[]
  /** Addresses of proxies that are trusted to name the client's address. */
  readonly trustProxy?: readonly string[]
  readonly limits?: Partial<Limits>
  /** How long unused matches are kept; older ones are deleted every hour. */
  readonly retention?: Retention
  /** Memory for matches, in bytes; other matches are replayed when needed. */
  readonly liveBytes?: number
  readonly botThreads?: number
  readonly botBudgetMs?: number
  /** How players who are away are notified of their turn. */
  readonly push?: Partial<PushOptions>
  readonly logger?: Logger
  /** Milliseconds since 1970; by default by the clock of this machine. */
  now?(): number
  /** The bus between nodes that share a database; by default the database's own. */
  readonly bus?: Bus
  /** Called when the store has failed for good: the process should end and be restarted. */
  onFailure?(error: Error): void
}

export interface RunningServer {
  readonly url: string
  readonly port: number
  readonly table: Table
  /** The text of the metrics, as Prometheus reads it. */
  metrics(): Promise<string>
  /** Stops being ready, answers everything under way, and tells live connections to reconnect. */
  close(): Promise<void>
}

/** Push services want a contact; a public server should name a real address. */
const CONTACT = 'mailto:nobody@turnwise.invalid'

const CLOCK_IS_OFF = 'the clock is off, as far as the database can tell: no match ends by time-out and none is deleted'

/** How long a bot may think about one move, when its time is limited. */
const BOT_MS = 2_000

export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const host = options.host ?? '127.0.0.1'
  const limits: Limits = { ...DEFAULT_LIMITS, ...options.limits }
  const logger = options.logger ?? createLogger('silent')
  const outside = options.outsideGames ?? []
  const catalog = [...(options.catalog ?? CATALOG), ...outside.map(({ entry }) => entry)]
  const bots = new BotPool({
    modules: Object.fromEntries(outside.map(({ entry, moduleUrl }) => [entry.id, moduleUrl])),
    threads: options.botThreads ?? 1,
    budgetMs: options.botBudgetMs ?? BOT_MS,
    limitMs: (options.botBudgetMs ?? BOT_MS) * 5,
    onStart: ({ share }, waited) => metrics.onBotStart(share?.hasPeople ?? true, waited),
    onProblem: ({ game, bot }, problem) => logger.warn({ game, bot, problem }, 'bot failed'),
  })
  const metrics = createMetrics({
    waiting: () => ({ bots: bots.waiting, store: store.upkeep?.waiting() ?? 0, matches: table.busyMatches }),
    liveBytes: () => table.liveBytes,
    storeBytes: async () => store.upkeep?.size(),
  })
  let isReady = false
  let closing: Promise<void> | undefined
  const fail = (error: Error): void => {
    isReady = false
    logger.fatal({ err: error }, 'the store failed')
    options.onFailure?.(error)
  }
  const noteRoom = (isFull: boolean): void => {
    metrics.full.set(isFull ? 1 : 0)
    if (isFull) logger.error('the disk is full: nothing is stored until there is room, everything can be read')
    else logger.info('there is room on the disk again')
  }
  const store: Store =
    options.storage === undefined
      ? (options.store ?? memoryStore())
      : await openStore(options.storage, { onCommit: metrics.onCommit, onFailure: fail, onFull: noteRoom })
  await refuseHalfRestored(store.upkeep).catch(async error => {
    await store.close()
    throw error
  })
  const now = options.now ?? processTime
  const clock = new ClockCheck(store, now, error => {
    metrics.clockOff.set(error / 1000)
    if (error === 0) logger.info('the clock agrees with the database again')
    else logger.error({ seconds: Math.round(error / 1000) }, CLOCK_IS_OFF)
  })
  await clock.look().catch(async error => {
    await store.close()
    throw error
  })
  const presence = new Presence(now)
  const lastSeen = new LastSeen(store, presence, now)
  let nodes: Nodes | undefined
  const timers = new Timers()
  const reportInternal = (err: unknown, { cmd, match_id }: Subject): void => {
    metrics.internal.inc()
    logger.error({ cmd, matchId: match_id, err }, 'a request failed')
  }
  const isPresent = (matchId: string, seat: Seat): boolean => (nodes ?? presence).isPresent(matchId, seat)
  const push = await openPushSender(store, { services: PUSH_SERVICES, contact: CONTACT, ...options.push })
  const environment = serverEnvironment(catalog, store, {
    now,
    isClockOff: () => clock.isOff,
    after: (milliseconds, call) => timers.after(milliseconds, call),
    askBot: request => bots.ask(request),
    isAbsent: (live, seat) => lastSeen.isAbsent(live, seat),
    isPresent,
    absentIn: (live, seat) => lastSeen.absentIn(live, seat),
    onSeen: (matchId, seat) => presence.see(matchId, seat),
    onInternal: reportInternal,
    ...(push === undefined ? {} : { push }),
    ...(options.liveBytes === undefined ? {} : { liveBytes: options.liveBytes }),
  })
  const table = new Table(environment)
  const report = (matchId: string, err: unknown): void => {
    // A full disk is reported once, not for every match.
    const isKnown = err instanceof Refusal && err.code === 'unavailable'
    if (closing === undefined && !isKnown) logger.error({ matchId, err }, 'a match is blocked')
  }
  const stopBots = driveBots(table, report)
  const stopClocks = driveClocks(table, report)
  const stopOffers = driveOffers(table, report)
  const stopSnapshots = driveSnapshots(table, report)
  const stopSeen = lastSeen.keepWriting(err => logger.warn({ err }, 'presence could not be stored'))
  const stopPush =
    push &&
    drivePush(table, push, isPresent, (matchId, err) => logger.warn({ matchId, err }, 'a turn could not be pushed'))
  const warn = (err: unknown) => logger.warn({ err }, 'updates of other nodes could not be read')
  if (isShared(store)) lookForDamage(store, logger)
  nodes = isShared(store) ? await joinNodes(table, store, presence, lastSeen, options.bus, warn) : undefined

  const baseLogger: FastifyBaseLogger = logger
  const app = Fastify({
    loggerInstance: baseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: options.trustProxy === undefined ? false : [...options.trustProxy],
    // Does not wait for a request that arrives slowly.
    requestTimeout: 20_000,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
  })
  const gate = new Gate(limits)
  const watchers = new Watchers(table, presence, metrics, report)
  const context = { table, watchers, gate, limits, metrics, outbox: new Outbox(), reportInternal }
  const isAllowed = ({ headers }: FastifyRequest): boolean =>
    isAllowedOrigin(headers.origin, headers.host, isLoopback(host), options.origins ?? [])
  addSecurityHeaders(app)
  limitConnections(app.server, limits.connectionsPerAddress, options.trustProxy, () =>
    metrics.cutOff.inc({ reason: 'too many' }),
  )
  const live = await addLiveRoute(app, context, isAllowed)
  addApi(app, { ...context, isAllowed })
  addSchemas(app)
  addHealth(
    app,
    () => isReady && nodes?.isReachable() !== false,
    () => clock.isOff,
  )
  await serveOutsideGames(app, outside)
  await serveWebApp(app, options.webRoot ?? installedWebApp(), root => matchPreviews(store, catalog, root))
  const url = await app.listen({ host, port: options.port ?? 0 })
  await wakeClockedMatches(table)
  const stopPruning = drivePruning(table, options.retention ?? {}, (deleted, due, err) => {
    if (err === undefined) logger.info({ deleted, due }, 'old matches: deleted, and due to be deleted after a day')
    else if (closing === undefined) logger.error({ err }, 'old matches could not be deleted')
  })
  const stopLooking = clock.keepLooking(err => logger.warn({ err }, 'the clock could not be compared'))
  isReady = true
  logger.info({ url }, 'serving')

  const close = async (): Promise<void> => {
    isReady = false
    stopBots()
    stopClocks()
    stopOffers()
    stopSnapshots()
    stopPush?.()
    stopPruning()
    stopLooking()
    stopSeen()
    timers.flush()
    await live.close()
    watchers.close()
    await app.close()
    await bots.close()
    await nodes?.close()
    // Stores that connected players were present until the end.
    await lastSeen.write().catch(err => logger.warn({ err }, 'presence could not be stored'))
    await store.close()
    metrics.close()
    logger.info('stopped')
  }
  return {
    url,
    port: Number(new URL(url).port),
    table,
    metrics: () => metrics.registry.metrics(),
    close: () => {
      closing ??= close()
      return closing
    },
  }
}

/**
 * The embedded database is checked before the server starts. A shared one may be large and in use by other nodes: it is
 * checked while the server runs, and problems are logged.
 */
function lookForDamage(store: SharedStore, logger: Logger): void {
  store.upkeep
    .findDamage()
    .then(found => {
      for (const damage of found) logger.error({ damage }, 'the database is damaged')
    })
    .catch(err => logger.warn({ err }, 'the database could not be checked'))
}
