import type { Move, TableState } from '../index.ts'

/** A quick choice from what lies on the table; `legal` is never empty. */
export type Policy = (table: TableState, legal: readonly Move[]) => Move

export interface DrawingHabit {
  /** Damage at which it mends before it draws on. */
  readonly mendAt: number
  /** Tiles of Aeolus's wind it takes at most. */
  readonly mostWind: number
}

/** Draws card after card; with no deck left it sails carefully. */
export function drawingPolicy({ mendAt, mostWind }: DrawingHabit): Policy {
  return (table, legal) => {
    const wind = takeWind(legal, mostWind)
    if (wind !== undefined) return wind
    const damage = table.players[table.currentPlayer]?.damage ?? 0
    return firstOf(legal, damage >= mendAt ? ['repair', ...DRAWING] : DRAWING)
  }
}

const DRAWING: readonly Move['type'][] = ['draw_card', 'careful_sail_2', 'careful_sail_1', 'repair', 'end_turn']

/** The longest offered wind up to `most` tiles; undefined when no wind is offered. */
export function takeWind(legal: readonly Move[], most: number): Move | undefined {
  return legal.findLast(move => move.type === 'aeolus_move' && move.tilesToMove <= most)
}

function firstOf(legal: readonly Move[], wishes: readonly Move['type'][]): Move {
  for (const wish of wishes) {
    const move = legal.find(({ type }) => type === wish)
    if (move !== undefined) return move
  }
  const any = legal[0]
  if (any === undefined) throw new RangeError('no move to choose from')
  return any
}
