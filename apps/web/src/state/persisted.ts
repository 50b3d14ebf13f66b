import { useSyncExternalStore } from 'react'

/** A value in local storage, shared by all components that use it; without storage it lasts as long as the page. */
export interface Persisted<Value> {
  get(): Value
  set(value: Value): void
  subscribe(listener: () => void): () => void
}

export function persisted<Value>(key: string, parse: (stored: unknown) => Value): Persisted<Value> {
  let value = parse(read(key))
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  // Another tab changed it.
  globalThis.addEventListener?.('storage', event => {
    if (event.key !== key) return
    value = parse(read(key))
    tell()
  })
  return {
    get: () => value,
    set(next) {
      value = next
      write(key, next)
      tell()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export function usePersisted<Value>(store: Persisted<Value>): Value {
  return useSyncExternalStore(store.subscribe, store.get)
}

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    // Blocked or broken storage reads like an empty one; the page warns where something would be lost.
    return null
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // The value is still used for this visit.
  }
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The stored value if it is one of these, else the first. */
export function oneOf<const Options extends readonly [string, ...string[]]>(
  options: Options,
  value: unknown,
): Options[number] {
  return options.find(option => option === value) ?? options[0]
}
