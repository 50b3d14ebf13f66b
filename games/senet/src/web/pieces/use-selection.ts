import { useState } from 'react'
import type { MovePlan } from '../../game/moves.ts'

export interface Selection {
  readonly selected: number | undefined
  /** The plan of the selected piece, or of the one that the pointer is over. */
  readonly shown: MovePlan | undefined
  select(square: number | undefined): void
  hover(square: number | undefined): void
}

/** The selected piece; a new moment of the match clears it. */
export function useSelection(seq: number, plans: ReadonlyMap<number, MovePlan>): Selection {
  const [state, setState] = useState<{ readonly seq: number; readonly selected?: number; readonly hovered?: number }>({
    seq,
  })
  const current = state.seq === seq ? state : { seq }
  const picked = current.selected ?? current.hovered
  const selected = current.selected !== undefined && plans.has(current.selected) ? current.selected : undefined
  return {
    selected,
    shown: picked === undefined ? undefined : plans.get(picked),
    select: square => setState(square === undefined ? { seq } : { seq, selected: square }),
    hover: square =>
      setState({
        seq,
        ...(current.selected === undefined ? {} : { selected: current.selected }),
        ...(square === undefined ? {} : { hovered: square }),
      }),
  }
}
