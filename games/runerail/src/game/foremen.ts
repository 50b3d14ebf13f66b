import type { Seat } from '@turnwise/engine'
import { discardCards } from './cards/piles.ts'
import { FOREMEN } from './content/index.ts'
import { changePlayer, type Flow, playerOf } from './flow.ts'
import type { Shared } from './types.ts'

/** In the deck or the discard pile, so with no player: during a turn no card is on offer. */
export function isAvailable(state: Shared, foreman: string): boolean {
  return FOREMEN.has(foreman) && !state.players.some(player => player.foreman === foreman)
}

export function takeOn(flow: Flow, seat: Seat, foreman: string): void {
  const dismissed = playerOf(flow.state, seat).foreman
  if (dismissed === null) return
  discardCards(flow, 'foremen', [dismissed])
  changePlayer(flow, seat, { foreman })
  flow.emit({ type: 'foreman-hired', seat, foreman, dismissed })
}
