import { CATALOG, type WebCatalogEntry } from '@turnwise/catalog'
import { useSyncExternalStore } from 'react'
import { listOutsideGames, type OutsideEntry } from './outside-games.ts'

/** The built-in games at once; the further games of this server as soon as their list has arrived. */
let known: readonly WebCatalogEntry[] = CATALOG
let outside: readonly OutsideEntry[] = []
let asked: Promise<readonly WebCatalogEntry[]> | undefined
const listeners = new Set<() => void>()

/** Every game of this server. */
export function allGames(): Promise<readonly WebCatalogEntry[]> {
  asked ??= listOutsideGames().then(async games => {
    outside = games
    if (games.length > 0) {
      // Without further games the home page does without the engine.
      const { withVersions } = await import('./versions.ts')
      known = await withVersions([...CATALOG, ...games])
    }
    for (const listener of listeners) listener()
    return known
  })
  return asked
}

/** The games that are known by now. */
export function knownGames(): readonly WebCatalogEntry[] {
  return known
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
export function moduleUrlOf(id: string, version: string): string | undefined {
  return outside.find(game => game.id === id && game.version === version)?.moduleUrl
}

/** The address of the picture of a game from outside. */
export function outsidePictureOf(id: string): string | undefined {
  return outside.find(game => game.id === id)?.picture
}
