import { useMemo, useState } from 'react'
import type { Point } from '../../game/grid.ts'
import type { Action } from '../../game/types.ts'
import { formatCell } from '../../game/words/names.ts'
import { keyOf } from '../map/sheet.ts'

interface Joining {
  readonly seq: number
  readonly isOpen: boolean
  /** Where the player claims to be. */
  readonly at: Point
}

export interface Join {
  readonly isOpen: boolean
  readonly at: Point
  readonly candidates: readonly Point[]
  readonly canOpen: boolean
  fits(cell: Point): boolean
  open(at?: Point): void
  close(): void
  point(at: Point): void
  /** Only where the own map allows it, so that the one try of a turn is not wasted. */
  claim(): void
}

/** Claiming a position: opened by a button, a key or a drag, closed by the next moment. */
export function useJoin(
  seq: number,
  legal: readonly Action[],
  size: number,
  send: (action: Action) => void,
  say: (sentence: string) => void,
): Join {
  const [joining, setJoining] = useState<Joining>({ seq, isOpen: false, at: { x: 0, y: 0 } })
  const candidates = useMemo(() => legal.flatMap(action => (action.type === 'merge' ? [action] : [])), [legal])
  const keys = useMemo(() => new Set(candidates.map(keyOf)), [candidates])
  const fits = (cell: Point) => keys.has(keyOf(cell))
  const isOpen = joining.isOpen && joining.seq === seq && candidates.length > 0
  const within = ({ x, y }: Point) => ({ x: clamp(x, size), y: clamp(y, size) })
  return {
    isOpen,
    at: joining.at,
    candidates,
    canOpen: candidates.length > 0,
    fits,
    open: at => setJoining({ seq, isOpen: true, at: within(at ?? middleOf(candidates, size)) }),
    close: () => setJoining({ ...joining, isOpen: false }),
    point: at => setJoining({ seq, isOpen: true, at: within(at) }),
    claim: () => {
      const { x, y } = joining.at
      if (fits(joining.at)) send({ type: 'merge', x, y })
      else say(`You cannot be at ${formatCell(joining.at)}: your maps would contradict each other.`)
    },
  }
}

function clamp(value: number, size: number): number {
  return Math.min(size - 1, Math.max(0, value))
}

/** The candidate that is nearest to the middle of the board. */
function middleOf(candidates: readonly Point[], size: number): Point {
  const middle = (size - 1) / 2
  const distance = ({ x, y }: Point) => Math.hypot(x - middle, y - middle)
  return candidates.toSorted((a, b) => distance(a) - distance(b))[0] ?? { x: 0, y: 0 }
}
