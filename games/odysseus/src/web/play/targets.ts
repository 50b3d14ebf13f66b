import { moveOf, type UiCommand } from '../../game/commands.ts'
import type { Move } from '../../game/types.ts'
import { type GameView, landingOf } from '../../game/view.ts'
import { costText, describeWind } from '../../game/words/board.ts'
import { distanceOf } from './commands.ts'

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
  commands: readonly UiCommand[],
  hint: Move | undefined,
  pointed: readonly number[],
  perform: (command: UiCommand) => void,
): ReadonlyMap<number, Target> {
  const ship = view.decidingPlayerId === null ? undefined : view.state.players[view.decidingPlayerId]
  const targets = new Map<number, Target>()
  for (const command of commands) {
    const distance = distanceOf(command)
    const move = moveOf(command)
    if (ship === undefined || distance === undefined || move === undefined) continue
    const cost = view.actions.find(({ type }) => type === move.type)?.cost ?? 0
    const price = move.type === 'aeolus_move' ? describeWind(distance).price : costText(cost)
    const index = landingOf(view, ship.position, distance)
    // A lesson that points at tiles lights no others.
    if (targets.has(index) || (pointed.length > 0 && !pointed.includes(index))) continue
    targets.set(index, {
      price,
      label: move.type === 'aeolus_move' ? `Let the wind carry you here: ${price}` : `Sail here carefully: ${price}`,
      isHinted: hint?.type === move.type && (hint.type !== 'aeolus_move' || hint.tilesToMove === distance),
      choose: () => perform(command),
    })
  }
  return targets
}

/** The tiles that a lesson points at: `tile-12`. */
export function tilesIn(points: readonly string[]): readonly number[] {
  return points.flatMap(point => (point.startsWith('tile-') ? [Number(point.slice(5))] : []))
}
