import type { Content, EpicEffect } from './content.ts'
import { change, changePlayer, emit, playerOf, step } from './flow.ts'
import { sail } from './movement.ts'
import { endTurnOf, orderSkip, repairShip, takeDamage, WRECK_DAMAGE, win } from './rules.ts'
import type { AeolusTiles, GameState, PlayerId, Task } from './types.ts'

export const safeHarbor: EpicEffect = (flow, { playerId }) => step(repairShip(flow, playerId, WRECK_DAMAGE))

export const soldierAttack: EpicEffect = (flow, { playerId }) => step(takeDamage(flow, playerId, 1))

export const lotusEaters: EpicEffect = (flow, { playerId }) =>
  step(orderSkip(flow, playerId, false), { do: 'sail', playerId, tiles: 1 })

/** Alone: stuck, and the turn is over. With a stuck ship: all of them go 2 tiles on, and each landing counts. Ruling 12. */
export const cyclops: EpicEffect = (flow, { content, playerId, index }) => {
  const held = flow.state.players.filter(
    player => player.stuckAtCyclops && player.position === index && player.playerId !== playerId,
  )
  if (held.length === 0) {
    const stuck = changePlayer(flow, playerId, { stuckAtCyclops: true })
    return step(endTurnOf(emit(stuck, { type: 'ship-stuck', seat: playerId, index }), playerId))
  }
  const ships = [playerId, ...held.map(player => player.playerId)]
  let moved = flow
  for (const player of held) {
    const freed = changePlayer(moved, player.playerId, { stuckAtCyclops: false })
    moved = emit(freed, { type: 'ship-rescued', seat: player.playerId, by: playerId, index })
  }
  for (const ship of ships) moved = sail(content, moved, ship, 2)
  // Ruling 5: ships that reach Ithaca in the same step share the win.
  const home = ships.filter(ship => moved.state.path[playerOf(moved.state, ship).position]?.category === 'ithaca')
  if (home.length > 0) return step(win(moved, home, 'ithaca'))
  return step(moved, ...ships.map((ship): Task => ({ do: 'land', playerId: ship })))
}

export const aeolus: EpicEffect = (flow, { playerId }) => {
  const most = mostAeolusTiles(flow.state, playerId)
  const pending = change(flow, { pendingAeolus: { playerId, chain: flow.chain, after: [] } })
  return step(emit(pending, { type: 'wind-offered', seat: playerId, most }))
}

/** Each tile costs a damage, and the wind stops before the one that would wreck. Ruling 10. */
export function mostAeolusTiles(state: Pick<GameState, 'players'>, playerId: PlayerId): AeolusTiles {
  const spare = WRECK_DAMAGE - 1 - (state.players[playerId]?.damage ?? WRECK_DAMAGE)
  return spare >= 3 ? 3 : spare === 2 ? 2 : spare === 1 ? 1 : 0
}

export const circe: EpicEffect = (flow, { playerId }) => step(endTurnOf(orderSkip(flow, playerId, true), playerId))

export const underworld: EpicEffect = (flow, { playerId }) =>
  step(flow, { do: 'sail', playerId, tiles: -1 }, { do: 'peek', playerId, count: 2 })

export const sirens: EpicEffect = (flow, { playerId }) =>
  step(emit(changePlayer(flow, playerId, { sirensActive: true }), { type: 'sirens-heard', seat: playerId }))

/** Back to the nearest challenge behind, which triggers; with none, to Troy. Ruling 15. */
export const sunGodsCattle: EpicEffect = (flow, { content, playerId, index }) =>
  step(flow, { do: 'place', playerId, index: challengeBefore(content, flow.state, index) })

function challengeBefore(content: Content, state: GameState, index: number): number {
  const behind = state.path.slice(0, index)
  const found = behind.findLastIndex(({ epicId }) => epicId !== undefined && content.epics[epicId]?.challenge === true)
  return Math.max(0, found)
}
