import { Refusal } from '@turnwise/protocol'
import { runningClockAt } from '../clock/clock.ts'
import { outcomeOf } from '../match/live-match.ts'
import type { Handler } from '../matches.ts'
import { compactView } from '../seen/compact-view.ts'
import { publishedSeed } from '../seen/published-seed.ts'
import { shownTo } from '../seen/shown.ts'
import { effectiveViewer, seenPlayers, viewerOf } from '../seen/viewing.ts'

export const getState: Handler<'get-state'> = async (table, command, caller) =>
  table.change(command.match_id, async ({ live }) => {
    const { match, module, stored, clock } = live
    const at = command.at ?? match.seq
    if (at > match.seq) throw new Refusal('bad-request', `The match is at ${match.seq}; ${at} has not happened yet.`)
    const isHost = command.viewer === 'host'
    if (isHost && !caller.local) throw new Refusal('forbidden', 'Only a local host sees everything.')
    if (isHost && command.player_id !== undefined) throw new Refusal('bad-request', 'player_id: the host has no seat.')
    const viewer = isHost
      ? 'host'
      : effectiveViewer(live, viewerOf(table.environment, live, caller, command.player_id, command.token))
    const state = at === match.seq ? match.state : match.stateAt(at)
    const { view, text, prompt } = shownTo(live, state, viewer, caller)
    const outcome = at === match.seq ? match.outcome : match.outcomeAt(at)
    return {
      match_id: stored.id,
      game: stored.game,
      version: stored.version,
      seq: at,
      players: seenPlayers(live, table.environment),
      to_act: at === match.seq ? match.toAct : module.game.toAct(state),
      view: command.compact === true ? compactView(module, view) : view,
      text: command.compact === true ? prompt : text,
      options: stored.options,
      spectators: stored.spectators,
      ...(stored.clock === null ? {} : { clock: stored.clock }),
      ...(clock === null || at !== match.seq ? {} : { running_clock: runningClockAt(clock, table.environment) }),
      ...(stored.imported === undefined ? {} : { imported: true as const }),
      ...(match.offer === undefined ? {} : { offer: { player_id: match.offer.seat, kind: match.offer.offer } }),
      ...(outcome === undefined ? {} : { outcome }),
      ...(stored.seedHash === undefined || command.compact === true ? {} : { seed_hash: stored.seedHash }),
      ...(outcomeOf(live) === null && !isHost ? {} : publishedSeed(stored)),
      ...(isHost ? { state } : {}),
    }
  })
