import type { GameAction, Seat, Viewer } from '@turnwise/engine'
import { type SeenChat, toWireAction } from '@turnwise/protocol'
import { runningClockAt } from '../clock/clock.ts'
import type { Caller, Environment } from '../environment.ts'
import { type LiveMatch, playedSince } from '../match/live-match.ts'
import type { ChatRow } from '../store/store.ts'
import { effectiveViewer, seenAction, seenEntries, seenPlayers, seenView } from './viewing.ts'
import { wordsOf } from './words.ts'

interface MadeText {
  readonly viewer: Viewer
  readonly since: number
  readonly chatSince: number
  readonly text: string
}

/**
 * The updates of one moment of a match as JSON, for any number of viewers. Whatever several of them see alike becomes text
 * once. Views are compared and never assumed to be alike, so no viewer can get what was made for another.
 */
export class Updates {
  readonly #environment: Environment
  readonly #live: LiveMatch
  readonly #caller: Caller | undefined
  readonly #made: MadeText[] = []
  readonly #views: { readonly view: unknown; readonly text: string }[] = []
  #players: string | undefined

  /** @param caller the one who gets all of them, if it is not the program of a remote player */
  constructor(environment: Environment, live: LiveMatch, caller?: Caller) {
    this.#environment = environment
    this.#live = live
    this.#caller = caller
  }

  /**
   * The update for a viewer who knows the log up to `since` and the chat up to `chatSince`, without its first brace: a
   * carrier puts its own fields first.
   */
  textFor(viewer: Viewer, since: number, chatSince: number): string {
    const known = this.#made.find(
      made => made.viewer === viewer && made.since === since && made.chatSince === chatSince,
    )
    if (known !== undefined) return known.text
    const { match, stored } = this.#live
    const { toAct } = match
    this.#players ??= JSON.stringify(seenPlayers(this.#live, this.#environment))
    const text = `"match_id":${JSON.stringify(stored.id)},"seq":${match.seq},"entries":${this.#entries(viewer, since)},"to_act":${JSON.stringify(toAct)},"players":${this.#players},"view":${this.#view(viewer)}${this.#rest(viewer, toAct, chatSince)}}`
    this.#made.push({ viewer, since, chatSince, text })
    return text
  }

  #entries(viewer: Viewer, since: number): string {
    const live = this.#live
    const [played] = since === live.match.seq - 1 ? playedSince(live, since) : []
    if (played?.entry.kind !== 'action') return JSON.stringify(seenEntries(live, since, viewer))
    const { seq, seat, action } = played.entry
    const effective = effectiveViewer(live, viewer)
    const seen = seenAction(live.module.game, action, seat, effective)
    const words = wordsOf(live, played, effective).json
    const own = seen === undefined ? '' : `,"action":${JSON.stringify(seen)}`
    return `[{"seq":${seq},"kind":"action","player_id":${seat},"at":${live.times[since] ?? 0},${words}${own}}]`
  }

  #view(viewer: Viewer): string {
    const view = seenView(this.#live, this.#live.match.state, effectiveViewer(this.#live, viewer), this.#caller)
    const known = this.#views.find(other => hasSameText(other.view, view))
    if (known !== undefined) return known.text
    const text = JSON.stringify(view)
    this.#views.push({ view, text })
    return text
  }

  /** What most updates do not have. */
  #rest(viewer: Viewer, toAct: readonly Seat[], chatSince: number): string {
    const { match, clock, chat } = this.#live
    const { offer, outcome } = match
    let text = ''
    if (typeof viewer === 'number' && toAct.includes(viewer)) {
      const { actions, complete } = offeredActions(this.#live, viewer)
      text += `,"actions":${JSON.stringify(actions.map(toWireAction))},"complete":${complete}`
    }
    if (offer !== undefined) text += `,"offer":${JSON.stringify({ player_id: offer.seat, kind: offer.offer })}`
    if (outcome !== undefined) text += `,"outcome":${JSON.stringify(outcome)}`
    if (clock !== null) text += `,"clock":${JSON.stringify(runningClockAt(clock, this.#environment))}`
    if (chat.length > chatSince) text += `,"chat":${JSON.stringify(chat.slice(chatSince).map(seenChat))}`
    return text
  }
}

/** Do these plain values become the same JSON, character by character? The order of keys counts. */
function hasSameText(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) || Array.isArray(b)) return Array.isArray(a) && Array.isArray(b) && haveSameText(a, b)
  const keys = Object.keys(a)
  return haveSameText(keys, Object.keys(b)) && haveSameText(Object.values(a), Object.values(b))
}

function haveSameText(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i] && !hasSameText(a[i], b[i])) return false
  return true
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
