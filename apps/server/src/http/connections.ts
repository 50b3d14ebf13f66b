import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { compile } from '@fastify/proxy-addr'
import { AddressCounter, addressKey } from '../limits/address.ts'

/**
 * Closes every connection beyond the limit for one address, before anything is read from it. A trusted proxy brings the
 * connections of many clients, so its connections are not counted; the requests of its clients are.
 */
export function limitConnections(
  server: Server,
  most: number,
  trusted: readonly string[] | undefined,
  onRefused: () => void,
): void {
  const isProxy = compile([...(trusted ?? [])])
  const perAddress = new AddressCounter(most)
  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket
    if (remoteAddress === undefined || (trusted !== undefined && isProxy(remoteAddress, 0))) return
    const address = addressKey(remoteAddress)
    if (!perAddress.enter(address)) {
      onRefused()
      socket.destroy()
      return
    }
    socket.once('close', () => perAddress.leave(address))
  })
}
