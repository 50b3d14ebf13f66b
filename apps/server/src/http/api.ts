import { type Answer, ERROR_STATUS, type ErrorCode, parseJson, Refusal, refuse } from '@turnwise/protocol'
import type { Table } from '@turnwise/table'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Gate } from '../limits/gate.ts'
import { addressKey, type Limits } from '../limits/limits.ts'
import type { Metrics } from '../metrics.ts'

export interface ApiContext {
  readonly table: Table
  readonly gate: Gate
  readonly limits: Limits
  readonly metrics: Metrics
  isAllowed(request: FastifyRequest): boolean
}

const REMOTE = { local: false }

/** `POST /api`: one command in the body, one answer; the status follows the error's code. */
export function addApi(app: FastifyInstance, context: ApiContext): void {
  const { table, gate, limits, metrics } = context
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOfHttp(error)
    if (refusal.code === 'internal') request.log.error({ err: error }, 'request failed')
    return reply
      .code(ERROR_STATUS[refusal.code])
      .send({ response: 'unknown-response', status: 'error', error: refusal })
  })
  // In bytes, and a character takes up to four; the length in characters is looked at below.
  app.post('/api', { bodyLimit: limits.importLength * 4 }, async (request, reply) => {
    const start = performance.now()
    const answer = await handle(request)
    metrics.onAnswer('http', answer, (performance.now() - start) / 1000)
    reply.header('cache-control', 'no-store')
    const status = statusOf(answer)
    if (status === 429) reply.header('retry-after', '1')
    return reply.code(status).type('application/json').send(JSON.stringify(answer))
  })

  async function handle(request: FastifyRequest): Promise<Answer> {
    let parsed: unknown
    try {
      if (!context.isAllowed(request)) throw new Refusal('forbidden', 'Pages of that origin may not play here.')
      const { body } = request
      if (typeof body !== 'string') throw new Refusal('bad-request', 'The body must be JSON.')
      const maxLength = isImport(body) ? limits.importLength : limits.requestLength
      parsed = parseJson(body, { maxLength, maxDepth: limits.depth })
      gate.pass(parsed, addressKey(request.ip))
      return await table.handle(parsed, REMOTE)
    } catch (error) {
      return refuse(parsed, error)
    }
  }
}

/** A record may be long, so this one command may be; it is looked at before the body is parsed. */
function isImport(body: string): boolean {
  return /^\s*\{\s*"cmd"\s*:\s*"import-match"/.test(body.slice(0, 200))
}

function statusOf(answer: Answer): number {
  const { error } = answer
  if (answer.status === 'ok' || typeof error !== 'object' || error === null || !('code' in error)) return 200
  return ERROR_STATUS[error.code as ErrorCode]
}

/** What the HTTP layer itself refuses, in the words of the wire. */
function refusalOfHttp(error: unknown): { readonly code: ErrorCode; readonly message: string } {
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : 500
  if (status === 413) return { code: 'too-large', message: 'The body is too large.' }
  if (status === 415) return { code: 'bad-request', message: 'The body must be application/json.' }
  if (typeof status === 'number' && status < 500)
    return { code: 'bad-request', message: 'That request cannot be read.' }
  return { code: 'internal', message: 'Something went wrong here: look at the match before you try again.' }
}
