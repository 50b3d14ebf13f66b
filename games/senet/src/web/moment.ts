import type { BoardPlayer } from '@turnwise/ui'
import type { Event } from '../game/types.ts'
import { BACK, HOP, WALK, walkTime } from './pieces.ts'

export const ROLL = 450
/** The result stands for a moment before anything else happens. */
const LOOK = 450
/** "No move possible" is to be read. */
const FORFEIT = 1600

/** Where the last move began and ended, for its marks: throws since then leave it marked. */
export function lastSquares(recent: readonly (readonly Event[])[]): ReadonlySet<number> {
  const squares = new Set<number>()
  const move = recent.find(events => events.some(event => event.type === 'moved' || event.type === 'borne-off'))
  for (const event of move ?? []) {
    if (event.type === 'moved' || event.type === 'water') squares.add(event.from).add(event.to)
    if (event.type === 'borne-off') squares.add(event.from)
  }
  return squares
}

export function noticeOf(events: readonly Event[], players: readonly BoardPlayer[]): string | undefined {
  const lost = events.find(event => event.type === 'forfeited')
  if (lost === undefined) return undefined
  return `${players[lost.seat]?.name ?? 'Somebody'} threw ${lost.value}: no piece can move that far.`
}

/** How long the sticks roll and the pieces walk, at normal speed. */
export function duration(events: readonly Event[]): number {
  let time = 0
  for (const event of events) {
    if (event.type === 'thrown') time += ROLL + LOOK
    if (event.type === 'forfeited') time += FORFEIT
    if (event.type === 'moved') time += walkTime(event.to - event.from)
    if (event.type === 'swapped') time += BACK - HOP
    if (event.type === 'water') time += BACK
    if (event.type === 'borne-off') time += WALK
  }
  return time
}
