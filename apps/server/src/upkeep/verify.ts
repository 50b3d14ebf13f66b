import type { Catalog } from '@turnwise/engine'
import { parseRecord, replayRecord, sameJson } from '@turnwise/engine'
import { type MatchSummary, rulesOf, type Store, storedRecord } from '@turnwise/table'
import { allMatches } from './all-matches.ts'

export interface Verified {
  readonly matchId: string
  readonly game: string
  readonly version: string
  /** Undefined when the match replays to what is stored. */
  readonly problem?: string
}

/** Replays every stored match, each entry checked against the rules and the seed. */
export async function* verifyStore(store: Store, catalog: Catalog): AsyncGenerator<Verified> {
  for await (const summary of allMatches(store)) {
    const { id, game, version } = summary.match
    const problem = await problemOf(store, catalog, summary)
    yield problem === undefined ? { matchId: id, game, version } : { matchId: id, game, version, problem }
  }
}

async function problemOf(store: Store, catalog: Catalog, summary: MatchSummary): Promise<string | undefined> {
  const { match, seats } = summary
  const rules = await rulesOf(catalog, match)
  if (typeof rules === 'string') return rules
  try {
    const record = parseRecord(await storedRecord(store, match, seats))
    if (!record.ok) return record.error.message
    const replayed = replayRecord(rules.game, record.value)
    if (!replayed.ok) return replayed.error.message
    // An entry may have been written after the list was read; then the list is only out of date.
    const isSame = replayed.value.seq !== summary.seq || sameJson(replayed.value.outcome ?? null, summary.outcome)
    return isSame ? undefined : 'the stored outcome is not the one that the log gives'
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
