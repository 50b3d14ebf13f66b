import type { IdleMatch, Upkeep } from '@turnwise/table'

const PAGE = 100
const DAY_MS = 86_400_000
/** Between the first listing of a match as due and its deletion: time to notice a wrong setting or clock. */
const NOTICE_MS = 3 * DAY_MS
/** A match that was not listed again for so long is listed as for the first time: retention was off meanwhile. */
const LISTED_MS = 2 * DAY_MS
/** How often a listing is noted again. */
const RENEW_MS = DAY_MS / 2

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

/** The time of the matches. Only times in which a server was up count as notice. */
export interface PruneTime {
  now(): number
  elapsed(from: number, to: number): number
}

export interface PruneOptions {
  readonly isDryRun?: boolean
  /** Is a player or a spectator connected to this match? */
  isInUse?(id: string): boolean
}

/**
 * Finds every match that was last used too long ago. One that has been listed so for days, and not used since, is deleted;
 * the others are listed as due. A dry run only finds them.
 */
export async function* pruneStore(
  upkeep: Upkeep,
  { finished, abandoned }: Retention,
  time: PruneTime,
  { isDryRun = false, isInUse = () => false }: PruneOptions = {},
): AsyncGenerator<Pruned> {
  const now = time.now()
  for (const [isOver, days] of [
    [true, finished],
    [false, abandoned],
  ] as const) {
    if (days === undefined) continue
    const before = now - days * DAY_MS
    for await (const page of pagesOfOld(upkeep, isOver, before)) {
      const old = page.filter(({ id, lastAt }) => lastAt < before && !isInUse(id))
      const isListed = new Map(old.map(match => [match.id, isStillListed(match, time, now)]))
      const mark = ({ id, dueAt = now }: IdleMatch) => ({ id, dueAt: isListed.get(id) === true ? dueAt : now })
      const toMark = old.filter(match => isListed.get(match.id) !== true || now - (match.listedAt ?? 0) > RENEW_MS)
      if (!isDryRun && toMark.length > 0) await upkeep.markDue(toMark.map(mark), now)
      for (const match of old) {
        const isTime = isListed.get(match.id) === true && time.elapsed(match.dueAt ?? now, now) >= NOTICE_MS
        if (isDryRun || !isTime) yield { ...match, isOver, isDeleted: false }
        // A player may have connected while others were deleted.
        else if (!isInUse(match.id) && (await upkeep.deleteMatch(match.id, before)) === 'deleted')
          yield { ...match, isOver, isDeleted: true }
      }
    }
  }
}

/** A listing of a later time was made by a clock that was wrong. */
function isStillListed({ lastAt, dueAt, listedAt }: IdleMatch, time: PruneTime, now: number): boolean {
  if (dueAt === undefined || listedAt === undefined) return false
  return lastAt < dueAt && listedAt <= now && time.elapsed(listedAt, now) <= LISTED_MS
}

async function* pagesOfOld(upkeep: Upkeep, isOver: boolean, before: number): AsyncGenerator<readonly IdleMatch[]> {
  let after: IdleMatch | undefined
  do {
    const filter = { isOver, before, limit: PAGE, ...(after === undefined ? {} : { after }) }
    const page: readonly IdleMatch[] = await upkeep.listOld(filter)
    yield page
    after = page.length === PAGE ? page.at(-1) : undefined
  } while (after !== undefined)
}
