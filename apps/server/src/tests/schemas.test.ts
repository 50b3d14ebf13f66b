import { remoteConnection } from '@turnwise/client'
import { protocolSchemas } from '@turnwise/protocol'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exampleSession } from '../docs/example-session.ts'
import { NO_RATES } from '../limits/limits.ts'
import { type RunningServer, startServer } from '../start-server.ts'
import { createMatch } from './playing.ts'
import { RawSocket } from './raw-socket.ts'

/** Checks as a client in another language would, but more strictly: a field that is not in the schema is an error. */
const ajv = new Ajv2020({ strict: false })
type Served = ReturnType<typeof protocolSchemas>

let server: RunningServer
let schemas: Served
beforeAll(async () => {
  server = await startServer({ limits: NO_RATES })
  const response = await fetch(`${server.url}/api/schemas.json`)
  expect(response.headers.get('content-type')).toContain('application/json')
  schemas = (await response.json()) as Served
})
afterAll(() => server.close())

function closed(schema: unknown): unknown {
  if (typeof schema !== 'object' || schema === null) return schema
  if (Array.isArray(schema)) return schema.map(closed)
  const inner = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]))
  return 'properties' in schema && !('additionalProperties' in schema)
    ? { ...inner, additionalProperties: false }
    : inner
}

function problemsOf(schema: object | undefined, value: object): unknown {
  const validate = ajv.compile(closed(schema) as object)
  return validate(JSON.parse(JSON.stringify(value))) ? [] : validate.errors
}

test('the schemas at their URL are those of the protocol', () => {
  expect(schemas).toEqual(JSON.parse(JSON.stringify(protocolSchemas())))
})

test('every command gives what its schema says, and nothing else', async () => {
  for (const [name, { request, answer }] of await exampleSession()) {
    expect(problemsOf(schemas.requests[name], request), name).toEqual([])
    const { response: _response, status, id: _id, ...fields } = answer
    if (status === 'ok') expect(problemsOf(schemas.answers[name], fields), name).toEqual([])
    else expect(problemsOf(schemas.error, answer.error as object), name).toEqual([])
  }
})

test('live connections, their pushes and actions do too', async () => {
  const connection = remoteConnection(server.url)
  const { id: match_id, players } = await createMatch(connection, 'senet', { clock: { kind: 'move', seconds: 60 } })
  const socket = new RawSocket(server.url)
  await socket.opened
  const hello = await socket.ask({ cmd: 'hello' })
  const watch = await socket.ask({ cmd: 'watch', ...players[0] })
  const [seat = 0] = (await server.table.live(match_id)).match.toAct
  const refused = await socket.ask({ cmd: 'throw', ...players[1 - seat] })
  const acted = await socket.ask({ cmd: 'throw', ...players[seat] })
  await socket.ask({ cmd: 'say', ...players[0], text: 'Hello' })
  await socket.next(message => message.push === 'update' && message.chat !== undefined)
  const unwatch = await socket.ask({ cmd: 'unwatch', watch: watch.watch })
  const fieldsOf = ({ response: _response, status: _status, id: _id, ...fields }: Record<string, unknown>) => fields
  expect(problemsOf(schemas.answers.hello, fieldsOf(hello))).toEqual([])
  expect(problemsOf(schemas.answers.watch, fieldsOf(watch))).toEqual([])
  expect(problemsOf(schemas.answers.unwatch, fieldsOf(unwatch))).toEqual([])
  expect(problemsOf(schemas.action.answer, fieldsOf(acted))).toEqual([])
  expect(problemsOf(schemas.error, refused.error as object)).toEqual([])
  expect(socket.updates.length).toBeGreaterThan(2)
  for (const update of socket.updates) expect(problemsOf(schemas.pushes.update, update)).toEqual([])
  socket.close()
})
