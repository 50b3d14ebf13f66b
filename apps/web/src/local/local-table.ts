import { type Connection, localConnection, Refusal } from '@turnwise/client'
import { driveBots, localEnvironment, memoryStore, randomText, type Store, Table } from '@turnwise/table'
import { allGames, knownGames } from '../games/catalog.ts'
import { askBot } from './bot-client.ts'
import { localDatabase } from './database.ts'
import { idbStore } from './idb-store.ts'
import { CANNOT_SAVE, reportTrouble } from './storage-health.ts'

let opened: Promise<Connection> | undefined

/** The table of this device, over its stored matches. One for the whole page. */
export function openLocalTable(): Promise<Connection> {
  opened ??= open()
  return opened
}

/** A table in memory, for lessons and puzzles. Only the caller plays at it. */
export function openScratchTable(): Connection {
  return localConnection(new Table(localEnvironment(knownGames())))
}

async function open(): Promise<Connection> {
  const database = await localDatabase()
  const channel = new BroadcastChannel('turnwise')
  const store =
    database === undefined ? memoryStore() : withErrorReporting(idbStore(database, id => channel.postMessage(id)))
  const table = new Table({ ...localEnvironment(await allGames(), store), newId: () => randomText(6), askBot })
  // Another tab has written to the match: read the new entries.
  channel.addEventListener('message', (event: MessageEvent<unknown>) => {
    if (typeof event.data === 'string') void table.catchUp(event.data)
  })
  driveBots(table, (_match, error) => {
    const text = error instanceof Error ? error.message : String(error)
    reportTrouble({ title: 'The bot could not move', text })
  })
  return localConnection(table)
}

/** The same store, but a failed write is reported on the page. */
function withErrorReporting(store: Store): Store {
  return {
    ...store,
    async append(id, row, outcome) {
      try {
        const result = await store.append(id, row, outcome)
        reportTrouble(undefined)
        return result
      } catch {
        reportTrouble(CANNOT_SAVE)
        // A transaction of the browser that failed has written nothing.
        throw new Refusal('unavailable', CANNOT_SAVE.text)
      }
    },
  }
}
