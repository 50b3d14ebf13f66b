import { CATALOG, type WebCatalogEntry } from '@turnwise/catalog'
import { useSyncExternalStore } from 'react'
import { listOutsideGames, type OutsideEntry } from './outside-games.ts'

/** The built-in games at once; the further games of this server as soon as their list has arrived. */
let known: readonly (WebCatalogEntry | OutsideEntry)[] = CATALOG
let asked: Promise<readonly WebCatalogEntry[]> | undefined
const listeners = new Set<() => void>()

/** Every game of this server. */
export function allGames(): Promise<readonly WebCatalogEntry[]> {
  asked ??= listOutsideGames().then(games => {
    if (games.length > 0) known = [...CATALOG, ...games]
    for (const listener of listeners) listener()
    return known
  })
  return asked
}

/** The games that are known by now. */
export function knownGames(): readonly WebCatalogEntry[] {
  return known
}

/** A built-in game does not wait for the list of further games. */
export async function findGame(id: string): Promise<WebCatalogEntry | undefined> {
  return CATALOG.find(game => game.id === id) ?? (await allGames()).find(game => game.id === id)
}

export function useGames(): readonly WebCatalogEntry[] {
  return useSyncExternalStore(listen, knownGames)
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  void allGames()
  return () => listeners.delete(listener)
}

/** The address of the module of a game from outside. */
export function moduleUrlOf(id: string): string | undefined {
  const game = known.find(game => game.id === id)
  return game !== undefined && 'moduleUrl' in game ? game.moduleUrl : undefined
}

/** The address of the picture of a game from outside. */
export function outsidePictureOf(id: string): string | undefined {
  const game = known.find(game => game.id === id)
  return game !== undefined && 'picture' in game ? game.picture : undefined
}
