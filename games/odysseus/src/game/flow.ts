import type { Step, Voyage } from './content.ts'
import type { OdysseusEvent } from './events.ts'
import type { GameState, PlayerId, PlayerState, Task } from './types.ts'

export function embark(state: GameState, chain: readonly string[] = []): Voyage {
  return { state, events: [], chain }
}

export function record(voyage: Voyage, ...events: readonly OdysseusEvent[]): Voyage {
  return { ...voyage, events: [...voyage.events, ...events] }
}

export function patch(voyage: Voyage, change: Partial<GameState>): Voyage {
  return { ...voyage, state: { ...voyage.state, ...change } }
}

export function patchPlayer(voyage: Voyage, playerId: PlayerId, change: Partial<PlayerState>): Voyage {
  const players = voyage.state.players.map(player => (player.playerId === playerId ? { ...player, ...change } : player))
  return patch(voyage, { players })
}

export function playerOf(state: GameState, playerId: PlayerId): PlayerState {
  const player = state.players[playerId]
  if (player === undefined) throw new RangeError(`There is no player ${playerId}.`)
  return player
}

export function step(voyage: Voyage, ...next: readonly Task[]): Step {
  return { voyage, next }
}
