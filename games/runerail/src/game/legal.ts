import type { Seat } from '@turnwise/engine'
import { isDue } from './apply.ts'
import { type Action, COMMANDS } from './commands/index.ts'
import { seatToAct } from './turns.ts'
import type { State } from './types.ts'

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
