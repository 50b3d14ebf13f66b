import type { Catalog, GameModule, Seat } from '@turnwise/engine'

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

/** Undefined for a game that only the server knows. */
export async function moduleOf(catalog: Catalog, game: string): Promise<GameModule | undefined> {
  return catalog.find(({ id }) => id === game)?.load()
}
