import type { GameAction, GameEvent, Offer, Seat } from '@turnwise/engine'
import { Refusal } from '@turnwise/protocol'
import type { Connection, WatchRequest } from '../connection.ts'
import { createAsk, withoutArrived } from './asking.ts'
import { watchFrames } from './frames.ts'
import { createPace } from './pace.ts'
import { createPast } from './past.ts'
import { firstPlace, handedOver, placeAfter } from './place.ts'
import type { Frame, Onlooker, Sight } from './sight.ts'
import { isSending, latestOf, logOf, type MatchState, sightOf, stepEvents } from './state.ts'
import { createStore, type Readable, until } from './store.ts'
import { lastActor } from './undoing.ts'

/** A seat of this device, with the token that an online match asks for. */
export interface OwnSeat {
  readonly seat: Seat
  readonly token?: string | undefined
}

/** Which match to follow, and for whom. */
export interface MatchOptions {
  readonly connection: Connection
  readonly matchId: string
  readonly own: readonly OwnSeat[]
  /** The table is on this device: any action can be taken back. */
  readonly isLocal: boolean
  /** Players of this device may not see each other's views. */
  readonly keepsSecrets: boolean
  /** Milliseconds that the face needs to show these events; a face without motion leaves it out. */
  duration?(events: readonly GameEvent[]): number
  /** Called with each sight of the shown onlooker as it settles, but not with the first. */
  onSettled?(now: Sight, before: Sight): void
  now?(): number
}

/** A match as its faces know it: to be read, subscribed to and played. What is asked gives true once the seat sees it. */
export interface MatchModel extends Readable<MatchState> {
  act(action: GameAction, seat?: Seat): Promise<boolean>
  /** Takes back the last action of this device's players, alone where the table allows it, else by an offer. */
  undo(to?: number): Promise<boolean>
  offer(kind: Offer, seat?: Seat): Promise<boolean>
  answer(accept: boolean, seat?: Seat): Promise<boolean>
  resign(seat?: Seat): Promise<boolean>
  /** A message; the same key posts it once. */
  say(text: string, key?: string): Promise<boolean>
  /** An earlier moment at once, or in motion while the match is played back; undefined is the present. */
  goTo(at: number | undefined, isPlaying?: boolean): void
  /** Ends every motion. */
  skip(): void
  /** Hides the table, so that the device can be given to the next player; `takeOver` shows it again. */
  pass(): void
  takeOver(): void
  close(): void
}

/** Resolves once every onlooker of this device has seen the match; what the table refuses is thrown. */
export async function openMatch(options: MatchOptions): Promise<MatchModel> {
  const model = watchMatch(options)
  const first = await until(model, state => state.closed !== undefined || sightOf(state) !== undefined)
  if (first?.closed === undefined) return model
  model.close()
  throw new Refusal('forbidden', first.closed)
}

