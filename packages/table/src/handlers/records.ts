import { makeRecord, parseRecord, type RecordedPlayer, replayRecord } from '@turnwise/engine'
import { Refusal } from '@turnwise/protocol'
import { refusalOf } from '../errors.ts'
import { findModule } from '../find-module.ts'
import { MOST_ENTRIES, outcomeOf } from '../live-match.ts'
import type { Handler } from '../matches.ts'
import type { StoredSeat } from '../store.ts'
import { commitmentOf, exportGone } from '../stored-record.ts'
import { viewerOf } from '../viewing.ts'

/** Only a local host can export a running match: its record holds the seed, and so everything that is to come. */
export const exportMatch: Handler<'export-match'> = async (table, command, caller) => {
  const gone = await exportGone(table.environment, command.match_id, command.token, caller)
  if (gone !== undefined) return gone
  return table.change(command.match_id, async ({ live }) => {
    if (!caller.local && outcomeOf(live) === null) {
      throw new Refusal('forbidden', 'A running match cannot be exported; it can once it is over.')
    }
    // A private match stays private when it is over.
    viewerOf(table.environment, live, caller, undefined, command.token)
    const players = live.seats.map(({ name, bot }): RecordedPlayer => (bot === null ? { name } : { name, bot }))
    return { match_id: live.stored.id, record: makeRecord(live.match, players, commitmentOf(live.stored)) }
  })
}

export const importMatch: Handler<'import-match'> = async (table, command, caller) => {
  const { environment } = table
  const entries = entriesOf(command.record)
  if (!caller.local && entries > MOST_ENTRIES) {
    throw new Refusal('too-large', `A record with more than ${MOST_ENTRIES} entries cannot be imported.`)
  }
  const record = parseRecord(command.record)
  if (!record.ok) throw new Refusal('bad-request', record.error.message, record.error.details)
  const module = await findModule(environment, record.value.game)
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
  const { salt, seed_hash } = record.value
  const at = environment.now()
  const stored = {
    id: environment.newId(),
    game: module.game.id,
    version: module.game.version,
    seed: record.value.seed,
    ...(salt === undefined || seed_hash === undefined ? {} : { salt, seedHash: seed_hash }),
    options: replayed.value.start.options,
    createdAt: at,
    spectators: true,
    listed: false,
    clock: null,
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

function entriesOf(record: unknown): number {
  const entries: unknown = typeof record === 'object' && record !== null ? Reflect.get(record, 'entries') : undefined
  return Array.isArray(entries) ? entries.length : 0
}

export const setState: Handler<'set-state'> = async (table, command, caller) =>
  table.change(command.match_id, async transaction => {
    const { live } = transaction
    if (!caller.local) throw new Refusal('forbidden', 'Only a local host may set a state.')
    const result = live.module.game.check(command.state)
    if (result.length > 0) throw refusalOf({ code: 'illegal-action', message: result.join(' ') })
    await transaction.commit(() => live.match.setState(command.state))
    return { match_id: live.stored.id, seq: live.match.seq }
  })
