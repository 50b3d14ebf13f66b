import type { MatchUpdate, SeenEntry } from '@turnwise/client'
import type { GameEvent } from '@turnwise/engine'

/** One update of a match, and the events that led to it. */
export interface Frame {
  readonly update: MatchUpdate
  /** Empty if the step to this update is not animated. */
  readonly events: readonly GameEvent[]
  /** When it arrived, for clocks. */
  readonly at: number
}

export interface FeedState {
  /** The moment that the page shows: words, plates, log, clocks and legal actions all come from it. */
  readonly settled: Frame | undefined
  /** The moment that the board is moving to; the same as `settled` when nothing moves. */
  readonly shown: Frame | undefined
  /** The whole log up to the settled moment. */
  readonly entries: readonly SeenEntry[]
  /** The chat, which waits for no animation. */
  readonly chat: NonNullable<MatchUpdate['chat']>
  /** Frames that wait for the animation of the shown one. */
  readonly waiting: number
  /** The board is animating from `settled` to `shown`. */
  readonly isMoving: boolean
}

export interface Feed {
  get(): FeedState
  subscribe(listener: () => void): () => void
  receive(update: MatchUpdate): void
  /** Input interrupts every animation: all parts of the page show the present at once. */
  skip(): void
  stop(): void
}

export interface FeedOptions {
  /** Milliseconds that the board needs to animate these events. */
  duration(events: readonly GameEvent[]): number
  /** Called with each frame as it settles, but not with the first. */
  onSettled(frame: Frame): void
}

/** Updates can arrive faster than the board animates: they are shown one by one; each settles after its animation. */
export function createFeed({ duration, onSettled }: FeedOptions): Feed {
  let state: FeedState = {
    settled: undefined,
    shown: undefined,
    entries: [],
    chat: [],
    waiting: 0,
    isMoving: false,
  }
  let queue: Frame[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  const notify = () => {
    for (const listener of listeners) listener()
  }
  const settle = () => {
    const frame = state.shown
    if (frame === undefined || frame === state.settled) return
    const isFirst = state.settled === undefined
    const { entries } = frame.update
    state = {
      ...state,
      settled: frame,
      entries: entries.length === 0 ? state.entries : [...state.entries, ...entries],
      isMoving: false,
    }
    if (!isFirst) onSettled(frame)
  }
  const show = (frame: Frame) => {
    const pause = state.settled === undefined || frame.events.length === 0 ? 0 : duration(frame.events)
    state = { ...state, shown: frame, waiting: queue.length, isMoving: pause > 0 }
    if (pause > 0) timer = setTimeout(advance, pause)
    else settle()
  }
  /** The shown frame settles and the next one begins in one step: no part of the page sees a state in between. */
  const advance = () => {
    timer = undefined
    settle()
    while (timer === undefined) {
      const frame = queue.shift()
      if (frame === undefined) break
      show(frame)
    }
    notify()
  }

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    receive(update) {
      const { entries, chat = [] } = update
      // A first load or a catch-up after a pause is shown without animation; a single new entry is animated.
      const events = state.shown !== undefined && entries.length === 1 ? (entries[0]?.events ?? []) : []
      if (chat.length > 0) state = { ...state, chat: [...state.chat, ...chat] }
      queue.push({ update, events, at: performance.now() })
      if (timer === undefined) advance()
      else {
        state = { ...state, waiting: queue.length }
        notify()
      }
    },
    skip() {
      if (timer === undefined) return
      clearTimeout(timer)
      timer = undefined
      settle()
      const last = queue.at(-1)
      if (last !== undefined) {
        const entries = queue.flatMap(frame => frame.update.entries)
        queue = []
        show({ ...last, update: { ...last.update, entries }, events: [] })
      }
      notify()
    },
    stop() {
      clearTimeout(timer)
      listeners.clear()
    },
  }
}
