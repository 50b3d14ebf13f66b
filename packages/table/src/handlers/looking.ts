import type { Viewer } from '@turnwise/engine'
import { PAGE, Refusal } from '@turnwise/protocol'
import { compactView } from '../compact-view.ts'
import { type LiveMatch, namesOf, outcomeOf } from '../live-match.ts'
import type { Handler, Matches } from '../matches.ts'
import { statusOf } from '../memory-store.ts'
import type { StoredMatch } from '../store.ts'
import { offeredActions } from '../update.ts'
import { effectiveViewer, seenEntries, seenPlayers, seenView, viewerOf } from '../viewing.ts'

export const getState: Handler<'get-state'> = async (table, command, caller) =>
  table.change(command.match_id, async ({ live }) => {
    const { match, module, stored } = live
    const at = command.at ?? match.seq
    if (at > match.seq) throw new Refusal('bad-request', `The match is at ${match.seq}; ${at} has not happened yet.`)
    const isHost = command.viewer === 'host'
    if (isHost && !caller.local) throw new Refusal('forbidden', 'Only a local host sees everything.')
    if (isHost && command.player_id !== undefined) throw new Refusal('bad-request', 'player_id: the host has no seat.')
    const viewer = isHost
      ? 'host'
      : effectiveViewer(live, viewerOf(table.environment, live, caller, command.player_id, command.token))
    const state = at === match.seq ? match.state : match.stateAt(at)
    const view = seenView(live, state, viewer, caller)
    const style = { viewer, names: namesOf(live), width: 80, color: false, ascii: false }
    const prompt = module.face.prompt(view, style)
    const outcome = at === match.seq ? match.outcome : match.outcomeAt(at)
    return {
      match_id: stored.id,
      game: stored.game,
      version: stored.version,
      seq: at,
      players: seenPlayers(live, table.environment),
      to_act: at === match.seq ? match.toAct : module.game.toAct(state),
      view: command.compact === true ? compactView(module, view) : view,
      text: command.compact === true ? prompt : `${module.face.show(view, style)}\n${prompt}`,
      options: stored.options,
      spectators: stored.spectators,
      ...(stored.clock === null ? {} : { clock: stored.clock }),
      ...(match.offer === undefined ? {} : { offer: { player_id: match.offer.seat, kind: match.offer.offer } }),
      ...(outcome === undefined ? {} : { outcome }),
      ...(stored.seedHash === undefined || command.compact === true ? {} : { seed_hash: stored.seedHash }),
      ...(outcomeOf(live) === null && !isHost ? {} : publishedSeed(stored)),
      ...(isHost ? { state } : {}),
    }
  })

/** At the end anyone can verify what was drawn, and that the seed is the one that was committed to. */
function publishedSeed({ seed, salt }: StoredMatch): object {
  return salt === undefined ? { seed } : { seed, salt }
}

export const getLegalActions: Handler<'get-legal-actions'> = async (table, command, caller) =>
  table.change(command.match_id, async ({ live }) => {
    const { match, module } = live
    const viewer = viewerOf(table.environment, live, caller, command.player_id, command.token)
    if (typeof viewer !== 'number') throw new Refusal('unauthorized', `Seat ${command.player_id} needs its token.`)
    const view = seenView(live, match.state, viewer, caller)
    const offered = offeredActions(live, viewer)
    const actions = offered.actions.slice(0, command.limit)
    const isCut = actions.length < offered.actions.length
    return {
      match_id: live.stored.id,
      seq: match.seq,
      actions,
      complete: offered.complete && !isCut,
      ...(isCut ? { count: offered.actions.length } : {}),
      texts: actions.map(action => module.face.describeAction(action, view)),
    }
  })

export const getLog: Handler<'get-log'> = async (table, command, caller) =>
  table.change(command.match_id, async ({ live }) => {
    const viewer = viewerOf(table.environment, live, caller, command.player_id, command.token)
    return {
      match_id: live.stored.id,
      seq: live.match.seq,
      ...entriesPage(live, command.since ?? 0, command.limit ?? PAGE, viewer),
    }
  })

/** The entries after `since`, and where the next page begins if there is one. */
function entriesPage(live: LiveMatch, since: number, limit: number, viewer: Viewer) {
  const last = since + limit
  return {
    entries: seenEntries(live, since, viewer, last),
    ...(last < live.match.seq ? { next: last } : {}),
  }
}

/** Answers as soon as the match has moved on from `since`, or with its current seq when the time is up. */
export const wait: Handler<'wait'> = async (table, command, caller) => {
  const { environment } = table
  const moved = await table.change(command.match_id, async ({ live }) => {
    viewerOf(environment, live, caller, command.player_id, command.token)
    if (live.match.seq > command.since) return undefined
    // The watch begins before the next change can happen, so nothing is missed in between.
    return { promise: untilMoved(table, command.match_id, command.since, (command.timeout ?? 30) * 1000) }
  })
  await moved?.promise
  return table.change(command.match_id, async ({ live }) => {
    const viewer = viewerOf(environment, live, caller, command.player_id, command.token)
    return {
      match_id: live.stored.id,
      seq: live.match.seq,
      moved: live.match.seq > command.since,
      to_act: live.match.toAct,
      ...entriesPage(live, command.since, PAGE, viewer),
      ...(live.match.outcome === undefined ? {} : { outcome: live.match.outcome }),
    }
  })
}

function untilMoved(table: Matches, matchId: string, since: number, milliseconds: number): Promise<void> {
  return new Promise(resolve => {
    const done = () => {
      stop()
      cancel()
      resolve()
    }
    const stop = table.watch(matchId, live => {
      if (live.match.seq > since) done()
    })
    const cancel = table.environment.after(milliseconds, done)
  })
}

export const listMatches: Handler<'list-matches'> = async (table, command, caller) => {
  const limit = command.limit ?? 50
  const found = await table.environment.store.listMatches({
    listedOnly: !caller.local,
    limit: limit + 1,
    ...(command.game === undefined ? {} : { game: command.game }),
    ...(command.state === undefined ? {} : { status: command.state }),
    ...(command.after === undefined ? {} : { after: command.after }),
  })
  const page = found.slice(0, limit)
  const last = found.length > limit ? page.at(-1)?.match.id : undefined
  return {
    matches: page.map(summary => ({
      match_id: summary.match.id,
      game: summary.match.game,
      seq: summary.seq,
      state: statusOf(summary),
      created_at: summary.match.createdAt,
      spectators: summary.match.spectators,
      ...(summary.match.clock === null ? {} : { clock: summary.match.clock }),
      players: summary.seats.map(({ seat, name, bot, open }) => ({
        player_id: seat,
        name,
        ...(bot === null ? {} : { bot }),
        ...(open ? { open } : {}),
      })),
    })),
    ...(last === undefined ? {} : { next: last }),
  }
}
