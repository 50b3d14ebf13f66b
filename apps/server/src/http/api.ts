import type { IncomingMessage } from 'node:http'
import {
  ERROR_STATUS,
  errorAnswer,
  openEnvelope,
  parseJson,
  Refusal,
  UNREAD,
  type WireAnswer,
  type WireError,
  wireError,
} from '@turnwise/protocol'
import type { Subject, Table } from '@turnwise/table'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AddressCounter } from '../limits/address.ts'
import { type Gate, tooMany } from '../limits/gate.ts'
import type { Limits } from '../limits/limits.ts'
import type { Metrics } from '../metrics.ts'
import { type Body, BodyBudget, readBody } from './read-body.ts'

export interface ApiContext {
  readonly table: Table
  readonly gate: Gate
  readonly limits: Limits
  readonly metrics: Metrics
  addressOf(request: IncomingMessage): string
  isAllowed(request: Pick<IncomingMessage, 'headers'>): boolean
  reportInternal(error: unknown, subject: Subject): void
}

/** `POST /api`: one command in the body, one answer; the status follows the error's code. */
export function addApi(app: FastifyInstance, context: ApiContext): void {
  const { table, gate, limits, metrics } = context
  const budget = new BodyBudget(limits)
  const underWay = new AddressCounter(limits.requestsPerAddress)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', (request: FastifyRequest, payload: IncomingMessage) =>
    readBody(payload, { address: context.addressOf(request.raw) }, { gate, limits, budget }),
  )
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOfHttp(error)
    if (refusal.code === 'internal') request.log.error({ err: error }, 'request failed')
    // The unread rest of a body could be taken for the next request.
    if (!request.raw.complete) reply.header('connection', 'close')
    if (refusal.code === 'rate-limited') reply.header('retry-after', '1')
    return reply
      .code(ERROR_STATUS[refusal.code])
      .send({ response: 'unknown-response', status: 'error', error: refusal })
  })
  const admit = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const address = context.addressOf(request.raw)
    gate.arrive({ address })
    const announced = Number(request.headers['content-length'] ?? 0)
    if (announced > limits.importBytes) throw new Refusal('too-large', 'The body is too large.')
    if (!underWay.enter(address)) throw tooMany()
    reply.raw.once('close', () => underWay.leave(address))
  }
  app.post('/api', { onRequest: admit, bodyLimit: limits.importBytes }, async (request, reply) => {
    const start = performance.now()
    const answer = await handle(request)
    metrics.onAnswer('http', answer, (performance.now() - start) / 1000)
    reply.header('cache-control', 'no-store')
    const status = statusOf(answer)
    if (status === 429) reply.header('retry-after', '1')
    const text = JSON.stringify(answer)
    gate.sent({ address: context.addressOf(request.raw) }, Buffer.byteLength(text))
    return reply.code(status).type('application/json').send(text)
  })

  async function handle(request: FastifyRequest): Promise<WireAnswer> {
    const address = context.addressOf(request.raw)
    const { body } = request
    let envelope = UNREAD
    try {
      if (!context.isAllowed(request)) throw new Refusal('forbidden', 'Pages from that origin may not connect.')
      if (!isBody(body)) throw new Refusal('bad-request', 'The body must be JSON.')
      envelope = openEnvelope(parseJson(body.text, { maxLength: limits.importBytes, maxDepth: limits.depth }))
      // With two `cmd` fields, JSON takes the last one, but the check of the length saw the first.
      if (body.text.length > limits.requestBytes && envelope.cmd !== 'import-match') {
        throw new Refusal('too-large', `A request may be at most ${limits.requestBytes} bytes long.`)
      }
      const wait = gate.pass(envelope, { address })
      if (wait !== undefined) await wait
      return await table.serve(envelope, { local: false, address })
    } catch (error) {
      if (wireError(error).code === 'internal') context.reportInternal(error, envelope)
      return errorAnswer(envelope, error)
    } finally {
      if (isBody(body)) body.release()
    }
  }
}

function isBody(body: unknown): body is Body {
  return typeof body === 'object' && body !== null && 'release' in body
}

function statusOf(answer: WireAnswer): number {
  return answer.status === 'ok' ? 200 : ERROR_STATUS[answer.error.code]
}

/** Refusals of the HTTP layer itself, as errors of the wire. */
function refusalOfHttp(error: unknown): WireError {
  if (error instanceof Refusal) return wireError(error)
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : 500
  if (status === 413) return { code: 'too-large', message: 'The body is too large.' }
  if (status === 415) return { code: 'bad-request', message: 'The body must be application/json.' }
  if (typeof status === 'number' && status < 500)
    return { code: 'bad-request', message: 'That request cannot be read.' }
  return { code: 'internal', message: 'Something went wrong here: look at the match before you try again.' }
}
