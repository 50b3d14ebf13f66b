import type { Viewer } from './game.ts'

/** Everybody from whom something can be hidden: each seat, then a spectator. */
export function viewersOf(seats: number): readonly Viewer[] {
  return [...Array.from({ length: seats }, (_, seat) => seat), 'spectator']
}
