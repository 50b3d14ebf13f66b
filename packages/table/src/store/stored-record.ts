import { type MatchRecord, RECORD_FORMAT, type SeedCommitment } from '@turnwise/engine'
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
