import type { Outcome, Seat, Viewer } from '@turnwise/engine'
import { remainingAt } from './clock.ts'
import type { Environment } from './environment.ts'
import type { LiveMatch } from './live-match.ts'
import type { ChatRow } from './store.ts'
import { eyesOf, type SeenEntry, type SeenPlayer, seenEntries, seenPlayers } from './viewing.ts'

export type OfferedAction = Readonly<Record<string, unknown> & { cmd: string }>

export interface SeenChat {
  readonly index: number
  readonly player_id: Seat
  readonly text: string
  readonly at: number
}

/** One message to a watcher: what happened since the last one, and how the table looks to him now. */
export interface MatchUpdate {
  readonly match_id: string
  readonly seq: number
  readonly entries: readonly SeenEntry[]
  readonly to_act: readonly Seat[]
  readonly players: readonly SeenPlayer[]
  readonly view: unknown
  /** For a seat that is to act: ready to be sent back, as `get-legal-actions` gives them. */
  readonly actions?: readonly OfferedAction[]
  readonly complete?: boolean
  readonly offer?: { readonly player_id: Seat; readonly kind: string }
  readonly outcome?: Outcome
  /** Milliseconds left by seat, at the moment of sending. */
  readonly clock?: { readonly remaining: readonly number[]; readonly running: Seat | null }
  readonly chat?: readonly SeenChat[]
}

/** What this viewer is told, who knows the log up to `since` and the chat up to `chatSince`. */
export function updateFor(
  environment: Environment,
  live: LiveMatch,
  viewer: Viewer,
  since: number,
  chatSince: number,
): MatchUpdate {
  const { match, module, stored, clock } = live
  const { outcome, offer, toAct } = match
  const chat = live.chat.slice(chatSince)
  return {
    match_id: stored.id,
    seq: match.seq,
    entries: seenEntries(live, since, viewer),
    to_act: toAct,
    players: seenPlayers(live, environment),
    view: module.game.view(match.state, eyesOf(live, viewer)),
    ...(typeof viewer === 'number' && toAct.includes(viewer) ? offeredActions(live, viewer) : {}),
    ...(offer === undefined ? {} : { offer: { player_id: offer.seat, kind: offer.offer } }),
    ...(outcome === undefined ? {} : { outcome }),
    ...(clock === null
      ? {}
      : { clock: { remaining: remainingAt(clock, environment.now()), running: clock.running[0] ?? null } }),
    ...(chat.length === 0 ? {} : { chat: chat.map(seenChat) }),
  }
}

/** The legal actions of a seat as requests, but for the envelope. */
export function offeredActions(
  { match, module }: LiveMatch,
  seat: Seat,
): { readonly actions: readonly OfferedAction[]; readonly complete: boolean } {
  return {
    actions: match.legalActions(seat).map(({ type, ...fields }) => ({ cmd: type, ...fields })),
    complete: module.game.listsAll?.(match.state, seat) ?? true,
  }
}

export function seenChat({ index, seat, text, at }: ChatRow): SeenChat {
  return { index, player_id: seat, text, at }
}
