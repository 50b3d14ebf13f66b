import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CATALOG } from '@turnwise/catalog'
import { type Connection, httpConnection, localConnection, remoteConnection } from '@turnwise/client'
import { driveClocks, localEnvironment, Table } from '@turnwise/table'
import { NO_RATES } from '../../limits/limits.ts'
import { startServer } from '../../start-server.ts'

/** A way to a table, and what a story does to it. */
export interface Carrier {
  readonly connection: Connection
  readonly isLocal: boolean
  readonly table: () => Table
  /** Nothing more arrives; `restore` brings it back. */
  interrupt(): Promise<void>
  restore(): Promise<void>
  close(): Promise<void>
}

async function localCarrier(): Promise<Carrier> {
  const table = new Table(localEnvironment(CATALOG))
  const stop = driveClocks(table, () => undefined)
  const gate = gated(localConnection(table))
  return {
    ...gate,
    isLocal: true,
    table: () => table,
    close: async () => stop(),
  }
}

/** Updates are held back and then delivered, as over a connection that was silent for a while. */
function gated(inner: Connection) {
  let held: (() => void)[] | undefined
  const connection: Connection = {
    ...inner,
    watch: (request, onUpdate, onRefused) =>
      inner.watch(
        request,
        update => (held === undefined ? onUpdate(update) : held.push(() => onUpdate(update))),
        onRefused,
      ),
  }
  return {
    connection,
    interrupt: async () => {
      held = []
    },
    restore: async () => {
      const late = held ?? []
      held = undefined
      for (const deliver of late) deliver()
    },
  }
}

async function serverCarrier(connect: (url: string) => Connection): Promise<Carrier> {
  const folder = mkdtempSync(join(tmpdir(), 'turnwise-stories-'))
  const start = (port: number) => startServer({ storage: { kind: 'sqlite', folder }, port, limits: NO_RATES })
  let server = await start(0)
  const port = Number(new URL(server.url).port)
  const connection = connect(server.url)
  return {
    connection,
    isLocal: false,
    table: () => server.table,
    interrupt: () => server.close(),
    restore: async () => {
      server = await start(port)
    },
    async close() {
      connection.close()
      await server.close()
      rmSync(folder, { recursive: true })
    },
  }
}

export const CARRIERS: Readonly<Record<string, () => Promise<Carrier>>> = {
  local: localCarrier,
  http: () => serverCarrier(url => httpConnection(url)),
  live: () => serverCarrier(url => remoteConnection(url)),
}
