import { createServer } from 'node:http'
import { Refusal } from '@turnwise/protocol'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Logger } from 'pino'
import { type ApiContext, addApi } from '../http/api.ts'
import { limitConnections } from '../http/connections.ts'
import { Door } from '../http/door.ts'
import { addSecurityHeaders } from '../http/headers.ts'
import { addHealth, type Health } from '../http/health.ts'
import { serveOutsideGames } from '../http/outside-games.ts'
import { refuse, refuseUnreadable } from '../http/refuse.ts'
import { addKey, addSchemas } from '../http/schemas.ts'
import { installedWebApp, serveWebApp } from '../http/web-app.ts'
import type { ServerOptions } from '../options.ts'
import { matchPreviews } from '../preview/link-preview.ts'
import type { Part } from './parts.ts'

/** How long a request may take to arrive, and a connection may wait for the next. */
const REQUEST_MS = 20_000
const KEEP_MS = 72_000

/** Everything that is asked by HTTP. It does not listen yet. */
export async function startHttp(
  { trustProxy, outsideGames = [], webRoot }: ServerOptions,
  context: ApiContext,
  health: Health,
  logger: Logger,
): Promise<Part<FastifyInstance>> {
  const { table } = context
  const { store, catalog, signer } = table.environment
  const baseLogger: FastifyBaseLogger = logger
  const door = new Door(context)
  const app = Fastify({
    serverFactory: serve =>
      createServer({ requestTimeout: REQUEST_MS, keepAliveTimeout: KEEP_MS }, (request, response) =>
        door.enter(request, response, () => serve(request, response)),
      ),
    clientErrorHandler: refuseUnreadable,
    frameworkErrors: (_error, _request, reply) =>
      refuse(reply.raw, new Refusal('bad-request', 'That address cannot be read.')),
    loggerInstance: baseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustProxy === undefined ? false : [...trustProxy],
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
  })
  addSecurityHeaders(app)
  limitConnections(app.server, context, trustProxy)
  addApi(app, context)
  addSchemas(app)
  addKey(app, signer)
  addHealth(app, health)
  await serveOutsideGames(app, outsideGames)
  await serveWebApp(app, webRoot ?? installedWebApp(), root => matchPreviews(store, catalog, root))
  return { given: app, stop: () => app.close() }
}
