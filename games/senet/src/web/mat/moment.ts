import { OFF } from '../../game/board.ts'
import type { Event, Player } from '../../game/types.ts'
import { HOP, LEAVE, SWAP, WASH, walkTime } from '../pieces/pieces.ts'

/** How long one stick rolls, and how much later the next one starts. */
export const ROLL_ONE = 650
export const ROLL_STEP = 50
const ROLL = ROLL_ONE + 3 * ROLL_STEP
/** The result is shown for a moment before anything else happens. */
const LOOK = 350
/** "No piece can move" needs time to be read. */
const FORFEIT = 1600

export interface LastMove {
  readonly seat: Player
  readonly from: number
  /** 31 when the piece went home. */
  readonly to: number
  /** The squares along which it went. */
  readonly way: readonly number[]
  /** Its first square is occupied again, by the swapped piece. */
  readonly isFilled: boolean
}

/** The last move, for its marks: throws since then leave it marked. */
export function lastMove(recent: readonly (readonly Event[])[]): LastMove | undefined {
  for (const events of recent) {
    const isFilled = events.some(event => event.type === 'swapped')
    for (const event of events) {
      if (event.type === 'moved') {
        const { seat, from } = event
        const washed = events.find(other => other.type === 'water')
        const way = Array.from({ length: event.to - from + 1 }, (_, i) => from + i)
        return washed === undefined
          ? { seat, from, to: event.to, way, isFilled }
          : { seat, from, to: washed.to, way: [...way, washed.to], isFilled }
      }
      if (event.type === 'borne-off') {
        const { seat, from } = event
        return { seat, from, to: OFF, way: Array.from({ length: OFF - from }, (_, i) => from + i), isFilled }
      }
    }
  }
  return undefined
}

/** How long the sticks roll and the pieces walk, at normal speed. */
export function duration(events: readonly Event[]): number {
  let time = 0
  for (const event of events) {
    if (event.type === 'thrown') time += ROLL + LOOK
    if (event.type === 'forfeited') time += FORFEIT
    if (event.type === 'moved') time += walkTime(event.to - event.from)
    if (event.type === 'swapped') time += SWAP - HOP
    if (event.type === 'water') time += WASH
    if (event.type === 'borne-off') time += walkTime(OFF - event.from) + LEAVE
  }
  return time
}
