import { useSyncExternalStore } from 'react'

/** How fast this game deals; it divides whatever the settings of the table say. */
export const SPEEDS = [1, 2, 4] as const
export type Speed = (typeof SPEEDS)[number]

const KEY = 'turnwise.geniejack.speed'
const listeners = new Set<() => void>()
let speed: Speed | undefined

export function getSpeed(): Speed {
  speed ??= SPEEDS.find(one => String(one) === read()) ?? 1
  return speed
}

export function setSpeed(next: Speed): void {
  speed = next
  try {
    localStorage.setItem(KEY, String(next))
  } catch {
    // Storage may be refused; then the choice lasts as long as the page.
  }
  for (const listener of listeners) listener()
}

export function nextSpeed(now: Speed): Speed {
  return SPEEDS[(SPEEDS.indexOf(now) + 1) % SPEEDS.length] ?? 1
}

export function useSpeed(): Speed {
  return useSyncExternalStore(subscribe, getSpeed, () => 1)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}
