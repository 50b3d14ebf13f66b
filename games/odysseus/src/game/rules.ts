import { change, changePlayer, emit, type Flow, playerOf } from './flow.ts'
import type { EndReason, GameState, PlayerId } from './types.ts'

export const PLAYERS = { min: 2, max: 4 } as const
export const ACTIONS_PER_TURN = 5
export const WRECK_DAMAGE = 3
/** This many idle rounds in a row end the match. Ruling 19. */
export const IDLE_ROUNDS = 3

/** Only the ship whose turn it is can lose the rest of it. */
export function endTurnOf(flow: Flow, playerId: PlayerId): Flow {
  return playerId === flow.state.currentPlayer ? change(flow, { turnEnding: true }) : flow
}

/** Any damage that leaves the ship at 3 wrecks it, also if it was at 3 already. Ruling 9. */
export function takeDamage(flow: Flow, playerId: PlayerId, amount: number): Flow {
  if (amount <= 0) return flow
  const damage = Math.min(WRECK_DAMAGE, playerOf(flow.state, playerId).damage + amount)
  const hit = emit(changePlayer(flow, playerId, { damage }), {
    type: 'damage-taken',
    seat: playerId,
    amount,
    damage,
  })
  return damage < WRECK_DAMAGE ? hit : wreck(hit, playerId)
}

function wreck(flow: Flow, playerId: PlayerId): Flow {
  const wrecked = emit(changePlayer(flow, playerId, { skipNextTurn: true }), {
    type: 'ship-wrecked',
    seat: playerId,
  })
  if (playerId !== flow.state.currentPlayer) return wrecked
  return change(wrecked, { turnEnding: true, wreckedThisTurn: true })
}

export function repairShip(flow: Flow, playerId: PlayerId, most: number): Flow {
  const before = playerOf(flow.state, playerId).damage
  const damage = Math.max(0, before - most)
  const amount = before - damage
  return emit(changePlayer(flow, playerId, { damage }), { type: 'ship-repaired', seat: playerId, amount, damage })
}

export function orderSkip(flow: Flow, playerId: PlayerId, jump: boolean): Flow {
  const player = playerOf(flow.state, playerId)
  const skipped = changePlayer(flow, playerId, { skipNextTurn: true, circePending: jump || player.circePending })
  return emit(skipped, { type: 'skip-ordered', seat: playerId, jump })
}

export function win(flow: Flow, winners: readonly PlayerId[], reason: EndReason): Flow {
  const winner = winners.length === 1 ? (winners[0] ?? null) : null
  const won = change(flow, { gameEnded: true, winner, winners, pendingAeolus: null })
  return emit(won, { type: 'match-won', winners, reason })
}

/** The farthest ship wins, ties share. Ruling 18. */
export function endByDistance(flow: Flow): Flow {
  const { players, seaDeck } = flow.state
  const farthest = Math.max(...players.map(({ position }) => position))
  const winners = players.filter(({ position }) => position === farthest).map(({ playerId }) => playerId)
  return win(flow, winners, seaDeck.length === 0 ? 'depletion' : 'becalmed')
}

export function endReason(state: Pick<GameState, 'players' | 'path' | 'seaDeck'>): EndReason {
  if (state.players.some(({ position }) => state.path[position]?.category === 'ithaca')) return 'ithaca'
  return state.seaDeck.length === 0 ? 'depletion' : 'becalmed'
}
