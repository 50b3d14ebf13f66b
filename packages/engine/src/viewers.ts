import type { Viewer } from './game.ts'

/** Every viewer that something can be hidden from: each seat, then the spectator. */
export function viewersOf(seats: number): readonly Viewer[] {
  return [...Array.from({ length: seats }, (_, seat) => seat), 'spectator']
}
