import type { Viewer } from '@turnwise/engine'
import { moveOf, type UiCommand } from '../../game/commands.ts'
import type { GameEngineAPI } from '../../game/engine.ts'
import type { Move, SimpleMove } from '../../game/types.ts'
import { type GameView, stateOnTable } from '../../game/view.ts'
import { applyCommand, getLegalCommands, getView } from '../../index.ts'

/** The board uses the rules through this contract alone. */
const engine: Pick<GameEngineAPI, 'getView' | 'getLegalCommands' | 'applyCommand'> = {
  getView,
  getLegalCommands,
  applyCommand,
}

/** The commands that the viewer may send now; none while an earlier moment is shown. */
export function commandsFor(view: GameView, viewer: Viewer, isOpen: boolean): readonly UiCommand[] {
  return typeof viewer === 'number' && isOpen ? engine.getLegalCommands(view.state, viewer) : []
}

/** The view after the epic was acknowledged. It concerns this screen alone, so the table is not asked. */
export function acknowledged(view: GameView, viewer: Viewer): GameView {
  const seat = typeof viewer === 'number' ? viewer : 0
  const command = engine.getLegalCommands(view.state, seat).find(({ type }) => type === 'ACKNOWLEDGE_EPIC')
  return command === undefined ? view : engine.getView(engine.applyCommand(stateOnTable(view), command))
}

/** Sends a command to the table, where it is a move. */
export function sendCommand(command: UiCommand, send: (move: Move) => void): void {
  const move = moveOf(command)
  if (move !== undefined) send(move)
}

export function commandFor(commands: readonly UiCommand[], type: SimpleMove): UiCommand | undefined {
  return commands.find(command => moveOf(command)?.type === type)
}

/** How many tiles ahead a command leads, where that is known beforehand. */
export function distanceOf(command: UiCommand): number | undefined {
  if (command.type === 'CAREFUL_SAIL') return command.distance
  return command.type === 'RESOLVE_AEOLUS_MOVE' && command.tilesToMove > 0 ? command.tilesToMove : undefined
}
