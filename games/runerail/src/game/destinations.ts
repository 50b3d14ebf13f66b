import type { Seat } from '@turnwise/engine'
import type { Destination as DestinationOf } from './command.ts'
import { type Action, COMMANDS } from './commands/index.ts'
import type { Point } from './map/geometry.ts'
import type { View } from './types.ts'

/** Where the player may go with one click: the action to send, and what it takes. */
export type Destination = DestinationOf<Action>

/** What can be reached now. The rules do the searching; a list of every path would be long. */
export function destinationsOf(view: View, seat: Seat, legal: readonly Action[]): ReadonlyMap<Point, Destination> {
  const found = COMMANDS.flatMap(command => {
    const own = legal.filter(({ type }) => type === command.type)
    return [...(command.destinations?.({ view, seat, legal: own }) ?? [])]
  })
  return new Map(found.map(destination => [destination.point, destination]))
}
