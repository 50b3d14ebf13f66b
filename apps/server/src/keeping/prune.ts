import type { IdleMatch, Store } from '@turnwise/table'

const PAGE = 100
const DAY_MS = 86_400_000

/** How long matches are kept after they were last used; for ever by default. */
export interface Retention {
  /** Days, for matches that are over. */
  readonly finished?: number | undefined
  /** Days, for all others. */
  readonly abandoned?: number | undefined
}

export interface Pruned extends IdleMatch {
  readonly isOver: boolean
}

/**
 * Finds every match that was last used too long ago, and deletes it unless this is a dry run. A match that is used
 * meanwhile is kept.
 */
export async function* pruneStore(
  store: Store,
  { finished, abandoned }: Retention,
  now: number,
  isDryRun: boolean,
): AsyncGenerator<Pruned> {
  for (const [isOver, days] of [
    [true, finished],
    [false, abandoned],
  ] as const) {
    if (days === undefined) continue
    const before = now - days * DAY_MS
    for await (const match of oldMatches(store, isOver, before)) {
      if (match.lastAt >= before) continue
      const isGone = isDryRun || (await store.deleteMatch?.(match.id, before)) === 'deleted'
      if (isGone) yield { ...match, isOver }
    }
  }
}

async function* oldMatches(store: Store, isOver: boolean, before: number): AsyncGenerator<IdleMatch> {
  let after: IdleMatch | undefined
  do {
    const filter = { isOver, before, limit: PAGE, ...(after === undefined ? {} : { after }) }
    const page: readonly IdleMatch[] = (await store.listOld?.(filter)) ?? []
    yield* page
    after = page.length === PAGE ? page.at(-1) : undefined
  } while (after !== undefined)
}
