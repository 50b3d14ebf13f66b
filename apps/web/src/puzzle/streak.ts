import { isObject, persisted, usePersisted } from '../state/persisted.ts'
import { today } from './days.ts'

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

/** A puzzle of an earlier day is an exercise and no part of the streak. */
export function keepSolved(day: number): void {
  const { solved } = streak.get()
  if (day === today() && !solved.includes(day)) streak.set({ solved: [...solved, day].slice(-KEPT) })
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

/** The longest row of days. */
export function bestRow(solved: readonly number[]): number {
  return Math.max(0, ...solved.map(day => daysInARow(solved, day)))
}
