import { randomBytes } from 'node:crypto'
import { existsSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Connection, localConnection } from '@turnwise/client'
import type { Catalog, GameModule } from '@turnwise/engine'
import { openStore } from '@turnwise/server'
import { driveBots, localEnvironment, randomText, Table } from '@turnwise/table'
import { UserError } from '../fatal.ts'
import { dataDirectory, readRecord, writeWhole } from '../files.ts'
import type { Seating } from './terminal-match.ts'

export interface NewMatch {
  readonly game: string
  readonly players: readonly { readonly name?: string; readonly bot?: string }[]
  readonly seed?: string
  readonly options: Readonly<Record<string, unknown>>
}

/** A table in this process, with its own folder; it uses the same database as the server. */
interface LocalTable {
  readonly connection: Connection
  readonly folder: string
  close(): Promise<void>
}

async function openTable(catalog: Catalog, folder: string): Promise<LocalTable> {
  const store = await openStore({ kind: 'sqlite', folder }, { onCommit: () => {}, onFailure: fail })
  const table = new Table({ ...localEnvironment(catalog, store), newId: () => randomText(6) })
  const stopBots = driveBots(table, (_match, error) => fail(error))
  function fail(error: unknown): void {
    process.stderr.write(`turnwise: ${error instanceof Error ? error.message : String(error)}\n`)
  }
  return {
    connection: localConnection(table),
    folder,
    async close() {
      stopBots()
      await store.close()
    },
  }
}

/** Begins a match on this device. */
export async function startLocal(catalog: Catalog, wanted: NewMatch, save: string | undefined): Promise<Seating> {
  const table = await openTable(catalog, newFolder(wanted.game))
  const { game, players, seed, options } = wanted
  const { match_id } = await table.connection.request({
    cmd: 'create-match',
    game,
    players,
    options,
    ...(seed === undefined ? {} : { seed }),
  })
  return seatingOf(catalog, table, match_id, save)
}

/** Continues a saved match: from its folder, or from a record, which is then kept up to date. */
export async function resumeLocal(catalog: Catalog, place: string): Promise<Seating> {
  if (!existsSync(place)) throw new UserError(`There is no saved match at ${place}.`)
  if (statSync(place).isDirectory()) {
    const table = await openTable(catalog, place)
    const { matches } = await table.connection.request({ cmd: 'list-matches', limit: 1 })
    const [match] = matches
    if (match === undefined) throw new UserError(`There is no match in ${place}.`)
    return seatingOf(catalog, table, match.match_id, undefined)
  }
  const record = await readRecord(place)
  const table = await openTable(catalog, newFolder(record.game))
  const { match_id } = await table.connection.request({ cmd: 'import-match', record })
  return seatingOf(catalog, table, match_id, place)
}

async function seatingOf(
  catalog: Catalog,
  table: LocalTable,
  matchId: string,
  save: string | undefined,
): Promise<Seating> {
  const { connection, folder } = table
  const { game, players, options } = await connection.request({ cmd: 'get-state', match_id: matchId })
  const people = players.filter(({ bot }) => bot === undefined)
  const place = save ?? folder
  return {
    connection,
    matchId,
    module: await moduleOf(catalog, game),
    seats: people.map(({ player_id }) => ({ match_id: matchId, player_id })),
    options,
    farewell: `Kept in ${place}\nContinue with: turnwise play --resume ${quoted(place)}`,
    async close() {
      if (save !== undefined) {
        const { record } = await connection.request({ cmd: 'export-match', match_id: matchId })
        await writeWhole(save, `${JSON.stringify(record)}\n`)
      }
      await table.close()
    },
  }
}

export async function moduleOf(catalog: Catalog, game: string): Promise<GameModule> {
  const entry = catalog.find(({ id }) => id === game)
  if (entry === undefined) throw new UserError(`This is a match of ${game}, which is not installed here.`)
  return entry.load()
}

function newFolder(game: string): string {
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(/[:T]/g, '-')
  return join(dataDirectory(), 'matches', `${basename(game)}-${stamp}-${randomBytes(2).toString('hex')}`)
}

/** The path quoted for a shell. */
function quoted(path: string): string {
  return /^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`
}
