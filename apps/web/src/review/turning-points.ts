import type { Seat } from '@turnwise/engine'
import type { Review, ReviewedAction } from '@turnwise/review'
import type { TableModel } from '../table/use-table.ts'

const MOST = 3

/** The one seat that was played on this screen; undefined for spectators and shared screens. */
export function focusOf({ session, chair }: Pick<TableModel, 'session' | 'chair'>): Seat | undefined {
  return session.own.length === 1 ? (session.own[0]?.seat ?? chair.seat) : undefined
}

/** The largest errors in order of time: of this seat, or of all seats. */
export function turningPointsOf({ actions, summary }: Review, focus: Seat | undefined): readonly ReviewedAction[] {
  return summary.seats
    .filter(({ seat }) => focus === undefined || seat === focus)
    .flatMap(({ worst }) => worst.flatMap(index => actions[index] ?? []))
    .toSorted((a, b) => b.error - a.error)
    .slice(0, MOST)
    .toSorted((a, b) => a.seq - b.seq)
}
