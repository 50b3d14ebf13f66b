import type { Seat } from '@turnwise/engine'
import type { ReviewedAction } from './reviewed-action.ts'

export interface SeatSummary {
  readonly seat: Seat
  /** The chance at the start and the result: `start + luck − error + unsplit + others + ending = result`. */
  readonly start: number
  readonly result: number
  /** By the seat's own draws. */
  readonly luck: number
  /** Given away by the seat's own choices. */
  readonly error: number
  /** By the seat's own actions, if the judge is too coarse to tell luck from errors; else 0. */
  readonly unsplit: number
  /** By what the other seats drew and chose. */
  readonly others: number
  readonly ending: number
  readonly decisions: number
  /** Choices that gave away more than the judge's uncertainty. */
  readonly errors: number
  readonly errorPerDecision: number
  /** Shares of luck, errors and others in the changes of this seat's chance, each from 0 to 1. */
  readonly explains: { readonly luck: number; readonly error: number; readonly others: number }
  /** Indices into the actions: at most three errors above the uncertainty, largest first. */
  readonly worst: readonly number[]
}

export interface Summary {
  readonly seats: readonly SeatSummary[]
  /** Index of the action after which the winner was never again below an equal share; undefined without a single winner. */
  readonly turningPoint?: number
}

const MOST_SHOWN = 3

export function summarize(
  actions: readonly ReviewedAction[],
  result: readonly number[],
  ending: readonly number[],
  seats: number,
  within: number,
): Summary {
  const turningPoint = turningPointOf(actions, result)
  return {
    seats: Array.from({ length: seats }, (_, seat) =>
      ofSeat(actions, seat, result[seat] ?? 0, ending[seat] ?? 0, within),
    ),
    ...(turningPoint === undefined ? {} : { turningPoint }),
  }
}

function ofSeat(
  actions: readonly ReviewedAction[],
  seat: Seat,
  result: number,
  ending: number,
  within: number,
): SeatSummary {
  const own = actions.filter(action => action.seat === seat)
  const luck = sum(own, action => action.luck[seat] ?? 0)
  const error = sum(own, action => action.error)
  const others = sum(
    actions.filter(action => action.seat !== seat),
    action => (action.luck[seat] ?? 0) + (action.choice[seat] ?? 0) + (action.unsplit?.[seat] ?? 0),
  )
  const unsplit = sum(own, action => action.unsplit?.[seat] ?? 0)
  const choices = own.filter(({ isChoice }) => isChoice)
  const clear = actions.flatMap((action, index) => (action.seat === seat && action.error > within ? [index] : []))
  const moved = Math.abs(luck) + error + Math.abs(others)
  const share = (part: number) => (moved === 0 ? 0 : Math.abs(part) / moved)
  return {
    seat,
    start: actions[0]?.before[seat] ?? result,
    result,
    luck,
    error,
    unsplit,
    others,
    ending,
    decisions: choices.length,
    errors: clear.length,
    errorPerDecision: choices.length === 0 ? 0 : error / choices.length,
    explains: { luck: share(luck), error: share(error), others: share(others) },
    worst: clear.toSorted((a, b) => (actions[b]?.error ?? 0) - (actions[a]?.error ?? 0)).slice(0, MOST_SHOWN),
  }
}

function turningPointOf(actions: readonly ReviewedAction[], result: readonly number[]): number | undefined {
  const winner = result.indexOf(1)
  if (winner < 0) return undefined
  const share = 1 / Math.max(2, result.length)
  const index = actions.findLastIndex(({ before }) => (before[winner] ?? 0) < share)
  return index < 0 ? undefined : index
}

function sum(actions: readonly ReviewedAction[], part: (action: ReviewedAction) => number): number {
  return actions.reduce((total, action) => total + part(action), 0)
}
