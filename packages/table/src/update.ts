import type { GameAction, Seat, Viewer } from '@turnwise/engine'
import type { MatchUpdate, SeenChat } from '@turnwise/protocol'
import { remainingAt } from './clock.ts'
import type { Caller, Environment } from './environment.ts'
import type { LiveMatch } from './live-match.ts'
import type { ChatRow } from './store.ts'
import { effectiveViewer, seenEntries, seenPlayers, seenView } from './viewing.ts'

/** The update for a viewer who knows the log up to `since` and the chat up to `chatSince`. */
export function updateFor(
  environment: Environment,
  live: LiveMatch,
  viewer: Viewer,
  since: number,
  chatSince: number,
  caller?: Caller,
): MatchUpdate {
  const { match, stored, clock } = live
  const { outcome, offer, toAct } = match
  const chat = live.chat.slice(chatSince)
  return {
    match_id: stored.id,
    seq: match.seq,
    entries: seenEntries(live, since, viewer),
    to_act: toAct,
    players: seenPlayers(live, environment),
    view: seenView(live, match.state, effectiveViewer(live, viewer), caller),
    ...(typeof viewer === 'number' && toAct.includes(viewer) ? offeredActions(live, viewer) : {}),
    ...(offer === undefined ? {} : { offer: { player_id: offer.seat, kind: offer.offer } }),
    ...(outcome === undefined ? {} : { outcome }),
    ...(clock === null
      ? {}
      : { clock: { remaining: remainingAt(clock, environment.now()), running: clock.running[0] ?? null } }),
    ...(chat.length === 0 ? {} : { chat: chat.map(seenChat) }),
  }
}

export function offeredActions(
  { match, module }: LiveMatch,
  seat: Seat,
): { readonly actions: readonly GameAction[]; readonly complete: boolean } {
  return {
    actions: match.legalActions(seat),
    complete: module.game.listsAll?.(match.state, seat) ?? true,
  }
}

export function seenChat({ index, seat, text, at }: ChatRow): SeenChat {
  return { index, player_id: seat, text, at }
}
