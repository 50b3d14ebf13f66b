import { useEffect } from 'react'
import { deleteMatch, type LocalDatabase, type LocalSummary } from './idb-database.ts'

const lockOf = (id: string) => `turnwise-match-${id}`

/** While a page shows a match without moves, no other page deletes it. */
export function useOpenMatch(id: string | undefined): void {
  useEffect(() => {
    if (id === undefined || !('locks' in navigator)) return
    const shown = Promise.withResolvers<void>()
    void navigator.locks.request(lockOf(id), { mode: 'shared' }, () => shown.promise)
    return () => shown.resolve()
  }, [id])
}

const DAY = 86_400_000

/** Deletes matches without moves, unless a page shows them. Returns the others. */
export async function dropEmptyMatches(
  database: LocalDatabase,
  all: readonly LocalSummary[],
): Promise<readonly LocalSummary[]> {
  const empty = all.filter(({ seq, outcome }) => seq === 0 && outcome === null)
  const shown = empty.length === 0 ? new Set() : await shownMatches()
  for (const { match, at } of empty) {
    // Without locks a page cannot know what others show: a match that is a day old counts as closed.
    if (shown === undefined ? at < Date.now() - DAY : !shown.has(lockOf(match.id)))
      await deleteMatch(database, match.id)
  }
  return all.filter(summary => !empty.includes(summary))
}

async function shownMatches(): Promise<ReadonlySet<string | undefined> | undefined> {
  if (!('locks' in navigator)) return undefined
  const { held = [], pending = [] } = await navigator.locks.query()
  return new Set([...held, ...pending].map(({ name }) => name))
}
