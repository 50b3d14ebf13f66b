import type { Stance, Viewer } from '@turnwise/engine'
import { isSafe } from '../board.ts'
import { resample } from '../conceal.ts'
import { type Consequences, consequencesOf } from '../consequences.ts'
import { type MovePlan, planMove } from '../moves.ts'
import { REFUSALS, RULE_SENTENCES } from '../refusals.ts'
import type { Action, View } from '../types.ts'
import { listOf } from './names.ts'

/** What a move is good for, or what it risks, in a sentence or two; undefined if that is nothing. */
export function reasonFor(action: Action, view: View, stance: Stance): string | undefined {
  if (action.type !== 'move') return undefined
  const state = resample(view)
  const planned = planMove(state, action.from)
  if (!planned.legal) return undefined
  const { plan } = planned
  if (plan.bearsOff) return stance === 'for' ? 'It brings a piece home.' : undefined
  if (plan.washedTo !== null) {
    return stance === 'against' ? `The water takes the piece back to ${plan.washedTo}.` : undefined
  }
  const found = consequencesOf(state, action.from)
  if (found === undefined) return undefined
  const text = (stance === 'for' ? gains(plan, found) : risks(found)).join(' ')
  return text === '' ? undefined : text
}

function gains({ from, to, swaps, opensGate }: MovePlan, found: Consequences): readonly string[] {
  const { partner, stops, reachedBefore, reachedAfter } = found
  return [
    swaps ? `Their piece goes back to ${from}.` : '',
    opensGate ? 'The piece is through the gate.' : '',
    partner === undefined ? '' : pairSentence(partner, stops),
    partner === undefined && !opensGate && isSafe(to) ? `On ${to} it is safe.` : '',
    reachedBefore.length > 0 && reachedAfter.length === 0 && partner === undefined && !isSafe(to)
      ? `It gets out of reach of ${theirs(reachedBefore)}.`
      : '',
  ].filter(sentence => sentence !== '')
}

function pairSentence(partner: number, stops: readonly number[]): string {
  return stops.length === 0
    ? `With ${partner} it is a pair: neither can be swapped.`
    : `With ${partner} it is a pair, which ${theirs(stops)} cannot pass.`
}

function risks({ leaves, reachedAfter }: Consequences): readonly string[] {
  return [
    leaves === undefined ? '' : `It leaves ${leaves} alone.`,
    reachedAfter.length === 0 ? '' : `It can be swapped by ${theirs(reachedAfter)}.`,
  ].filter(sentence => sentence !== '')
}

function theirs(squares: readonly number[]): string {
  return `their ${squares.length === 1 ? 'piece' : 'pieces'} on ${listOf(squares)}`
}

/** Why the piece on this square cannot move now. */
export function explainSquare(square: number, view: View, viewer: Viewer): string {
  if (view.winner !== null) return REFUSALS.matchOver.error.message
  if (viewer !== view.turn) return REFUSALS.notYourTurn.error.message
  const planned = planMove(resample(view), square)
  return planned.legal ? 'Choose the piece, then where it goes.' : planned.sentence
}

/** Why the sticks cannot be thrown now. */
export function explainThrow(view: View, viewer: Viewer): string {
  if (view.winner !== null) return REFUSALS.matchOver.error.message
  return viewer === view.turn ? RULE_SENTENCES['already-thrown'] : REFUSALS.notYourTurn.error.message
}
