/** Something that can be read at any time and says when it has changed. Fits `useSyncExternalStore`. */
export interface Readable<State> {
  get(): State
  subscribe(listener: () => void): () => void
}

/** One immutable state, and how to replace it. */
export interface Store<State> extends Readable<State> {
  set(next: State): void
}

/** Listeners are called once for each new state, after it can be read. */
export function createStore<State>(first: State): Store<State> {
  let state = first
  const listeners = new Set<() => void>()
  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    set(next) {
      if (next === state) return
      state = next
      for (const listener of [...listeners]) listener()
    },
  }
}

/** Resolves with the first state that fits; with undefined if the time is up first. */
export function until<State>(
  store: Readable<State>,
  fits: (state: State) => boolean,
  milliseconds?: number,
): Promise<State | undefined> {
  return new Promise(resolve => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const finish = (state: State | undefined) => {
      clearTimeout(timer)
      stop()
      resolve(state)
    }
    const look = () => {
      const state = store.get()
      if (fits(state)) finish(state)
    }
    const stop = store.subscribe(look)
    if (milliseconds !== undefined) timer = setTimeout(() => finish(undefined), milliseconds)
    look()
  })
}
