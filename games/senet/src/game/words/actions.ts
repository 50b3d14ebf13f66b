import { opponentOf } from '../board.ts'
import { resample } from '../conceal.ts'
import { type MovePlan, planMove } from '../moves.ts'
import type { Action, View } from '../types.ts'
import { nameOf, possessive } from './names.ts'

/** `Move 7 to 10, swap`: a choice and its result. */
export function describeAction(action: Action, view: View): string {
  if (action.type === 'throw') return 'Throw'
  const planned = planMove(resample(view), action.from)
  return planned.legal ? `Move ${action.from} ${describeEnd(planned.plan)}` : `Move ${action.from}`
}

/** Where a move ends, as the end of a label of a square or a button: `to 10, swap`. */
export function describeEnd({ to, bearsOff, swaps, washedTo, opensGate }: MovePlan): string {
  if (bearsOff) return 'home'
  if (washedTo !== null) return `to ${to}: water, back to ${washedTo}`
  return `to ${to}${swaps ? ', swap' : ''}${opensGate ? ', through the gate' : ''}`
}

interface ChoiceText {
  /** The question when a piece is selected. */
  readonly asks: string
  /** What a yes would do. */
  readonly does: string
  /** The same where there is little room. */
  readonly brief: string
}

export function describeChoice(plan: MovePlan, view: View, names: readonly string[]): ChoiceText {
  const { from, to, swaps, washedTo, bearsOff, opensGate } = plan
  const thrown = view.throw === null ? '' : `You threw ${view.throw}. `
  const other = nameOf(opponentOf(view.turn), names)
  if (bearsOff) {
    return {
      asks: `${thrown}Bring it home?`,
      does: `From ${from} off the board, by the exact throw.`,
      brief: `From ${from}.`,
    }
  }
  if (washedTo !== null) {
    const back = `The water takes it back to ${washedTo}.`
    return { asks: `${thrown}Move to ${to}?`, does: back, brief: back }
  }
  if (swaps) {
    return {
      asks: `${thrown}Swap on ${to}?`,
      does: `Your piece goes to ${to}, ${possessive(other)} goes back to ${from}.`,
      brief: `Their piece goes back to ${from}.`,
    }
  }
  if (opensGate) {
    const free = 'It may then go past the gate.'
    return { asks: `${thrown}Move to ${to}?`, does: free, brief: free }
  }
  return {
    asks: `${thrown}Move to ${to}?`,
    does: `From ${from} to ${to}, an empty square.`,
    brief: `From ${from}, an empty square.`,
  }
}

/** The text of the button that makes a selected move. */
export function describeChosen({ to, swaps, bearsOff }: MovePlan): string {
  if (bearsOff) return 'Bring it home'
  return swaps ? `Swap on ${to}` : `Move to ${to}`
}
