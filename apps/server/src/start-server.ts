import type { IncomingMessage } from 'node:http'
import { CATALOG } from '@turnwise/catalog'
import { withVersions } from '@turnwise/engine'
import { Refusal } from '@turnwise/protocol'
import { type Subject, Table } from '@turnwise/table'
import { serverEnvironment } from './environment.ts'
import { clientAddress } from './http/client-address.ts'
import { isAllowedOrigin, isLoopback } from './http/origin.ts'
import { Gate } from './limits/gate.ts'
import { DEFAULT_LIMITS, type Limits } from './limits/limits.ts'
import { createLogger } from './logger.ts'
import { startMetrics } from './metrics.ts'
import { joinNodes } from './nodes/join-nodes.ts'
import type { ServerOptions } from './options.ts'
import { startBots, startRules } from './parts/bots.ts'
import { startClock } from './parts/clock.ts'
import { startDrivers } from './parts/drivers.ts'
import { startHttp } from './parts/http.ts'
import { startLive } from './parts/live.ts'
import { Parts } from './parts/parts.ts'
import { startPresence } from './parts/presence.ts'
import { startStore } from './parts/store.ts'
import { openPushSender } from './push/push-sender.ts'
import { openSigner } from './signer.ts'
import { isShared } from './store/open-store.ts'
import { Timers } from './timers.ts'
import { drivePruning } from './upkeep/drive-pruning.ts'
import { wakeClockedMatches } from './upkeep/load-clocked.ts'
import { reportStranded } from './upkeep/report-stranded.ts'

export interface RunningServer {
  readonly url: string
  readonly port: number
  readonly table: Table
  /** The text of the metrics, as Prometheus reads it. */
  metrics(): Promise<string>
  /** Stops being ready, answers everything under way, and tells live connections to reconnect. */
  close(): Promise<void>
}

/** Starts the parts of a server, each with what those before it give. */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const { host = '127.0.0.1', port = 0, logger = createLogger('silent') } = options
  const limits: Limits = { ...DEFAULT_LIMITS, ...options.limits }
  const outside = (options.outsideGames ?? []).map(({ entry }) => entry)
  const catalog = await withVersions([...(options.catalog ?? CATALOG), ...outside])
  const parts = new Parts((part, err) => logger.error({ part, err }, 'a part of the server could not be stopped'))
  let isReady = false
  const onStoreFailure = (error: Error): void => {
    isReady = false
    logger.fatal({ err: error }, 'the store failed')
    options.onFailure?.(error)
  }
  const report = (matchId: string, err: unknown): void => {
    // A full disk is reported once, not for every match.
    const isKnown = err instanceof Refusal && err.code === 'unavailable'
    if (!parts.areStopping && !isKnown) logger.error({ matchId, err }, 'a match is blocked')
  }

  const metrics = await parts.start('metrics', startMetrics)
  const store = await parts.start('store', () => startStore(options, metrics, logger, onStoreFailure))
  await reportStranded(store, catalog, logger)
  const time = await parts.start('clock', () => startClock(store, options.now, metrics, logger))
  const now = () => time.now()
  const bots = await parts.start('bots', () => startBots(options, metrics, logger))
  const rules = await parts.start('rules', () => startRules(options, metrics))
  const { presence, lastSeen } = await parts.start('presence', () => startPresence(store, now, logger))
  const push = await parts.start('push', async () => ({ given: await openPushSender(store, options.push) }))
  const signer = await openSigner(store)
  const reportInternal = (err: unknown, { cmd, match_id }: Subject): void => {
    metrics.internal.inc()
    logger.error({ cmd, matchId: match_id, err }, 'a request failed')
  }
  const waits = new Timers()
  const table = new Table(
    serverEnvironment(catalog, store, {
      now,
      elapsed: (from, to) => time.elapsed(from, to),
      isClockOff: () => !time.isKnown,
      checkServing: () => time.checkServing(),
      after: (milliseconds, call) => waits.after(milliseconds, call),
      askBot: request => bots.ask(request),
      askLong: request => rules.ask(request),
      isAbsent: (live, seat) => lastSeen.isAbsent(live, seat),
      isPresent: (matchId, seat) => presence.isPresentAnywhere(matchId, seat),
      absentIn: (live, seat) => lastSeen.absentIn(live, seat),
      onSeen: (matchId, seat) => presence.see(matchId, seat),
      onInternal: reportInternal,
      onFault: (what, err) => logger.error({ what, err }, 'a game failed to put something into words'),
      ...(push === undefined ? {} : { push }),
      ...(signer === undefined ? {} : { signer }),
      ...(options.liveBytes === undefined ? {} : { liveBytes: options.liveBytes }),
    }),
  )
  metrics.queue('matches', () => table.busyMatches)
  metrics.measureMatches(() => table.liveBytes)
  const nodes = isShared(store)
    ? await parts.start('nodes', () => joinNodes(table, store, presence, lastSeen, now, options.bus, logger))
    : undefined
  const isAllowed = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
    isAllowedOrigin(headers.origin, headers.host, isLoopback(host), options.origins ?? [])
  const addressOf = clientAddress(options.trustProxy)
  const context = { table, gate: new Gate(limits), limits, metrics, addressOf, isAllowed, reportInternal }
  const health = {
    isReady: () => isReady && time.mayServe && nodes?.isReachable() !== false,
    isClockOff: () => time.isOff,
  }
  const app = await parts.start('http', () => startHttp(options, context, health, logger))
  await parts.start('live', () => startLive(app, context, presence, report))
  // Waiting requests are answered before their connections are closed.
  await parts.start('waits', () => ({ given: waits, stop: () => waits.flush() }))
  await parts.start('drivers', () => startDrivers(table, presence, push, report, logger))
  const url = await parts.start('listening', async () => ({ given: await app.listen({ host, port }) }))
  await parts.start('pruning', async () => {
    await wakeClockedMatches(table)
    const stop = drivePruning(table, options.retention ?? {}, time, (deleted, due, err) => {
      if (err === undefined) logger.info({ deleted, due }, 'old matches: deleted, and due to be deleted in some days')
      else if (!parts.areStopping) logger.error({ err }, 'old matches could not be deleted')
    })
    return { given: undefined, stop }
  })
  isReady = true
  logger.info({ url }, 'serving')
  return {
    url,
    port: Number(new URL(url).port),
    table,
    metrics: () => metrics.registry.metrics(),
    async close() {
      isReady = false
      await parts.stop()
      logger.info('stopped')
    },
  }
}
