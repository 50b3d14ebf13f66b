import type { Seat } from '@turnwise/engine'
import type { ChoiceCard } from '../command.ts'
import { type Action, commandOf } from '../commands/index.ts'
import type { Shared, View } from '../types.ts'
import { capital } from './pieces.ts'

/** A choice, as it appears in a list; `capital` makes a button of it. */
export function describeAction(action: Action, view: Shared): string {
  return commandOf(action).words.describe(action, view)
}

/** The same as a piece of advice: what it is good for instead of the exact milepost, for a hint and its sign on the map. */
export function adviseAction(action: Action, view: Shared): string {
  const { advise, describe } = commandOf(action).words
  return (advise ?? describe)(action, view)
}

export function describeCard(action: Action, view: View, seat: Seat): ChoiceCard {
  const { describe, card } = commandOf(action).words
  return { name: capital(describe(action, view)), facts: '', ...card?.(action, view, seat) }
}
