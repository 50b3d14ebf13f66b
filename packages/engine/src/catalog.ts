import type { GameModule } from './module.ts'
import { ownValue } from './own-value.ts'

/** What is known about a game before its code is loaded. */
export interface CatalogEntry {
  readonly id: string
  readonly title: string
  readonly tagline: string
  readonly seats: { readonly min: number; readonly max: number }
  /** Rules, bots and words; a chunk of its own in the browser. */
  load(): Promise<GameModule>
  /** Other versions of its rules, by version: they finish the matches that were begun with them. */
  readonly others?: Readonly<Record<string, CatalogEntry>>
}

/** The games that a table offers. A table receives its catalog, so that it imports no game itself. */
export type Catalog = readonly CatalogEntry[]

/** One entry for each game. Of several versions, in any order, the newest begins matches. */
export async function withVersions<Entry extends CatalogEntry>(entries: readonly Entry[]): Promise<readonly Entry[]> {
  const games = [...Map.groupBy(entries, ({ id }) => id).values()]
  return (await Promise.all(games.map(oneOf))).flat()
}

async function oneOf<Entry extends CatalogEntry>(entries: readonly Entry[]): Promise<readonly Entry[]> {
  if (entries.length < 2) return entries
  const versions = await Promise.all(
    entries.map(async entry => ({ entry, version: (await entry.load()).game.version })),
  )
  const [newest, ...others] = versions.sort((a, b) => compareVersions(b.version, a.version))
  if (newest === undefined) return []
  const twice = versions.find(({ version }, i) => version === versions[i + 1]?.version)
  if (twice !== undefined) throw new Error(`${twice.entry.title} ${twice.version} is given twice.`)
  const byVersion = Object.fromEntries(others.map(({ entry, version }) => [version, entry]))
  return [{ ...newest.entry, others: byVersion }]
}

/** 1.10.0 is newer than 1.9.0. */
export function compareVersions(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true })
}

/** This game with the rules of a version; undefined if they are not there. */
export async function atVersion<Entry extends CatalogEntry>(
  entry: Entry & { readonly others?: Readonly<Record<string, Entry>> },
  version: string,
): Promise<Entry | undefined> {
  const other = ownValue(entry.others ?? {}, version)
  return other ?? ((await entry.load()).game.version === version ? entry : undefined)
}
