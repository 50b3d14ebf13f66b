import { type Connection, localConnection } from '@turnwise/client'
import type { Catalog } from '@turnwise/engine'
import { driveBots, localEnvironment, Table } from '@turnwise/table'
import { printError } from './terminal.ts'

/** A table in this process, without limits. Its players do not trust each other: seats have tokens, and presence is not known. */
export function ownTable(catalog: Catalog): Connection {
  const table = new Table({ ...localEnvironment(catalog), isAbsent: () => false })
  driveBots(table, (matchId, error) => printError(`turnwise: ${matchId}: ${String(error)}\n`))
  return localConnection(table, { local: false })
}
