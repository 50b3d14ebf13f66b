import type { Catalog } from '@turnwise/engine'
import { rulesOf, type StoreWith } from '@turnwise/table'
import type { Logger } from 'pino'

/** How many matches no longer fit the rules that are installed. `turnwise verify` lists them. */
export async function reportStranded(
  store: Partial<StoreWith<'upkeep'>>,
  catalog: Catalog,
  logger: Logger,
): Promise<void> {
  for (const { over, notOver, ...rules } of (await store.upkeep?.countByRules()) ?? []) {
    const why = await rulesOf(catalog, rules)
    if (typeof why !== 'string') continue
    logger.warn({ ...rules, over, notOver, why }, 'matches whose rules are not installed; turnwise verify lists them')
  }
}
