import { isObject, persisted, usePersisted } from '../state/persisted.ts'

/** Days are counted from 1970 in the time of this device. */
export function today(now = new Date()): number {
  return Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / 86_400_000)
}

interface Streak {
  /** Days on which the puzzle was solved, the latest last. */
  readonly solved: readonly number[]
}

/** Older days are never shown. */
const KEPT = 400

const streak = persisted<Streak>('turnwise.puzzles', stored => {
  const solved = isObject(stored) && Array.isArray(stored.solved) ? stored.solved : []
  return { solved: solved.filter(day => Number.isInteger(day)).slice(-KEPT) }
})

export function keepSolved(day: number): void {
  const { solved } = streak.get()
  if (!solved.includes(day)) streak.set({ solved: [...solved, day].toSorted((a, b) => a - b).slice(-KEPT) })
}

export function useSolved(): readonly number[] {
  return usePersisted(streak).solved
}

/** Solved days in a row up to today, or up to yesterday while today's puzzle is not solved yet. */
export function daysInARow(solved: readonly number[], day: number): number {
  let count = 0
  for (let at = solved.includes(day) ? day : day - 1; solved.includes(at); at--) count++
  return count
}
