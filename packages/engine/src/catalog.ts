import type { GameModule } from './module.ts'

/** What is known about a game before its code is loaded. */
export interface CatalogEntry {
  readonly id: string
  readonly title: string
  readonly tagline: string
  readonly seats: { readonly min: number; readonly max: number }
  /** Rules, bots and words; a chunk of its own in the browser. */
  load(): Promise<GameModule>
}

/** The games that a table offers. A table receives its catalog, so that it imports no game itself. */
export type Catalog = readonly CatalogEntry[]
