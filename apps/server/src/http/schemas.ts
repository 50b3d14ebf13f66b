import { protocolSchemas } from '@turnwise/protocol'
import type { FastifyInstance } from 'fastify'

export const SCHEMAS_PATH = '/api/schemas.json'

/** The wire as JSON Schemas, for clients in other languages. It changes with the server's version only. */
export function addSchemas(app: FastifyInstance): void {
  const text = JSON.stringify(protocolSchemas())
  app.get(SCHEMAS_PATH, (_request, reply) =>
    reply.type('application/json').header('cache-control', 'public, max-age=3600').send(text),
  )
}
