import type { Viewer } from '@turnwise/engine'
import type { Refused, Wording } from '@turnwise/ui'
import type { EndReason } from '../game/events.ts'
import type { Move, PlayerState, SeaCard, SimpleMove } from '../game/types.ts'
import type { GameView } from '../game/view.ts'

export const ACTION_NAMES: Readonly<Record<SimpleMove, string>> = {
  draw_card: 'Draw a Sea card',
  repair: 'Repair 1',
  careful_sail_1: 'Sail 1 carefully',
  careful_sail_2: 'Sail 2 carefully',
  end_turn: 'End turn',
}

const ENDINGS: Readonly<Record<EndReason, string>> = {
  ithaca: 'home in Ithaca',
  depletion: 'farthest when the Sea deck ran out',
  becalmed: 'farthest when nobody sailed on',
}

/** The one line above the board. */
export function prompt(view: GameView, { viewer, names }: Wording): string {
  const { gameOver, decidingPlayerId, activeEpic, actionsRemaining, state } = view
  if (gameOver !== undefined || decidingPlayerId === null) {
    const winners = (gameOver?.winnerPlayerIds ?? []).map(id => names[id] ?? `Player ${id + 1}`)
    const verb = winners.length > 1 ? 'share the win' : 'has won'
    return `${winners.join(' and ')} ${verb}: ${ENDINGS[gameOver?.reason ?? 'depletion']}.`
  }
  const isYou = viewer === decidingPlayerId
  const name = names[decidingPlayerId] ?? 'Somebody'
  if (activeEpic?.requiresChoice === true) {
    return isYou
      ? 'Aeolus: choose how far the wind carries you, 1 damage a tile.'
      : `${name} chooses the wind of Aeolus.`
  }
  const points = actionsRemaining === 1 ? '1 action point' : `${actionsRemaining} action points`
  if (!isYou) return `${name} has ${points} left.`
  const isBound = state.players[decidingPlayerId]?.sirensBound === true
  return isBound ? `Your turn: the Sirens make you use all ${points}.` : `Your turn: ${points} left.`
}

export function describeAction(action: Move, view: GameView): string {
  if (action.type === 'aeolus_move') {
    return action.tilesToMove === 0 ? 'Take no wind' : `${action.tilesToMove} forward, ${action.tilesToMove} damage`
  }
  const cost = view.actions.find(({ type }) => type === action.type)?.cost ?? 0
  return `${ACTION_NAMES[action.type]} (${cost})`
}

export function refused(view: GameView, viewer: Viewer): readonly Refused[] {
  if (viewer !== view.decidingPlayerId) return []
  return view.actions.flatMap(({ type, reason }) =>
    reason === undefined ? [] : [{ what: `${ACTION_NAMES[type]}:`, why: reason }],
  )
}

export function standing(view: GameView, seat: number): string {
  const player = view.state.players[seat]
  if (player === undefined) return ''
  return [`tile ${player.position}`, `damage ${player.damage} of 3`, ...flagsOf(player)].join(', ')
}

/** What hangs over a ship, in a few words each. */
export function flagsOf(player: PlayerState): readonly string[] {
  return [
    player.stuckAtCyclops ? 'held by the Cyclops' : '',
    player.skipNextTurn ? 'skips a turn' : '',
    player.circePending ? 'will jump (Circe)' : '',
    player.sirensActive ? 'next turn bound (Sirens)' : '',
    player.sirensBound ? 'bound (Sirens)' : '',
  ].filter(text => text !== '')
}

export function cardEffect({ move, damage, endTurn }: Pick<SeaCard, 'move' | 'damage' | 'endTurn'>): string {
  const parts = [
    move > 0 ? `${move} forward` : move < 0 ? `${-move} back` : '',
    damage > 0 ? `${damage} damage` : '',
    endTurn === true ? 'ends the turn' : '',
  ].filter(part => part !== '')
  return parts.length === 0 ? 'nothing happens' : parts.join(', ')
}
