import type { Event } from './events.ts'
import type { GameState, PlayerId, PlayerState, Task } from './types.ts'

/**
 * A state on its way through one action, and what happened on that way. A value, unlike the engine's `Transition`: nothing here
 * changes its arguments, effects of expansions included, so every step returns a new one.
 */
export interface Flow {
  readonly state: GameState
  readonly events: readonly Event[]
  /** `playerId:index` of every tile that triggered in this chain. */
  readonly chain: readonly string[]
}

/** A flow and what must be resolved next, before tasks that are waiting already. */
export interface Step {
  readonly flow: Flow
  readonly next: readonly Task[]
}

export function flowOf(state: GameState, chain: readonly string[] = []): Flow {
  return { state, events: [], chain }
}

export function emit(flow: Flow, ...events: readonly Event[]): Flow {
  return { ...flow, events: [...flow.events, ...events] }
}

export function change(flow: Flow, patch: Partial<GameState>): Flow {
  return { ...flow, state: { ...flow.state, ...patch } }
}

export function changePlayer(flow: Flow, playerId: PlayerId, patch: Partial<PlayerState>): Flow {
  const players = flow.state.players.map(player => (player.playerId === playerId ? { ...player, ...patch } : player))
  return change(flow, { players })
}

export function playerOf(state: GameState, playerId: PlayerId): PlayerState {
  const player = state.players[playerId]
  if (player === undefined) throw new RangeError(`There is no player ${playerId}.`)
  return player
}

export function step(flow: Flow, ...next: readonly Task[]): Step {
  return { flow, next }
}
