import { useRef } from 'react'
import type { Event, View } from '../../game/types.ts'
import { nextPieces, type Pieces, piecesOf } from './pieces.ts'

/** The pieces of this moment; they change with `seq` and with nothing else. */
export function usePieces(view: View, events: readonly Event[], seq: number): Pieces {
  const kept = useRef<{ readonly seq: number; readonly pieces: Pieces }>(undefined)
  if (kept.current === undefined) kept.current = { seq, pieces: piecesOf(view) }
  else if (kept.current.seq !== seq) kept.current = { seq, pieces: nextPieces(kept.current.pieces, events, view) }
  return kept.current.pieces
}
