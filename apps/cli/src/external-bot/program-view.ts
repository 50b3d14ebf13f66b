import { atVersion, type Catalog, type GameModule, type Seat } from '@turnwise/engine'

/** What a program may see at one moment. */
export interface Shown {
  readonly view: unknown
  readonly text: string
}

/** The state of a running match as a program may see it: without what only people see, such as a seed. */
export function showToProgram(module: GameModule, view: unknown, seat: Seat, names: readonly string[]): Shown {
  const seen = module.botView === undefined ? view : module.botView(view)
  const style = { viewer: seat, names, width: 80, color: false, ascii: false }
  return { view: seen, text: `${module.face.show(seen, style)}\n${module.face.prompt(seen, style)}` }
}

/** Undefined for a game, or a version of it, that only the server knows. */
export async function moduleOf(catalog: Catalog, game: string, version: string): Promise<GameModule | undefined> {
  const entry = catalog.find(({ id }) => id === game)
  return entry === undefined ? undefined : (await atVersion(entry, version))?.load()
}
