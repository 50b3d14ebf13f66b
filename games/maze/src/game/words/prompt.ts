import type { Outcome, Wording } from '@turnwise/engine'
import { ownValue } from '@turnwise/engine'
import { canMerge } from '../merge.ts'
import { REFUSALS } from '../refusals.ts'
import type { View } from '../types.ts'
import { listOf, nameOf } from './names.ts'

/** The one line: whose turn it is and what may be done now. */
export function prompt(view: View, { viewer, names }: Wording): string {
  if (view.outcome !== null) return describeOutcome(view.outcome, { viewer, names })
  // An end that the table knows and the rules do not, or an earlier moment of a match that is over.
  if (view.truth !== null) return 'Both mazes are open.'
  if (view.seat === null || !view.toAct.includes(view.seat)) return describeWaiting(view, names)
  if (view.phase === 'build') return 'Build your maze. Draw one, or take a generated one.'
  if (view.phase === 'start') return 'Choose the cell where you start in the other maze.'
  const { left = 1, turns = 1 } = view.own?.slot ?? {}
  const steps = turns === 1 ? 'one step' : left === turns ? 'two steps' : 'the second of two steps'
  return `Your turn: ${steps}.${joinHint(view)}`
}

function joinHint(view: View): string {
  if (view.own?.explorer?.active === 0) return ''
  const why = whyNoJoin(view)
  return why === undefined ? ' You may join the maps first.' : ` ${why}`
}

function describeWaiting({ phase, toAct }: View, names: readonly string[]): string {
  const who = listOf(toAct.map(seat => nameOf(seat, names)))
  const isOne = toAct.length === 1
  switch (phase) {
    case 'build':
      return isOne ? `${who} is building a maze.` : `${who} are building their mazes.`
    case 'start':
      return isOne ? `${who} is choosing a start.` : `${who} are choosing their starts.`
    default:
      return `${who} is exploring.`
  }
}

const ENDS: Readonly<Record<string, string>> = {
  treasure: 'out with the true treasure',
  resigned: 'by resignation',
  'both-treasures': 'both are out with the true treasure in the same round',
  'round-limit': 'the last round is over',
}

export function describeOutcome({ winners, reason }: Outcome, { viewer, names }: Wording): string {
  const [winner] = winners
  const why = ownValue(ENDS, reason) ?? reason
  if (winner === undefined) return `A draw: ${why}.`
  return `${winner === viewer ? 'You win' : `${nameOf(winner, names)} wins`}: ${why}.`
}

/** Why the viewer cannot join their maps now, or undefined. */
export function whyNoJoin(view: View): string | undefined {
  const explorer = view.own?.explorer
  if (explorer == null || view.phase !== 'play') return 'There is no map yet.'
  if (explorer.active === 0) return REFUSALS.nothingToMerge.error.message
  if (view.slot === null || view.slot.seat !== view.seat) return REFUSALS.notYourTurn.error.message
  return canMerge(explorer, view.slot) ? undefined : REFUSALS.mergeSpent.error.message
}

/** What a try to join maps costs. */
export const JOIN_TERMS = 'One try in a turn; it costs no step.'
