import type { Game, GameAction, Played, Seat, Viewer } from '@turnwise/engine'
import { Refusal, type SeenEntry, type SeenPlayer } from '@turnwise/protocol'
import type { Caller, Environment } from '../environment.ts'
import { type LiveMatch, outcomeOf, playedSince, type Seated, seatOf } from '../match/live-match.ts'
import { opensIn } from '../seats/left-seat.ts'
import type { StoredSeat } from '../store/store.ts'
import { wordsOf } from './words.ts'

/** The viewer that a request is answered for. Remote callers prove it by the seat's token; without one they are spectators. */
export function viewerOf(
  environment: Environment,
  live: Seated,
  caller: Caller,
  seat: Seat | undefined,
  token: string | undefined,
): Viewer {
  if (caller.local && seat !== undefined) return seatOf(live, seat).seat
  if (caller.local) return caller.isHost === true ? 'host' : 'spectator'
  const held = token === undefined ? undefined : holderOf(environment, live, token)
  if (token !== undefined && held === undefined) throw new Refusal('unauthorized', 'That token holds no seat here.')
  if (seat !== undefined && held !== seat) throw new Refusal('unauthorized', `Seat ${seat} needs its token.`)
  if (held === undefined && !live.stored.spectators) {
    throw new Refusal('forbidden', 'This match takes no spectators.')
  }
  if (held !== undefined) environment.onSeen?.(live.stored.id, held)
  return held ?? 'spectator'
}

/** The seat that an action is for. It must be the caller's own and not be played by a bot at the moment. */
export function actingSeat(
  environment: Environment,
  live: Seated,
  caller: Caller,
  seat: Seat,
  token: string | undefined,
): Seat {
  const held = heldSeat(environment, live, caller, seat, token)
  if (!caller.local && seatOf(live, held).bot !== null) {
    throw new Refusal('forbidden', 'A bot plays here while you are away: claim your seat to play on.')
  }
  return held
}

/** The caller's own seat, also while a bot plays it. */
export function heldSeat(
  environment: Environment,
  live: Seated,
  caller: Caller,
  seat: Seat,
  token: string | undefined,
): Seat {
  if (caller.local) return seatOf(live, seat).seat
  if (token === undefined) throw new Refusal('unauthorized', `Seat ${seat} needs its token.`)
  if (!isHeldBy(environment, live.seats[seat], environment.hashToken(token)))
    throw new Refusal('unauthorized', 'That token does not hold this seat.')
  environment.onSeen?.(live.stored.id, seat)
  return seat
}

export function holderOf(environment: Environment, live: Seated, token: string): Seat | undefined {
  const hash = environment.hashToken(token)
  return live.seats.find(seat => isHeldBy(environment, seat, hash))?.seat
}

function isHeldBy(environment: Environment, seat: StoredSeat | undefined, hash: string): boolean {
  return seat !== undefined && seat.tokenHash !== null && environment.sameHash(seat.tokenHash, hash)
}

/** What a viewer may know of a state. Programs and remote callers get the view that a game has for programs. */
export function seenView({ module }: LiveMatch, state: unknown, viewer: Viewer, caller?: Caller): unknown {
  const view = module.game.view(state, viewer)
  return viewer === 'host' || caller?.isPerson === true ? view : (module.botView?.(view) ?? view)
}

/** Once a match is over, nothing in it is hidden. */
export function effectiveViewer(live: LiveMatch, viewer: Viewer): Viewer {
  return outcomeOf(live) === null ? viewer : 'host'
}

function seenEntry(live: LiveMatch, played: Played, at: number, viewer: Viewer): SeenEntry {
  const { game } = live.module
  const { entry } = played
  const { events, text } = wordsOf(live, played, viewer)
  const base = { seq: entry.seq, kind: entry.kind, player_id: 'seat' in entry ? entry.seat : null, at, events, text }
  switch (entry.kind) {
    case 'action':
      return withAction(base, seenAction(game, entry.action, entry.seat, viewer))
    case 'undo':
      return { ...base, to: entry.to }
    case 'offer':
      return { ...base, offer: entry.offer }
    case 'answer':
      return { ...base, offer: entry.offer, accept: entry.accept }
    case 'end':
      return { ...base, reason: entry.reason, winners: entry.winners }
    case 'timeout':
      return { ...base, text: [`The time of ${live.seats[entry.seat]?.name} was up: a bot plays on.`] }
    case 'set-state':
      return base
    case 'seed':
      return { ...base, step: entry.step, ...(entry.left_out === undefined ? {} : { left_out: entry.left_out }) }
    case 'commit':
      return { ...base, hash: entry.hash }
    case 'reveal':
      return { ...base, part: entry.part }
  }
}

function withAction(entry: SeenEntry, action: GameAction | undefined): SeenEntry {
  return action === undefined ? entry : { ...entry, action }
}

/** An action of `seat` as this viewer may read it, if at all. */
export function seenAction(
  game: Pick<Game, 'redactAction'>,
  action: GameAction,
  seat: Seat,
  viewer: Viewer,
): GameAction | undefined {
  if (viewer === 'host') return action
  if (game.redactAction !== undefined) return game.redactAction(action, viewer, seat)
  return viewer === seat ? action : undefined
}

/** Entries after `since`, up to `last`. */
export function seenEntries(
  live: LiveMatch,
  since: number,
  viewer: Viewer,
  last = live.match.seq,
): readonly SeenEntry[] {
  const effective = effectiveViewer(live, viewer)
  return playedSince(live, since)
    .slice(0, Math.max(0, last - since))
    .map((played, i) => seenEntry(live, played, live.times[since + i] ?? 0, effective))
}

/** The entries after `since`, and where the next page begins if there is one. */
export function entriesPage(live: LiveMatch, since: number, limit: number, viewer: Viewer) {
  const last = since + limit
  return {
    entries: seenEntries(live, since, viewer, last),
    ...(last < live.match.seq ? { next: last } : {}),
  }
}

/** Presence is included only if it is known. */
export function seenPlayers(
  live: LiveMatch,
  { isPresent, absentIn, now = () => 0 }: Partial<Pick<Environment, 'isPresent' | 'absentIn' | 'now'>> = {},
): readonly SeenPlayer[] {
  return live.seats.map(({ seat, name, bot, open, leftAt }) => ({
    player_id: seat,
    name,
    ...(bot === null ? {} : { bot }),
    ...(open ? { open } : {}),
    ...(leftAt === undefined ? {} : opening(leftAt, now())),
    ...(isPresent === undefined || bot !== null || open
      ? {}
      : seenPresence(isPresent(live.stored.id, seat), () => absentIn?.(live, seat))),
  }))
}

/** Only a seat whose holder is not present can count as absent. */
function seenPresence(present: boolean, absentIn: () => number | undefined): Pick<SeenPlayer, 'present' | 'absent_in'> {
  const wait = present ? undefined : absentIn()
  return wait === undefined ? { present } : { present, absent_in: wait }
}

function opening(leftAt: number, now: number): { readonly opens_in?: number } {
  const wait = opensIn({ leftAt }, now)
  return wait === 0 ? {} : { opens_in: wait }
}
