import type { GameView, Move } from '../../game/types.ts'
import { landingOf } from '../../game/view.ts'
import { costText, describeWind } from '../../game/words/actions.ts'

/** A tile that can be sailed to, and what it costs. */
export interface Target {
  /** For the tag: `3 points`. */
  readonly price: string
  /** For screen readers: `Sail here carefully: 3 points`. */
  readonly label: string
  readonly isHinted: boolean
  choose(): void
}

/** Tiles that can be clicked: where careful sailing or the wind leads. */
export function targetsOf(
  view: GameView,
  moves: readonly Move[],
  hint: Move | undefined,
  pointed: readonly number[],
  send: (move: Move) => void,
): ReadonlyMap<number, Target> {
  const ship = view.decidingPlayerId === null ? undefined : view.state.players[view.decidingPlayerId]
  const targets = new Map<number, Target>()
  for (const move of moves) {
    const distance = distanceOf(move)
    if (ship === undefined || distance === 0) continue
    const cost = view.actions.find(({ type }) => type === move.type)?.cost ?? 0
    const price = move.type === 'aeolus_move' ? describeWind(distance).price : costText(cost)
    const index = landingOf(view, ship.position, distance)
    // A lesson that points at tiles lights no others.
    if (targets.has(index) || (pointed.length > 0 && !pointed.includes(index))) continue
    targets.set(index, {
      price,
      label: move.type === 'aeolus_move' ? `Let the wind carry you here: ${price}` : `Sail here carefully: ${price}`,
      isHinted: hint?.type === move.type && (hint.type !== 'aeolus_move' || hint.tilesToMove === distance),
      choose: () => send(move),
    })
  }
  return targets
}

/** How many tiles ahead a move leads, where that is known beforehand. */
function distanceOf(move: Move): number {
  if (move.type === 'aeolus_move') return move.tilesToMove
  return move.type === 'careful_sail_1' ? 1 : move.type === 'careful_sail_2' ? 2 : 0
}

/** The tiles that a lesson points at: `tile-12`. */
export function tilesIn(points: readonly string[]): readonly number[] {
  return points.flatMap(point => (point.startsWith('tile-') ? [Number(point.slice(5))] : []))
}
