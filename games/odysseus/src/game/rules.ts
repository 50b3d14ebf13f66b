import type { Voyage } from './content.ts'
import type { EndReason } from './events.ts'
import { patch, patchPlayer, playerOf, record } from './flow.ts'
import type { GameState, PlayerId } from './types.ts'

export const PLAYERS = { min: 2, max: 4 } as const
export const ACTIONS_PER_TURN = 5
export const WRECK_DAMAGE = 3
/** This many idle rounds in a row end the match. Ruling 19. */
export const IDLE_ROUNDS = 3

/** Only the ship whose turn it is can lose the rest of it. */
export function endTurnOf(voyage: Voyage, playerId: PlayerId): Voyage {
  return playerId === voyage.state.currentPlayer ? patch(voyage, { turnEnding: true }) : voyage
}

/** Any damage that leaves the ship at 3 wrecks it, also if it was at 3 already. Ruling 9. */
export function takeDamage(voyage: Voyage, playerId: PlayerId, amount: number): Voyage {
  if (amount <= 0) return voyage
  const damage = Math.min(WRECK_DAMAGE, playerOf(voyage.state, playerId).damage + amount)
  const hit = record(patchPlayer(voyage, playerId, { damage }), {
    type: 'damage-taken',
    seat: playerId,
    amount,
    damage,
  })
  return damage < WRECK_DAMAGE ? hit : wreck(hit, playerId)
}

function wreck(voyage: Voyage, playerId: PlayerId): Voyage {
  const wrecked = record(patchPlayer(voyage, playerId, { skipNextTurn: true }), {
    type: 'ship-wrecked',
    seat: playerId,
  })
  if (playerId !== voyage.state.currentPlayer) return wrecked
  return patch(wrecked, { turnEnding: true, wreckedThisTurn: true })
}

export function repairShip(voyage: Voyage, playerId: PlayerId, most: number): Voyage {
  const before = playerOf(voyage.state, playerId).damage
  const damage = Math.max(0, before - most)
  const amount = before - damage
  return record(patchPlayer(voyage, playerId, { damage }), { type: 'ship-repaired', seat: playerId, amount, damage })
}

export function orderSkip(voyage: Voyage, playerId: PlayerId, jump: boolean): Voyage {
  const player = playerOf(voyage.state, playerId)
  const skipped = patchPlayer(voyage, playerId, { skipNextTurn: true, circePending: jump || player.circePending })
  return record(skipped, { type: 'skip-ordered', seat: playerId, jump })
}

export function win(voyage: Voyage, winners: readonly PlayerId[], reason: EndReason): Voyage {
  const winner = winners.length === 1 ? (winners[0] ?? null) : null
  const won = patch(voyage, { gameEnded: true, winner, winners, pendingAeolus: null })
  return record(won, { type: 'match-won', winners, reason })
}

/** The farthest ship wins, ties share. Ruling 18. */
export function endByDistance(voyage: Voyage): Voyage {
  const { players, seaDeck } = voyage.state
  const farthest = Math.max(...players.map(({ position }) => position))
  const winners = players.filter(({ position }) => position === farthest).map(({ playerId }) => playerId)
  return win(voyage, winners, seaDeck.length === 0 ? 'depletion' : 'becalmed')
}

export function endReason(state: Pick<GameState, 'players' | 'path' | 'seaDeck'>): EndReason {
  if (state.players.some(({ position }) => state.path[position]?.category === 'ithaca')) return 'ithaca'
  return state.seaDeck.length === 0 ? 'depletion' : 'becalmed'
}
