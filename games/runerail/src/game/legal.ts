import type { Outcome, Seat } from '@turnwise/engine'
import { isDue } from './apply.ts'
import type { Destination as DestinationOf } from './command.ts'
import { type Action, COMMANDS } from './commands/index.ts'
import type { Point } from './map/geometry.ts'
import { seatToAct } from './turns.ts'
import type { State, View } from './types.ts'

export function toAct(state: State): readonly Seat[] {
  const { stage, pending } = state
  if (stage === 'finished') return []
  if (pending !== null) return pending.kind === 'lose-load' ? pending.waiting : [pending.player]
  const seat = seatToAct(state)
  return seat === undefined ? [] : [seat]
}

export function listsAll(state: State, seat: Seat): boolean {
  if (state.pending !== null || state.current?.player !== seat) return true
  return !COMMANDS.some(command => isDue(state, command) && command.optionsAreSome?.(state, seat) === true)
}

export function legalActions(state: State, seat: Seat): readonly Action[] {
  if (!toAct(state).includes(seat)) return []
  return COMMANDS.filter(command => isDue(state, command)).flatMap(command => {
    const options = command.options(state, seat)
    return command.check === undefined
      ? options
      : options.filter(action => command.check?.(state, seat, action).ok === true)
  })
}

export function outcome(state: State): Outcome | undefined {
  return state.outcome ?? undefined
}

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
