import type { Wording } from '@turnwise/engine'
import { REFUSALS } from '../refusals.ts'
import { ACTIONS_PER_TURN, WRECK_DAMAGE } from '../rules.ts'
import type { EndReason, GameView, PlayerId, PlayerState } from '../types.ts'
import { roundOf } from '../view.ts'
import { listNames, nameOf, pointsText } from './names.ts'

const ENDS: Readonly<Record<EndReason, string>> = {
  ithaca: 'home in Ithaca',
  depletion: 'farthest when the Sea deck ran out',
  becalmed: 'farthest after three rounds in which nobody sailed',
}

/** One line: whose turn it is and what is open. */
export function prompt(view: GameView, { viewer, names }: Wording): string {
  const { gameOver, decidingPlayerId, activeEpic, actionsRemaining, state } = view
  if (gameOver !== undefined || decidingPlayerId === null) {
    return describeEnd(gameOver?.winnerPlayerIds ?? [], gameOver?.reason ?? 'depletion', names)
  }
  const isYou = viewer === decidingPlayerId
  const name = nameOf(names, decidingPlayerId)
  if (activeEpic?.requiresChoice === true) {
    return isYou ? 'Aeolus: choose how far his wind carries you' : `${name} chooses the wind of Aeolus`
  }
  const isBound = state.players[decidingPlayerId]?.sirensBound === true
  const turn = isYou ? 'Your turn' : `${name}'s turn`
  return `${turn}: ${pointsText(actionsRemaining)} left${isBound ? ', all to be used (Sirens)' : ''}`
}

/** What holds this ship, or what it must do next, for the line below the prompt. */
export function describePlight(player: PlayerState, isYou: boolean): string | undefined {
  const [you, your, skip] = isYou ? ['you', 'your', 'skip'] : ['it', 'its', 'skips']
  if (player.stuckAtCyclops) return 'Held by the Cyclops until another ship lands there.'
  if (player.circePending && player.skipNextTurn)
    return `Circe: ${you} ${skip} ${your} next turn, then jump to the next epic.`
  if (player.circePending) return `Circe: ${your} next turn begins with a jump to the next epic.`
  if (player.skipNextTurn && player.damage >= WRECK_DAMAGE) return `Wrecked: ${you} ${skip} ${your} next turn.`
  if (player.skipNextTurn) return `${isYou ? 'You' : 'It'} ${skip} ${your} next turn.`
  if (player.sirensActive) return `Sirens: ${your} next turn must use all ${ACTIONS_PER_TURN} points.`
  return undefined
}

/** Why a viewer who is not the one to decide can do nothing now. */
export function describeWaiting({ decidingPlayerId, playerNames }: GameView): string {
  const refusal =
    decidingPlayerId === null ? REFUSALS.matchOver : REFUSALS.notYourTurn(nameOf(playerNames, decidingPlayerId))
  return refusal.error.message
}

export function describeEnd(winners: readonly PlayerId[], reason: EndReason, names: readonly string[]): string {
  const verb = winners.length > 1 ? 'share the win' : 'wins'
  return `${listNames(winners.map(id => nameOf(names, id)))} ${verb}: ${ENDS[reason]}`
}

/** What decided a match that is over, and when. */
export function describeFinish(view: GameView): string | undefined {
  const { gameOver, seaDeckCount } = view
  if (gameOver === undefined) return undefined
  const round = roundOf(view)
  if (gameOver.reason !== 'ithaca') return `Round ${round}: ${ENDS[gameOver.reason]}.`
  return `First to Ithaca, in round ${round}, with ${seaDeckCount} Sea ${seaDeckCount === 1 ? 'card' : 'cards'} left.`
}
