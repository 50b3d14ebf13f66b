import type { Catalog } from '@turnwise/engine'

/** The same games, loaded in advance: loading takes real time, which a simulation must not. */
export function loadAll(catalog: Catalog): Promise<Catalog> {
  return Promise.all(
    catalog.map(async entry => {
      const module = await entry.load()
      return { ...entry, load: async () => module }
    }),
  )
}
