import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'

/** A connection to a PostgreSQL that can be blocked: data is neither delivered nor refused, as in a cut network. */
export interface Passage {
  readonly url: string
  block(): void
  /** Lets everything through again; delayed data arrives late, as when a network comes back. */
  open(): void
  close(): Promise<void>
}

/** @param database the address of a cluster that listens on a socket in a folder */
export async function openPassage(database: string): Promise<Passage> {
  const target = new URL(database)
  const socketFile = join(target.searchParams.get('host') ?? '', '.s.PGSQL.5432')
  const sockets = new Set<Socket>()
  let isBlocked = false
  const server = createServer(client => {
    const behind = connect(socketFile)
    for (const [from, to] of [
      [client, behind],
      [behind, client],
    ] as const) {
      sockets.add(from)
      from.on('data', data => to.write(data))
      from.on('error', () => to.destroy())
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
      if (isBlocked) from.pause()
    }
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `postgres://${target.username}@127.0.0.1:${port}${target.pathname}`,
    block() {
      isBlocked = true
      for (const socket of sockets) socket.pause()
    },
    open() {
      isBlocked = false
      for (const socket of sockets) socket.resume()
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
