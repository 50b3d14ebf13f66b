import type { IdleMatch, Upkeep } from '@turnwise/table'

const PAGE = 100
const DAY_MS = 86_400_000
/** Between the first listing of a match as due and its deletion: time to notice a wrong setting or clock. */
const NOTICE_MS = DAY_MS

/** How long matches are kept after they were last used; for ever by default. */
export interface Retention {
  /** Days, for matches that are over. */
  readonly finished?: number | undefined
  /** Days, for all others. */
  readonly abandoned?: number | undefined
}

export interface Pruned extends IdleMatch {
  readonly isOver: boolean
  readonly isDeleted: boolean
}

/**
 * Finds every match that was last used too long ago. One that was found so a day before, and not used since, is deleted;
 * the others are marked as due. A dry run only finds them.
 */
export async function* pruneStore(
  upkeep: Upkeep,
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
    for await (const match of oldMatches(upkeep, isOver, before)) {
      if (match.lastAt >= before) continue
      const { dueAt = Number.POSITIVE_INFINITY } = match
      // A mark of a later time was made by a clock that was wrong.
      const isMarked = match.lastAt < dueAt && dueAt <= now
      if (!isDryRun && !isMarked) await upkeep.markDue(match.id, now)
      const isTime = !isDryRun && isMarked && dueAt <= now - NOTICE_MS
      if (!isTime) yield { ...match, isOver, isDeleted: false }
      else if ((await upkeep.deleteMatch(match.id, before)) === 'deleted') yield { ...match, isOver, isDeleted: true }
    }
  }
}

async function* oldMatches(upkeep: Upkeep, isOver: boolean, before: number): AsyncGenerator<IdleMatch> {
  let after: IdleMatch | undefined
  do {
    const filter = { isOver, before, limit: PAGE, ...(after === undefined ? {} : { after }) }
    const page: readonly IdleMatch[] = await upkeep.listOld(filter)
    yield* page
    after = page.length === PAGE ? page.at(-1) : undefined
  } while (after !== undefined)
}
