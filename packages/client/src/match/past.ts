import type { GameEvent } from '@turnwise/engine'
import type { Connection, WatchRequest } from '../connection.ts'
import { createPace } from './pace.ts'
import type { Onlooker } from './sight.ts'
import { logOf, type MatchState, type PastMoment, sightOf } from './state.ts'
import type { Store } from './store.ts'

interface PastOptions {
  readonly store: Store<MatchState>
  readonly connection: Connection
  requestOf(viewer: Onlooker): WatchRequest
  duration(events: readonly GameEvent[]): number
  /** The present is left, or returned to: it shows no motion then. */
  onJump(): void
}

/** Earlier moments of a match, as its shown onlooker may see them. */
export function createPast({ store, connection, requestOf, duration, onJump }: PastOptions) {
  const known = new Map<string, Pick<PastMoment, 'view' | 'outcome'>>()
  let asked = 0
  const pace = createPace<PastMoment | undefined>(undefined, {
    duration: (from, to) => (to !== undefined && from?.seq === to.seq - 1 ? duration(to.events) : 0),
    onChange() {
      const { past, ...state } = store.get()
      const { settled, shown, before = settled, ...rest } = pace.get()
      if (past === undefined || settled === undefined || shown === undefined || before === undefined) return
      store.set({ ...state, past: { ...past, paced: { settled, shown, before, ...rest } } })
    },
  })
  const load = async (at: number, viewer: Onlooker): Promise<PastMoment> => {
    const key = keyOf(store.get(), at)
    let kept = known.get(key)
    if (kept === undefined) {
      const { view, outcome } = await connection.request({ cmd: 'get-state', at, ...requestOf(viewer) })
      kept = { view, ...(outcome === undefined ? {} : { outcome }) }
      known.set(key, kept)
    }
    return { seq: at, events: logOf(store.get())[at - 1]?.events ?? [], ...kept }
  }
  let shownAs = ''
  const goTo = (at: number | undefined, isPlaying = false) => {
    const request = ++asked
    const { past, ...state } = store.get()
    if (at === undefined) {
      if (past === undefined) return
      pace.jump(undefined)
      store.set(state)
      onJump()
      return
    }
    if (past === undefined) onJump()
    shownAs = keyOf(state)
    store.set({ ...store.get(), past: { ...past, wanted: at } })
    load(at, state.place.shown).then(
      moment => {
        if (request !== asked) return
        if (isPlaying) pace.push(moment)
        else pace.jump(moment)
      },
      () => {
        // For a moment that does not exist (a mistyped address) the face keeps what it shows.
      },
    )
  }
  return {
    goTo,
    /** Another player looks, or nothing is hidden any more: what was shown before is dropped at once. */
    follow() {
      const { past, ...state } = store.get()
      if (past === undefined || keyOf(state) === shownAs) return
      pace.jump(undefined)
      store.set({ ...state, past: { wanted: past.wanted } })
      goTo(past.wanted)
    },
    skip: () => pace.skip(),
    stop: () => pace.stop(),
  }
}

/** Once a match is over the same moment may show more. */
function keyOf(state: MatchState, at?: number): string {
  return `${state.place.shown} ${sightOf(state)?.update.outcome !== undefined} ${at}`
}
