import { type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { ERROR_STATUS, errorAnswer, Refusal, UNREAD, type WireErrorCode, wireError } from '@turnwise/protocol'
import { HEADERS } from './headers.ts'

/** Refuses a request that is not looked at any further, in the API's form. */
export function refuse(response: ServerResponse, refusal: Refusal, status?: number): void {
  const { code } = wireError(refusal)
  const body = bodyOf(refusal)
  response.writeHead(status ?? ERROR_STATUS[code], headersOf(code, body)).end(body)
}

/** What Node could not read as HTTP at all. */
export function refuseUnreadable(error: Error, socket: Socket): void {
  if (!socket.writable || Reflect.get(error, 'code') === 'ECONNRESET') return void socket.destroy()
  const [status, refusal] = unreadable(Reflect.get(error, 'code'))
  const body = bodyOf(refusal)
  const headers = { ...headersOf('bad-request', body), connection: 'close' }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
}

function unreadable(code: unknown): readonly [status: number, Refusal] {
  if (code === 'HPE_HEADER_OVERFLOW') return [431, new Refusal('too-large', 'The headers are too large.')]
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return [408, new Refusal('bad-request', 'The request took too long.')]
  return [400, new Refusal('bad-request', 'That request cannot be read.')]
}

function headersOf(code: WireErrorCode, body: string) {
  const retry = code === 'rate-limited' ? { 'retry-after': '1' } : {}
  return {
    ...HEADERS,
    ...retry,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  }
}

function bodyOf(refusal: Refusal): string {
  return JSON.stringify(errorAnswer(UNREAD, refusal))
}
