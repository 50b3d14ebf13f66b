import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface Line {
  readonly url: string
  /** The open connections go silent: nothing comes through, and neither side is told. New ones work. */
  cut(): void
  close(): void
}

/** A way to a server that can be cut like a phone's when it changes networks. */
export async function startLine(target: string): Promise<Line> {
  const { hostname, port } = new URL(target)
  const open = new Set<Socket>()
  const server = createServer({ allowHalfOpen: true }, near => {
    const far = connect({ host: hostname, port: Number(port), allowHalfOpen: true })
    near.pipe(far)
    far.pipe(near)
    for (const socket of [near, far]) {
      open.add(socket)
      socket.on('close', () => open.delete(socket))
      socket.on('error', () => socket.destroy())
    }
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut() {
      for (const socket of open) socket.unpipe().pause()
    },
    close() {
      server.close()
      for (const socket of open) socket.destroy()
    },
  }
}
