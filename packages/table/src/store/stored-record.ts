import { type MatchRecord, RECORD_FORMAT, type SeedCommitment } from '@turnwise/engine'
import { type Answer, Refusal } from '@turnwise/protocol'
import type { Caller, Environment } from '../environment.ts'
import type { Store, StoredMatch, StoredSeat } from './store.ts'

/** A stored match as a record, without the rules: also for versions and games that are gone. */
export async function storedRecord(
  store: Store,
  match: StoredMatch,
  seats: readonly StoredSeat[],
): Promise<MatchRecord> {
  const rows = await store.readLog(match.id, 0)
  const commitment = commitmentOf(match)
  return {
    format: RECORD_FORMAT,
    game: match.game,
    version: match.version,
    seed: match.seed,
    ...(commitment === undefined ? {} : { salt: commitment.salt, seed_hash: commitment.seedHash }),
    options: match.options,
    players: seats.map(({ name, bot }) => (bot === null ? { name } : { name, bot })),
    entries: rows.map(({ entry }) => entry),
  }
}

export function commitmentOf({ salt, seedHash }: StoredMatch): SeedCommitment | undefined {
  return salt === undefined || seedHash === undefined ? undefined : { salt, seedHash }
}

/**
 * The export of a match whose rules are gone; undefined if they are available. Nothing will be drawn in it any more, so
 * its players may export it although it has not ended.
 */
export async function exportGone(
  environment: Environment,
  id: string,
  token: string | undefined,
  caller: Caller,
): Promise<Answer<'export-match'> | undefined> {
  const found = await environment.store.loadMatch(id)
  if (found === undefined) return undefined
  const known = environment.catalog.find(({ id: game }) => game === found.match.game)
  if (known !== undefined && (await known.load()).game.version === found.match.version) return undefined
  const hash = token === undefined ? undefined : environment.hashToken(token)
  const holdsSeat = found.seats.some(
    ({ tokenHash }) => tokenHash !== null && hash !== undefined && environment.sameHash(tokenHash, hash),
  )
  if (!caller.local && !holdsSeat) {
    throw new Refusal(
      'unauthorized',
      'The rules of this match are no longer installed: only its players can export it.',
    )
  }
  return { match_id: id, record: await storedRecord(environment.store, found.match, found.seats) }
}
