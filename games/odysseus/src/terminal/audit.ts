import { type GameState, getLegalMoves, getView } from '../index.ts'
import { statusOf } from './face.ts'

/** A state as plain lines for review: always the same text for the same state. */
export function renderAudit(state: GameState, { legalMoves = false }: { readonly legalMoves?: boolean } = {}): string {
  const view = getView(state)
  const nameOf = (id: number) => view.playerNames[id] ?? `Player ${id + 1}`
  const lines = [
    `Current player: ${nameOf(state.currentPlayer)} (${state.currentPlayer})`,
    `Actions remaining: ${state.actionsRemaining}`,
    `Epic clock: ${state.epicClock}`,
    `Decks: sea ${state.seaDeck.length}, discard ${state.seaDiscard.length}, open seas ${state.openSeasStack.length}, epics ${state.epicStack.length}`,
    'Players:',
    ...state.players.map(player => {
      const status = statusOf(player)
      return `  ${nameOf(player.playerId)}: tile ${player.position}, damage ${player.damage}, turns ${player.turnsTaken}${status === '' ? '' : `, ${status}`}`
    }),
    'Path:',
    ...view.tiles.map(
      ({ index, type, epicName, players }) =>
        `  ${index} ${epicName ?? type}${players.length === 0 ? '' : `: ${players.map(nameOf).join(', ')}`}`,
    ),
  ]
  if (state.pendingAeolus !== null) lines.push(`Aeolus waits for: ${nameOf(state.pendingAeolus.playerId)}`)
  if (state.peek !== null)
    lines.push(`Peek: ${state.peek.tiles.map(({ epicId, index }) => `${epicId} at ${index}`).join(', ')}`)
  if (state.gameEnded) lines.push(`Ended: ${state.winners.map(nameOf).join(', ')} (${view.gameOver?.reason})`)
  if (legalMoves) {
    const moves = getLegalMoves(state).map(move =>
      move.type === 'aeolus_move' ? `aeolus_move ${move.tilesToMove}` : move.type,
    )
    lines.push(`Legal moves: ${moves.join(', ')}`)
  }
  return lines.join('\n')
}
