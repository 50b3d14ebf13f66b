import { memoryStore, type Store, type Upkeep } from '@turnwise/table'
import type { Logger } from 'pino'
import type { Metrics } from '../metrics.ts'
import type { ServerOptions } from '../options.ts'
import { openStore } from '../store/open-store.ts'
import { refuseHalfRestored } from '../upkeep/restore.ts'
import type { Part } from './parts.ts'

/** The matches. A store that is half restored is refused. */
export async function startStore(
  { storage, store: given }: Pick<ServerOptions, 'storage' | 'store'>,
  metrics: Pick<Metrics, 'onCommit' | 'full' | 'queue' | 'measureStore'>,
  logger: Logger,
  onFailure: (error: Error) => void,
): Promise<Part<Store>> {
  const onFull = (isFull: boolean): void => {
    metrics.full.set(isFull ? 1 : 0)
    if (isFull) logger.error('the disk is full: nothing is stored until there is room, everything can be read')
    else logger.info('there is room on the disk again')
  }
  const store: Store =
    storage === undefined
      ? (given ?? memoryStore())
      : await openStore(storage, { onCommit: metrics.onCommit, onFailure, onFull })
  const { upkeep } = store
  try {
    await refuseHalfRestored(upkeep)
  } catch (error) {
    await store.close()
    throw error
  }
  if (upkeep !== undefined) {
    metrics.queue('store', () => upkeep.waiting())
    metrics.measureStore(() => upkeep.size())
    if (store.isShared) void lookForDamage(upkeep, logger)
  }
  return { given: store, stop: () => store.close() }
}

/**
 * The embedded database is checked before the server starts. A shared one may be large and in use by other nodes: it is
 * checked while the server runs, and problems are logged.
 */
async function lookForDamage(upkeep: Upkeep, logger: Logger): Promise<void> {
  try {
    for (const damage of await upkeep.findDamage()) logger.error({ damage }, 'the database is damaged')
  } catch (err) {
    logger.warn({ err }, 'the database could not be checked')
  }
}
