import type { Catalog, GameModule } from '@turnwise/engine'
import { Refusal } from '@turnwise/protocol'

export async function findModule({ catalog }: { readonly catalog: Catalog }, game: string): Promise<GameModule> {
  const entry = catalog.find(({ id }) => id === game)
  if (entry === undefined) {
    const known = catalog.map(({ id }) => id).join(', ')
    throw new Refusal('unknown-game', `There is no game ${game}; there are ${known}.`)
  }
  return entry.load()
}
