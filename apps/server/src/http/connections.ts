import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { compile } from '@fastify/proxy-addr'
import { AddressCounter, addressKey } from '../limits/address.ts'
import type { DoorContext } from './door.ts'

/**
 * Closes every connection beyond the limits for one address, before anything is read from it. A trusted proxy brings the
 * connections of many clients, so its connections are not counted; the requests of its clients are.
 */
export function limitConnections(
  server: Server,
  { gate, limits, metrics }: DoorContext,
  trusted: readonly string[] | undefined,
): void {
  const isProxy = compile([...(trusted ?? [])])
  const perAddress = new AddressCounter(limits.connectionsPerAddress)
  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket
    if (remoteAddress === undefined || (trusted !== undefined && isProxy(remoteAddress, 0))) return
    const address = addressKey(remoteAddress)
    if (!gate.connect(address) || !perAddress.enter(address)) {
      metrics.cutOff.inc({ reason: 'too many' })
      socket.destroy()
      return
    }
    socket.once('close', () => perAddress.leave(address))
  })
}
