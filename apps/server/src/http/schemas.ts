import { protocolSchemas } from '@turnwise/protocol'
import type { Signer } from '@turnwise/table'
import type { FastifyInstance } from 'fastify'
import { KEY_PATH } from '../signer.ts'

export const SCHEMAS_PATH = '/api/schemas.json'

/** The wire as JSON Schemas, for clients in other languages. It changes with the server's version only. */
export function addSchemas(app: FastifyInstance): void {
  const text = JSON.stringify(protocolSchemas())
  app.get(SCHEMAS_PATH, (_request, reply) =>
    reply.type('application/json').header('cache-control', 'public, max-age=3600').send(text),
  )
}

/** What receipts are signed with. */
export function addKey(app: FastifyInstance, signer: Signer | undefined): void {
  if (signer === undefined) return
  const text = JSON.stringify({ algorithm: 'Ed25519', key: signer.key })
  app.get(KEY_PATH, (_request, reply) => reply.type('application/json').send(text))
}
