import { parseRecord, replayRecord } from '@turnwise/engine'
import { entriesIn, Refusal } from '@turnwise/protocol'
import { findModule, storedOrigin } from '../match/find-module.ts'
import { MOST_ENTRIES } from '../match/live-match.ts'
import type { Handler } from '../matches.ts'
import type { StoredSeat } from '../store/store.ts'

export const importMatch: Handler<'import-match'> = async (table, command, caller) => {
  const { environment } = table
  const entries = entriesIn(command.record)
  if (!caller.local && entries > MOST_ENTRIES) {
    throw new Refusal('too-large', `A record with more than ${MOST_ENTRIES} entries cannot be imported.`)
  }
  const record = parseRecord(command.record)
  if (!record.ok) throw new Refusal('bad-request', record.error.message, record.error.details)
  const module = await findModule(environment, record.value.game, record.value.version)
  const replayed = replayRecord(module.game, record.value)
  if (!replayed.ok) throw new Refusal('bad-request', replayed.error.message, replayed.error.details)
  if (!caller.local && replayed.value.outcome === undefined) {
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
    options: replayed.value.start.options,
    createdAt: at,
    spectators: true,
    listed: false,
    clock: null,
    imported: receipt === undefined ? {} : { receipt },
  }
  const live = await table.put(
    module,
    stored,
    seats,
    replayed.value.log.map(entry => ({ entry, at })),
    caller.address,
  )
  return { match_id: stored.id, game: stored.game, seq: live.match.seq }
}
