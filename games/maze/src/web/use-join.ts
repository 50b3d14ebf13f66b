import { useEffect, useMemo, useState } from 'react'
import type { Action } from '../game/actions.ts'
import type { Point } from '../game/grid.ts'
import { keyOf } from './sheet.ts'
import { formatCell } from './words.ts'

interface Joining {
  /** The main map is offered cell by cell. */
  readonly isOpen: boolean
  /** By a key: the focus goes to the cells. */
  readonly byKey: boolean
  readonly at: Point | undefined
}

const CLOSED: Joining = { isOpen: false, byKey: false, at: undefined }

/** Saying where one stands: opened by a button, a key or a drag, closed by the next moment. */
export function useJoin(
  seq: number,
  legal: readonly Action[],
  send: (action: Action) => void,
  say: (sentence: string) => void,
) {
  const [joining, setJoining] = useState<Joining & { readonly seq: number }>({ ...CLOSED, seq })
  const candidates = useMemo(
    () => new Set(legal.flatMap(action => (action.type === 'merge' ? [keyOf(action)] : []))),
    [legal],
  )
  const now = joining.seq === seq && candidates.size > 0 ? joining : { ...CLOSED, seq }
  const isOpen = now.isOpen
  useEffect(() => {
    if (!isOpen) return
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setJoining(before => ({ ...before, ...CLOSED }))
    }
    document.addEventListener('keydown', leave)
    return () => document.removeEventListener('keydown', leave)
  }, [isOpen])
  const fits = (cell: Point) => candidates.has(keyOf(cell))
  return {
    ...now,
    candidates,
    fits,
    open: (byKey: boolean, at?: Point) => setJoining({ isOpen: true, byKey, at, seq }),
    close: () => setJoining({ ...CLOSED, seq }),
    point: (at: Point | undefined) => setJoining({ ...now, at, seq }),
    /** Only where the own map allows it: the one try of a slot is not to be wasted. */
    claim: (cell: Point) => {
      if (fits(cell)) send({ type: 'merge', x: cell.x, y: cell.y })
      else say(`You cannot stand at ${formatCell(cell)}: your maps would contradict each other.`)
    },
  }
}
