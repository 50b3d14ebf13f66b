import type { Content, EpicEffect } from './content.ts'
import { patch, patchPlayer, playerOf, record, step } from './flow.ts'
import { sail } from './movement.ts'
import { endTurnOf, orderSkip, repairShip, takeDamage, WRECK_DAMAGE, win } from './rules.ts'
import type { AeolusTiles, GameState, PlayerId, Task } from './types.ts'

export const safeHarbor: EpicEffect = (voyage, { playerId }) => step(repairShip(voyage, playerId, WRECK_DAMAGE))

export const soldierAttack: EpicEffect = (voyage, { playerId }) => step(takeDamage(voyage, playerId, 1))

export const lotusEaters: EpicEffect = (voyage, { playerId }) =>
  step(orderSkip(voyage, playerId, false), { do: 'sail', playerId, tiles: 1 })

/** Alone: stuck, and the turn is over. With a stuck ship: all of them go 2 tiles on, and each landing counts. Ruling 12. */
export const cyclops: EpicEffect = (voyage, { content, playerId, index }) => {
  const held = voyage.state.players.filter(
    player => player.stuckAtCyclops && player.position === index && player.playerId !== playerId,
  )
  if (held.length === 0) {
    const stuck = patchPlayer(voyage, playerId, { stuckAtCyclops: true })
    return step(endTurnOf(record(stuck, { type: 'ship-stuck', seat: playerId, index }), playerId))
  }
  const ships = [playerId, ...held.map(player => player.playerId)]
  let moved = voyage
  for (const player of held) {
    const freed = patchPlayer(moved, player.playerId, { stuckAtCyclops: false })
    moved = record(freed, { type: 'ship-rescued', seat: player.playerId, by: playerId, index })
  }
  for (const ship of ships) moved = sail(content, moved, ship, 2)
  // Ruling 5: ships that reach Ithaca in the same step share the win.
  const home = ships.filter(ship => moved.state.path[playerOf(moved.state, ship).position]?.category === 'ithaca')
  if (home.length > 0) return step(win(moved, home, 'ithaca'))
  return step(moved, ...ships.map((ship): Task => ({ do: 'land', playerId: ship })))
}

export const aeolus: EpicEffect = (voyage, { playerId }) => {
  const most = mostAeolusTiles(voyage.state, playerId)
  const pending = patch(voyage, { pendingAeolus: { playerId, chain: voyage.chain, after: [] } })
  return step(record(pending, { type: 'wind-offered', seat: playerId, most }))
}

/** Each tile costs a damage, and the wind stops before the one that would wreck. Ruling 10. */
export function mostAeolusTiles(state: Pick<GameState, 'players'>, playerId: PlayerId): AeolusTiles {
  const spare = WRECK_DAMAGE - 1 - (state.players[playerId]?.damage ?? WRECK_DAMAGE)
  return spare >= 3 ? 3 : spare === 2 ? 2 : spare === 1 ? 1 : 0
}

export const circe: EpicEffect = (voyage, { playerId }) => step(endTurnOf(orderSkip(voyage, playerId, true), playerId))

export const underworld: EpicEffect = (voyage, { playerId }) =>
  step(voyage, { do: 'sail', playerId, tiles: -1 }, { do: 'peek', playerId, count: 2 })

export const sirens: EpicEffect = (voyage, { playerId }) =>
  step(record(patchPlayer(voyage, playerId, { sirensActive: true }), { type: 'sirens-heard', seat: playerId }))

/** Back to the nearest challenge behind, which triggers; with none, to Troy. Ruling 15. */
export const sunGodsCattle: EpicEffect = (voyage, { content, playerId, index }) =>
  step(voyage, { do: 'place', playerId, index: challengeBefore(content, voyage.state, index) })

function challengeBefore(content: Content, state: GameState, index: number): number {
  const behind = state.path.slice(0, index)
  const found = behind.findLastIndex(({ epicId }) => epicId !== undefined && content.epics[epicId]?.challenge === true)
  return Math.max(0, found)
}