/** The same without waiting: until the first update the state is empty. */
export function watchMatch(options: MatchOptions): MatchModel {
  const { connection, matchId, isLocal, keepsSecrets, now = () => performance.now() } = options
  const { duration = () => 0, onSettled } = options
  const own = options.own.map(({ seat }) => seat)
  const heldBy = (seat: Seat) => {
    const token = options.own.find(one => one.seat === seat)?.token
    return { match_id: matchId, player_id: seat, ...(token === undefined ? {} : { token }) }
  }
  const requestOf = (viewer: Onlooker): WatchRequest =>
    viewer === 'spectator' ? { match_id: matchId } : heldBy(viewer)
  const nothing: Frame = new Map()
  const store = createStore<MatchState>({
    connection: connection.status,
    place: firstPlace(own, [], keepsSecrets, false),
    newest: nothing,
    present: { settled: nothing, shown: nothing, before: nothing, waiting: 0, isMoving: false, isJump: false },
    sending: [],
  })
  const change = (part: Partial<MatchState>) => store.set({ ...store.get(), ...part })
  const ask = createAsk(store)
  const pace = createPace<Frame>(nothing, {
    duration(from, to) {
      const { place, past } = store.get()
      if (past !== undefined) return 0
      const { shown } = place
      const [before, after] = [from.get(shown), to.get(shown)]
      const events = before === undefined || after === undefined ? [] : stepEvents(before, after)
      return events.length === 0 ? 0 : duration(events)
    },
    onChange(frames) {
      const { notDone, ...old } = store.get()
      const { place } = old
      const before = sightOf(old)
      const present = pace.get()
      const settled = present.settled.get(place.shown)
      const hasMoved = settled?.update.seq !== before?.update.seq
      store.set({
        ...old,
        ...(notDone === undefined || hasMoved ? {} : { notDone }),
        present,
        place: settled === undefined || present.isMoving ? place : nextPlace(old, settled),
        sending: withoutArrived(old.sending, present.settled),
      })
      past.follow()
      let from = before
      for (const frame of frames) {
        const sight = frame.get(place.shown)
        if (sight !== undefined && from !== undefined) onSettled?.(sight, from)
        from = sight
      }
    },
  })
  const past = createPast({
    store,
    connection,
    requestOf,
    duration,
    onJump() {
      pace.skip()
      pace.jump(pace.get().settled)
    },
  })
  const nextPlace = (state: MatchState, { update: { to_act, outcome } }: Sight) =>
    sightOf(state) === undefined
      ? firstPlace(own, to_act, keepsSecrets, outcome !== undefined)
      : placeAfter(state.place, to_act, keepsSecrets)
  const viewers: readonly Onlooker[] = own.length === 0 ? ['spectator'] : own
  const stopFrames = watchFrames({
    connection,
    requests: new Map(viewers.map(viewer => [viewer, requestOf(viewer)])),
    now,
    onFrame(newest) {
      change({ newest })
      pace.push(newest)
    },
    onRefused: closed => change({ closed }),
  })
  const stopStatus = connection.onStatus(status => change({ connection: status }))

  /** The player who uses the device now. */
  const player = () => {
    const { shown } = store.get().place
    return shown === 'spectator' ? undefined : shown
  }
  const undoAs = (seat: Seat | undefined, to?: number) =>
    ask(seat, who => connection.request({ cmd: 'undo', ...heldBy(who), ...(to === undefined ? {} : { to }) }), true)
  const offer = (kind: Offer, seat = player()) =>
    ask(seat, who => connection.request({ cmd: 'offer', ...heldBy(who), kind }))

  return {
    get: store.get,
    subscribe: store.subscribe,
    async act(action, seat = player()) {
      const state = store.get()
      // One action for each moment: a second click before the first has arrived is ignored as accidental.
      if (isSending(state, seat)) return false
      return ask(seat, who => connection.act(heldBy(who), action, latestOf(state)), true)
    },
    async undo(to) {
      past.goTo(undefined)
      pace.skip()
      const state = store.get()
      if (isLocal) return undoAs(keepsSecrets ? player() : (lastActor(logOf(state), own) ?? player()), to)
      const isTaken = await undoAs(player(), to)
      // Only a table that was reached can have refused: a lost answer may mean that it was taken back.
      if (isTaken || store.get().notDone?.code !== 'illegal-action') return isTaken
      return offer('undo')
    },
    offer,
    async answer(accept, seat = player()) {
      const kind = sightOf(store.get(), seat)?.update.offer?.kind
      if (kind === undefined) return false
      return ask(seat, who => connection.request({ cmd: 'answer', ...heldBy(who), kind, accept }))
    },
    resign: (seat = player()) => ask(seat, who => connection.request({ cmd: 'resign', ...heldBy(who) })),
    say: (text, key) =>
      ask(player(), async who => {
        await connection.request({ cmd: 'say', ...heldBy(who), text, ...(key === undefined ? {} : { key }) })
        return {}
      }),
    goTo: past.goTo,
    skip() {
      past.skip()
      pace.skip()
    },
    pass: () => change({ place: { ...store.get().place, isHidden: true } }),
    takeOver() {
      const place = handedOver(store.get().place)
      const toAct = sightOf(store.get(), place.shown)?.update.to_act ?? []
      change({ place: placeAfter(place, toAct, keepsSecrets) })
      past.follow()
    },
    close() {
      stopFrames()
      stopStatus()
      pace.stop()
      past.stop()
    },
  }
}
