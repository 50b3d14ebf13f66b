import { parseRecord } from '@turnwise/engine'
import { entriesIn, Refusal } from '@turnwise/protocol'
import { findModule, storedOrigin } from '../match/find-module.ts'
import { MOST_ENTRIES } from '../match/live-match.ts'
import { type SnapshotContent, sealSnapshot } from '../match/snapshots.ts'
import type { Handler } from '../matches.ts'
import { askLong } from '../rules/ask-long.ts'
import type { StoredSeat } from '../store/store.ts'

export const importMatch: Handler<'import-match'> = async (table, command, caller) => {
  const { environment } = table
  if (!caller.local && entriesIn(command.record) > MOST_ENTRIES) {
    throw new Refusal('too-large', `A record with more than ${MOST_ENTRIES} entries cannot be imported.`)
  }
  const record = parseRecord(command.record)
  if (!record.ok) throw new Refusal('bad-request', record.error.message, record.error.details)
  const module = await findModule(environment, record.value.game, record.value.version)
  const checked = await askLong(environment, module, 'record', record.value, caller.address ?? '')
  if (!checked.ok) throw new Refusal('bad-request', checked.error.message, checked.error.details)
  const { options, entries, state, outcome } = checked.value
  if (!caller.local && outcome === null) {
    throw new Refusal('forbidden', 'Only a finished match can be imported: a running one would have a chosen seed.')
  }
  const seats = record.value.players.map(
    ({ name, bot }, seat): StoredSeat => ({
      seat,
      name,
      bot: module.bots.some(({ id }) => id === bot) ? (bot ?? null) : null,
      tokenHash: null,
      open: false,
    }),
  )
  const { salt, seed_hash, receipt } = record.value
  const at = environment.now()
  const stored = {
    id: environment.newId(),
    game: module.game.id,
    ...storedOrigin(module),
    seed: record.value.seed,
    ...(salt === undefined || seed_hash === undefined ? {} : { salt, seedHash: seed_hash }),
    options,
    createdAt: at,
    spectators: true,
    listed: false,
    clock: null,
    imported: receipt === undefined ? {} : { receipt },
  }
  const { store } = environment
  await store.createMatch(
    stored,
    seats,
    entries.map(entry => ({ entry, at })),
    outcome,
  )
  const content: SnapshotContent = { state, clock: null }
  // Whoever looks at the match need not replay it again.
  await store.snapshots?.writeSnapshot(stored.id, sealSnapshot(stored.version, entries, JSON.stringify(content)))
  return { match_id: stored.id, game: stored.game, seq: entries.length }
}
