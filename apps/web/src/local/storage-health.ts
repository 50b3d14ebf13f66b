import { useSyncExternalStore } from 'react'

/** A problem with the matches on this device. */
export interface Trouble {
  /** A few words, for the notice. */
  readonly title: string
  readonly text: string
}

/** Undefined if there is none. */
let trouble: Trouble | undefined
const listeners = new Set<() => void>()

export function reportTrouble(found: Trouble | undefined): void {
  if (trouble?.text === found?.text) return
  trouble = found
  for (const listener of listeners) listener()
}

export function useStorageTrouble(): Trouble | undefined {
  return useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => trouble,
  )
}

export const CANNOT_KEEP: Trouble = {
  title: 'Matches are not kept here',
  text: 'This browser does not let Turnwise keep matches here. You can play, but a match is lost when the page closes: save it as a file first.',
}
export const CANNOT_SAVE: Trouble = {
  title: 'The action was not saved',
  text: 'The last action could not be saved: the storage of this device is full or closed. It was not played.',
}
