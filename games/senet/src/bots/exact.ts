import type { ThrowKind } from '../game/throws.ts'
import { WEIGHTS } from '../game/throws.ts'
import type { Action, View } from '../game/types.ts'
import { packView } from './packed/convert.ts'
import { countBits } from './packed/position.ts'
import { type Endgames, solveEndgames, worthAfter } from './packed/solve.ts'

/** The tables are solved for at most this many pieces a side. */
const PIECES = 2

/** Solving takes half a minute, so it waits for the first position that needs it. */
const solved = new Map<ThrowKind, Endgames>()

/** The mover's exact chance after each move; undefined while a side has more than two pieces. */
export function exactValues(view: View, legal: readonly Action[]): readonly number[] | undefined {
  const { own, opp, gate } = packView(view)
  const value = view.throw
  if (value === null || countBits(own) > PIECES || countBits(opp) > PIECES) return undefined
  const { values } = tablesFor(view.throws ?? 'sticks')
  return legal.map(action =>
    action.type === 'move' ? worthAfter(values, own, opp, gate, 1 << (action.from - 1), value) : 0,
  )
}

function tablesFor(throws: ThrowKind): Endgames {
  const known = solved.get(throws) ?? solveEndgames(WEIGHTS[throws], PIECES, 1e-7)
  solved.set(throws, known)
  return known
}
