import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { CATALOG } from '@turnwise/catalog'
import type { Catalog, GameModule } from '@turnwise/engine'
import { UserError } from './fatal.ts'

/** The built-in list of games, or one from a file that exports `CATALOG` too: how a game is tried before it is listed. */
export async function loadCatalog(file?: string): Promise<Catalog> {
  if (file === undefined) return CATALOG
  const loaded: unknown = await import(pathToFileURL(resolve(file)).href)
  if (typeof loaded === 'object' && loaded !== null && 'CATALOG' in loaded && Array.isArray(loaded.CATALOG)) {
    return loaded.CATALOG
  }
  throw new UserError(`${file} exports no CATALOG.`)
}

export async function loadGame(id: string, catalogFile?: string): Promise<GameModule> {
  const catalog = await loadCatalog(catalogFile)
  const entry = catalog.find(entry => entry.id === id)
  if (entry === undefined) {
    throw new UserError(`There is no game ${id}; there are ${catalog.map(({ id }) => id).join(', ')}.`)
  }
  return entry.load()
}
