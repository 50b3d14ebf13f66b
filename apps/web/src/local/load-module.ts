import { CATALOG } from '@turnwise/catalog'
import type { GameModule } from '@turnwise/engine'

/** Loads rules and bots inside a worker, which does not have the page's list of games. */
export async function loadModule(game: string, moduleUrl: string | undefined): Promise<GameModule> {
  if (moduleUrl !== undefined) return (await import(/* @vite-ignore */ moduleUrl)).module
  const entry = CATALOG.find(({ id }) => id === game)
  if (entry === undefined) throw new Error(`There is no game ${game}.`)
  return entry.load()
}
