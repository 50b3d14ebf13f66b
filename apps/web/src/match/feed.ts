import type { MatchUpdate } from '@turnwise/client'
import type { GameEvent } from '@turnwise/engine'
import type { SeenEntry } from '@turnwise/table'

/** What the page shows of the present: one update, and what led to it. */
export interface Frame {
  readonly update: MatchUpdate
  /** Empty where the way here is not to be animated. */
  readonly events: readonly GameEvent[]
  /** When it arrived, for clocks. */
  readonly at: number
}

export interface FeedState {
  readonly shown: Frame | undefined
  /** The whole log up to what is shown. */
  readonly entries: readonly SeenEntry[]
  /** The chat, which waits for no animation. */
  readonly chat: NonNullable<MatchUpdate['chat']>
  /** Frames that wait for the animation of the shown one. */
  readonly waiting: number
  /** The shown frame is still being animated: words that tell how it ends wait for that. */
  readonly isMoving: boolean
}

export interface Feed {
  get(): FeedState
  subscribe(listener: () => void): () => void
  receive(update: MatchUpdate): void
  /** Input interrupts every animation: the present is shown at once. */
  skip(): void
  /** Milliseconds until the animation that runs now has been seen. */
  remaining(): number
  stop(): void
}

export interface FeedOptions {
  /** For so long the first view is still being animated, as it was begun before another pair of eyes. */
  readonly rest?: number
  /** Milliseconds that the board needs for these events. */
  duration(events: readonly GameEvent[]): number
  /** Called with each frame as it comes up, but not with the first. */
  onFrame(frame: Frame): void
}

/** Updates come as fast as bots think; they are shown one after the other, each when the last has been seen. */
export function createFeed({ rest = 0, duration, onFrame }: FeedOptions): Feed {
  let state: FeedState = { shown: undefined, entries: [], chat: [], waiting: 0, isMoving: false }
  let queue: Frame[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let restsAt = 0
  const listeners = new Set<() => void>()

  const show = (frame: Frame) => {
    const first = state.shown === undefined
    const known = state.entries.length
    const fresh = frame.update.entries.filter(entry => entry.seq > known)
    const pause = first ? rest : frame.events.length === 0 ? 0 : duration(frame.events)
    restsAt = performance.now() + pause
    state = {
      ...state,
      shown: frame,
      entries: fresh.length === 0 ? state.entries : [...state.entries, ...fresh],
      waiting: queue.length,
      isMoving: pause > 0,
    }
    if (!first) onFrame(frame)
    tell()
    if (pause > 0) timer = setTimeout(next, pause)
    else next()
  }
  const next = () => {
    timer = undefined
    const frame = queue.shift()
    if (frame !== undefined) show(frame)
    else settle()
  }
  const settle = () => {
    if (!state.isMoving) return
    state = { ...state, isMoving: false }
    tell()
  }
  const tell = () => {
    for (const listener of listeners) listener()
  }

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    receive(update) {
      const known = queue.at(-1)?.update.seq ?? state.entries.length
      const fresh = update.entries.filter(entry => entry.seq > known)
      // A first load or a catch-up after a pause is shown as it is now; one step at a time is animated.
      const events = state.shown !== undefined && fresh.length === 1 ? (fresh[0]?.events ?? []) : []
      const chat = update.chat?.filter(row => row.index > (state.chat.at(-1)?.index ?? 0)) ?? []
      if (chat.length > 0) state = { ...state, chat: [...state.chat, ...chat] }
      queue.push({ update, events, at: performance.now() })
      if (timer === undefined) next()
      else {
        state = { ...state, waiting: queue.length }
        tell()
      }
    },
    skip() {
      clearTimeout(timer)
      timer = undefined
      const rest = queue
      queue = []
      const last = rest.at(-1)
      if (last === undefined) return settle()
      const entries = rest.flatMap(frame => frame.update.entries)
      show({ ...last, update: { ...last.update, entries }, events: [] })
    },
    remaining: () => (state.isMoving ? Math.max(0, restsAt - performance.now()) : 0),
    stop() {
      clearTimeout(timer)
      listeners.clear()
    },
  }
}
