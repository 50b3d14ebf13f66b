import { CATALOG, type WebCatalogEntry } from '@turnwise/catalog'
import { atVersion } from '@turnwise/engine'
import { allGames } from './catalog.ts'

/** A game, with the rules of this version. A built-in game does not wait for the list of further games. */
export async function findGame(id: string, version?: string): Promise<WebCatalogEntry | undefined> {
  for (const games of [CATALOG, allGames()]) {
    const entry = (await games).find(game => game.id === id)
    const found = entry === undefined || version === undefined ? entry : await atVersion(entry, version)
    if (found !== undefined) return found
  }
  return undefined
}
