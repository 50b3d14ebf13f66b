import { baseContent } from '../game/data/baseContent.ts'
import { legalMoves as movesOf } from '../game/moves.ts'
import type { GameState, GameView } from '../game/types.ts'
import { view } from '../game/view.ts'
import { describeFlags } from '../game/words/board.ts'
import { nameOf as nameIn } from '../game/words/names.ts'

interface AuditOptions {
  readonly legalMoves?: boolean
}

/** A state as plain lines for review: always the same text for the same state. */
export function renderAudit(state: GameState, options: AuditOptions = {}): string {
  return auditOf(view(baseContent, state, 'spectator'), options)
}

/** The same for a match that is played or watched: it shows nothing that is hidden. */
export function auditOf(view: GameView, { legalMoves = false }: AuditOptions = {}): string {
  const { state } = view
  const nameOf = (id: number) => nameIn(view.playerNames, id)
  const lines = [
    `Current player: ${nameOf(state.currentPlayer)} (${state.currentPlayer})`,
    `Actions remaining: ${state.actionsRemaining}`,
    `Epic clock: ${state.epicClock}`,
    `Decks: sea ${state.seaDeck.length}, discard ${state.seaDiscard.length}, open seas ${state.openSeasStack.length}, epics ${state.epicStack.length}`,
    'Players:',
    ...state.players.map(player => {
      const facts = [`tile ${player.position}`, `damage ${player.damage}`, `turns ${player.turnsTaken}`]
      return `  ${nameOf(player.playerId)}: ${[...facts, ...describeFlags(player)].join(', ')}`
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
    const moves = movesOf(state).map(move =>
      move.type === 'aeolus_move' ? `aeolus_move ${move.tilesToMove}` : move.type,
    )
    lines.push(`Legal moves: ${moves.join(', ')}`)
  }
  return lines.join('\n')
}
