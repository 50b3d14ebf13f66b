import type { IncomingMessage } from 'node:http'
import proxyAddress, { compile } from '@fastify/proxy-addr'
import { addressKey } from '../limits/address.ts'

/** Finds who is charged for a request: its sender, or the client that a trusted proxy names. */
export function clientAddress(trusted: readonly string[] | undefined): (request: IncomingMessage) => string {
  const trust = compile([...(trusted ?? [])])
  return request =>
    addressKey(trusted === undefined ? (request.socket.remoteAddress ?? '') : proxyAddress(request, trust))
}
