import type { Event } from '../game/events.ts'
import type { PlayerId } from '../game/types.ts'
import { timelineOf } from './play/timeline.ts'

/** What the last move did to one ship. */
export interface Wake {
  readonly playerId: PlayerId
  /** Every tile of its way, from its first tile to its last; empty if it was wrecked without moving. */
  readonly way: readonly number[]
  readonly isWrecked: boolean
}

/**
 * The last move is the newest action that changed the chart: ships went somewhere, by a card, with care, by a wind or an
 * epic, or were wrecked. A card that moves nothing, a repair and a passed turn leave the last voyage marked. Laid tiles
 * and shown epics need no separate mark: the path grows only under a ship, so they lie on its way.
 */
export function lastMove(recent: readonly (readonly Event[])[]): readonly Wake[] {
  const wakes = recent.map(wakesOf)
  return wakes.find(ships => ships.length > 0) ?? []
}

function wakesOf(events: readonly Event[]): readonly Wake[] {
  const ways = new Map(
    timelineOf(events).voyages.map(({ playerId, stops }) => [playerId, stops.map(stop => stop.index)]),
  )
  const wrecked = new Set(events.flatMap(event => (event.type === 'ship-wrecked' ? [event.seat] : [])))
  return [...new Set([...ways.keys(), ...wrecked])].map(playerId => ({
    playerId,
    way: ways.get(playerId) ?? [],
    isWrecked: wrecked.has(playerId),
  }))
}
