import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Logger } from 'pino'
import { type ApiContext, addApi } from '../http/api.ts'
import { limitConnections } from '../http/connections.ts'
import { addSecurityHeaders } from '../http/headers.ts'
import { addHealth, type Health } from '../http/health.ts'
import { serveOutsideGames } from '../http/outside-games.ts'
import { addSchemas } from '../http/schemas.ts'
import { installedWebApp, serveWebApp } from '../http/web-app.ts'
import type { ServerOptions } from '../options.ts'
import { matchPreviews } from '../preview/link-preview.ts'
import type { Part } from './parts.ts'

/** Everything that is asked by HTTP. It does not listen yet. */
export async function startHttp(
  { trustProxy, outsideGames = [], webRoot }: ServerOptions,
  context: ApiContext,
  health: Health,
  logger: Logger,
): Promise<Part<FastifyInstance>> {
  const { table, limits, metrics } = context
  const { store, catalog } = table.environment
  const baseLogger: FastifyBaseLogger = logger
  const app = Fastify({
    loggerInstance: baseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustProxy === undefined ? false : [...trustProxy],
    // Does not wait for a request that arrives slowly.
    requestTimeout: 20_000,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
  })
  addSecurityHeaders(app)
  limitConnections(app.server, limits.connectionsPerAddress, trustProxy, () =>
    metrics.cutOff.inc({ reason: 'too many' }),
  )
  addApi(app, context)
  addSchemas(app)
  addHealth(app, health)
  await serveOutsideGames(app, outsideGames)
  await serveWebApp(app, webRoot ?? installedWebApp(), root => matchPreviews(store, catalog, root))
  return { given: app, stop: () => app.close() }
}
