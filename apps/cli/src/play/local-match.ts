import { randomBytes } from 'node:crypto'
import { existsSync, rmSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Connection, localConnection } from '@turnwise/client'
import { type Catalog, type GameModule, type MatchRecord, parseRecord } from '@turnwise/engine'
import { judgeOf } from '@turnwise/review'
import { dataFolder, openStore } from '@turnwise/server'
import { driveBots, localEnvironment, randomText, rulesOf, Table, writeSnapshots } from '@turnwise/table'
import { UserError } from '../fatal.ts'
import { readRecord, writeWhole } from '../files.ts'
import { printError } from '../terminal.ts'
import { quoted } from './quoted.ts'
import type { Seating } from './terminal-match.ts'

export interface NewMatch {
  readonly game: string
  readonly players: readonly { readonly name?: string; readonly bot?: string }[]
  readonly seed?: string
  readonly options: Readonly<Record<string, unknown>>
}

/** The games of a table on this device, and the places of those that are not built in. */
export interface LocalGames {
  readonly catalog: Catalog
  readonly places: readonly string[]
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
    printError(`turnwise: ${error instanceof Error ? error.message : String(error)}\n`)
  }
  return {
    connection: localConnection(table),
    folder,
    async close() {
      stopBots()
      await writeSnapshots(table, (_match, error) => fail(error))
      await store.close()
    },
  }
}

/** Begins a match on this device. */
export async function startLocal(games: LocalGames, wanted: NewMatch, save: string | undefined): Promise<Seating> {
  const { game, players, seed, options } = wanted
  const table = await openTable(games.catalog, newFolder(game))
  const { match_id } = await table.connection
    .request({ cmd: 'create-match', game, players, options, ...(seed === undefined ? {} : { seed }) })
    .catch(discarding(table))
  return seatingOf(games, table, match_id, save)
}

/** What was refused leaves nothing behind. */
function discarding(table: LocalTable): (error: unknown) => Promise<never> {
  return async error => {
    await table.close()
    rmSync(table.folder, { recursive: true })
    throw error
  }
}

/** Continues a saved match: from its folder, or from a record, which is then kept up to date. */
export async function resumeLocal(games: LocalGames, place: string): Promise<Seating> {
  if (!existsSync(place)) throw new UserError(`There is no saved match at ${place}.`)
  if (statSync(place).isDirectory()) {
    const { table, matchId } = await openKept(games.catalog, place)
    return seatingOf(games, table, matchId, undefined)
  }
  const record = await readRecord(place)
  const table = await openTable(games.catalog, newFolder(record.game))
  const { match_id } = await table.connection.request({ cmd: 'import-match', record }).catch(discarding(table))
  return seatingOf(games, table, match_id, place)
}

/** The match that is kept in this folder, as a record. */
export async function exportKept(catalog: Catalog, folder: string): Promise<MatchRecord> {
  const { table, matchId } = await openKept(catalog, folder)
  const { record } = await table.connection.request({ cmd: 'export-match', match_id: matchId })
  await table.close()
  const parsed = parseRecord(record)
  if (!parsed.ok) throw new UserError(`${folder}: ${parsed.error.message}`)
  return parsed.value
}

/** A folder without a match is left as it is. */
async function openKept(catalog: Catalog, folder: string): Promise<{ table: LocalTable; matchId: string }> {
  const nothing = new UserError(`There is no match in ${folder}.`)
  if (!existsSync(join(folder, 'turnwise.sqlite'))) throw nothing
  const table = await openTable(catalog, folder)
  const { matches } = await table.connection.request({ cmd: 'list-matches', limit: 1 })
  const [match] = matches
  if (match === undefined) throw nothing
  return { table, matchId: match.match_id }
}

async function seatingOf(
  { catalog, places: games }: LocalGames,
  table: LocalTable,
  matchId: string,
  save: string | undefined,
): Promise<Seating> {
  const { connection, folder } = table
  const place = save ?? folder
  const { game, version, players, options, stranded } = await connection.request({
    cmd: 'get-state',
    match_id: matchId,
  })
  if (stranded !== undefined)
    throw new UserError(`${stranded}\nWrite it to a file with: ${commandFor('export', games, place)}`)
  const people = players.filter(({ bot }) => bot === undefined)
  const module = await installedModule(catalog, game, version)
  return {
    connection,
    matchId,
    module,
    seats: people.map(({ player_id }) => ({ match_id: matchId, player_id })),
    isLocal: true,
    options,
    farewell(isOver) {
      const kept = `Kept in ${place}`
      if (!isOver) return `${kept}\nContinue with: ${commandFor('play', games, place)}`
      const canReview = judgeOf(module, players.length) !== undefined
      return canReview ? `${kept}\nReview it with: ${commandFor('review', games, place)}` : kept
    },
    async close() {
      if (save !== undefined) {
        const { record } = await connection.request({ cmd: 'export-match', match_id: matchId })
        await writeWhole(save, `${JSON.stringify(record)}\n`)
      }
      await table.close()
    },
  }
}

export async function installedModule(catalog: Catalog, game: string, version: string): Promise<GameModule> {
  const rules = await rulesOf(catalog, { game, version })
  if (typeof rules === 'string') throw new UserError(rules)
  return rules
}

function newFolder(game: string): string {
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(/[:T]/g, '-')
  return join(ownFolder(), 'matches', `${basename(game)}-${stamp}-${randomBytes(2).toString('hex')}`)
}

function ownFolder(): string {
  try {
    return dataFolder(process.env)
  } catch (error) {
    throw new UserError(error instanceof Error ? error.message : String(error))
  }
}

/** The command that goes on with a match, reviews it or exports it, with the places of further games that it needs. */
function commandFor(name: 'play' | 'review' | 'export', games: readonly string[], place: string): string {
  const further = games.map(game => `--game ${quoted(game)}`)
  return [`turnwise ${name}`, ...further, ...(name === 'play' ? ['--resume'] : []), quoted(place)].join(' ')
}
