import type { Viewer } from '@turnwise/engine'
import { PAGE, type SeenEntry } from '@turnwise/protocol'
import type { Caller, Environment } from '../environment.ts'
import { type Kept, keptFor } from '../match/kept.ts'
import { readKept } from '../match/snapshots.ts'
import { listedPlayers } from '../seen/listed-players.ts'
import { publishedSeed } from '../seen/published-seed.ts'
import { seenChat } from '../seen/update.ts'
import { viewerOf } from '../seen/viewing.ts'
import type { LogRow } from '../store/store.ts'
import { storedRecord } from '../store/stored-record.ts'
import { RulesMissing, type Stranded, type StrandedHandler } from './stranded.ts'

/** The newest table that was kept, and everything once the match is over. */
export const getState: StrandedHandler<'get-state'> = async (environment, stranded, command, caller) => {
  const { match, seats, outcome, sentence } = stranded
  const isHost = caller.local && command.viewer === 'host'
  const viewer = viewerFor(environment, stranded, caller, command.player_id, command.token)
  const { rows, kept } = await readStored(environment, stranded)
  if (command.at !== undefined && command.at !== rows.length) throw new RulesMissing(stranded)
  // The last table of a match that was running then does for everyone as a spectator saw it.
  const shown = kept?.shown.find(each => each.viewer === viewer) ?? kept?.shown.at(-1)
  return {
    ...{ match_id: match.id, game: match.game, version: match.version, seq: rows.length },
    players: listedPlayers(seats),
    to_act: [],
    view: shown?.view ?? null,
    text: shown === undefined ? sentence : `${shown.text}\n${sentence}`,
    stranded: sentence,
    options: match.options,
    spectators: match.spectators,
    ...(match.clock === null ? {} : { clock: match.clock }),
    ...(outcome === null ? {} : { outcome }),
    ...(match.seedHash === undefined ? {} : { seed_hash: match.seedHash }),
    ...(outcome === null && !isHost ? {} : publishedSeed(match)),
  }
}

export const getLog: StrandedHandler<'get-log'> = async (environment, stranded, command, caller) => {
  const viewer = viewerFor(environment, stranded, caller, command.player_id, command.token)
  const { rows, kept } = await readStored(environment, stranded)
  const { since = 0, limit = PAGE } = command
  const last = since + limit
  return {
    match_id: stranded.match.id,
    seq: rows.length,
    entries: rows
      .slice(since, last)
      .map((row, i) => (kept && keptFor(kept, since + i, viewer)) ?? bareEntry(row, viewer)),
    ...(last < rows.length ? { next: last } : {}),
  }
}

export const getChat: StrandedHandler<'get-chat'> = async (environment, stranded, command, caller) => {
  viewerFor(environment, stranded, caller, command.player_id, command.token)
  const { since = 0, limit = PAGE } = command
  const messages = await environment.store.readChat(stranded.match.id, since)
  return {
    match_id: stranded.match.id,
    messages: messages.slice(0, limit).map(seenChat),
    ...(messages.length > limit ? { next: since + limit } : {}),
  }
}

/** A record holds the seed, and so everything that is hidden. Another server may still play the match. */
export const exportMatch: StrandedHandler<'export-match'> = async (environment, stranded, command, caller) => {
  if (!caller.local && stranded.outcome === null) throw new RulesMissing(stranded)
  viewerFor(environment, stranded, caller, undefined, command.token)
  const { match, seats } = stranded
  return { match_id: match.id, record: await storedRecord(environment.store, match, seats, environment.signer) }
}

/** Once a match is over, nothing in it is hidden. */
function viewerFor(
  environment: Environment,
  { match, seats, outcome }: Stranded,
  caller: Caller,
  seat: number | undefined,
  token: string | undefined,
): Viewer {
  const viewer = viewerOf(environment, { stored: match, seats }, caller, seat, token)
  return outcome === null ? viewer : 'host'
}

async function readStored(
  { store }: Environment,
  { match }: Stranded,
): Promise<{ readonly rows: readonly LogRow[]; readonly kept: Kept | undefined }> {
  const [rows, snapshot] = await Promise.all([
    store.readLog(match.id, 0),
    store.snapshots?.readSnapshot(match.id).catch(() => undefined),
  ])
  const log = rows.map(({ entry }) => entry)
  return { rows, kept: snapshot && readKept(log, snapshot) }
}

/** An entry of which nothing but its line of the log is known. What chance completed may be hidden from the one who acted. */
function bareEntry({ entry, at }: LogRow, viewer: Viewer): SeenEntry {
  const base = { seq: entry.seq, kind: entry.kind, at, events: [], text: [] }
  if (entry.kind === 'set-state') return { ...base, player_id: null }
  if (entry.kind === 'seed') {
    const { step, left_out } = entry
    return { ...base, player_id: null, step, ...(left_out === undefined ? {} : { left_out }) }
  }
  const { seat: player_id, seq: _seq, kind: _kind, ...fields } = entry
  if (entry.kind !== 'action') return { ...base, player_id, ...fields }
  const isKnown = viewer === 'host' || (viewer === player_id && entry.chance === undefined)
  return { ...base, player_id, ...(isKnown ? { action: entry.action } : {}) }
}
