import { useSyncExternalStore } from 'react'

/** The problem with storing matches on this device, in a sentence; undefined if there is none. */
let trouble: string | undefined
const listeners = new Set<() => void>()

export function reportTrouble(sentence: string | undefined): void {
  if (trouble === sentence) return
  trouble = sentence
  for (const listener of listeners) listener()
}

export function useStorageTrouble(): string | undefined {
  return useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => trouble,
  )
}

export const CANNOT_KEEP =
  'This browser does not let Turnwise keep matches here. You can play, but a match is lost when the page closes: export it first.'
export const CANNOT_SAVE =
  'The last action could not be saved: the storage of this device is full or closed. It was not played.'
