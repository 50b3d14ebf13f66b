import type { Wording } from '@turnwise/engine'
import type { Event, Player } from '../types.ts'
import { nameOf, possessive } from './names.ts'

export function describeEvent(event: Event, names: readonly string[]): string | undefined {
  const name = nameOf(event.seat, names)
  switch (event.type) {
    case 'thrown':
      return `${name} throws ${event.value}.`
    case 'moved':
      return `${name} moves ${event.from} to ${event.to}.`
    case 'swapped':
      return `${possessive(name)} piece goes back from ${event.from} to ${event.to}.`
    case 'gate-opened':
      return `${name} may now take this piece past ${event.square}.`
    case 'water':
      return `The water takes it back to ${event.to}.`
    case 'borne-off':
      return `${name} brings a piece home from ${event.from}: ${event.count} of 5.`
    case 'forfeited':
      return `${name} cannot move ${event.value} and forfeits it.`
    case 'extra-turn':
      return `${name} throws again.`
    case 'turn-passed':
      return undefined
    case 'won':
      return `${name} wins.`
  }
}

/** Why a throw is forfeited. */
export function describeForfeit({ seat, value }: { seat: Player; value: number }, { viewer, names }: Wording): string {
  return `${viewer === seat ? 'You' : nameOf(seat, names)} threw ${value}: no piece can move that far.`
}

/** What the last action did: `Greedy moved from 19 to 21.` */
export function describeLast(recent: readonly (readonly Event[])[], { viewer, names }: Wording): string | undefined {
  for (const events of recent) {
    const find = <Type extends Event['type']>(type: Type) =>
      events.find((event): event is Extract<Event, { type: Type }> => event.type === type)
    const [moved, swapped, water, home, lost] = [
      find('moved'),
      find('swapped'),
      find('water'),
      find('borne-off'),
      find('forfeited'),
    ]
    const seat = moved?.seat ?? home?.seat ?? lost?.seat
    if (seat === undefined) continue
    const who = viewer === seat ? 'You' : nameOf(seat, names)
    if (lost !== undefined) return `${who} threw ${lost.value} and could not move.`
    if (home !== undefined) return `${who} brought a piece home from ${home.from}.`
    if (water !== undefined) return `${who} landed in the water and went back to ${water.to}.`
    if (swapped !== undefined) {
      const whose =
        viewer === swapped.seat ? 'Your' : viewer === seat ? 'Their' : possessive(nameOf(swapped.seat, names))
      return `${who} swapped on ${swapped.from}. ${whose} piece went back to ${swapped.to}.`
    }
    if (moved !== undefined) return `${who} moved from ${moved.from} to ${moved.to}.`
  }
  return undefined
}
