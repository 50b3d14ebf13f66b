import type { Event } from '../../game/events.ts'
import { describeEvent } from '../../game/words/events.ts'

type Built = Extract<Event, { readonly type: 'track-built' }>

/** What one player builds in a turn is one line, however many commands it took: `Planner builds Saltmarrow–Brinefold, 14 gold.` */
export function logLine(entries: readonly (readonly Event[])[], names: readonly string[]): string | undefined {
  const built = entries.flatMap(events => (isBuilding(events) ? events.filter(isBuilt) : []))
  const [first] = built
  if (first === undefined || built.length < entries.length || built.some(({ seat }) => seat !== first.seat))
    return undefined
  const all: Built = {
    ...first,
    sections: built.flatMap(({ sections }) => sections),
    cost: built.reduce((sum, { cost }) => sum + cost, 0),
  }
  const bribes = entries.flat().filter(event => !isBuilt(event))
  return [...bribes, all].flatMap(event => describeEvent(event, names) ?? []).join(' ')
}

function isBuilt(event: Event): event is Built {
  return event.type === 'track-built'
}

function isBuilding(events: readonly Event[]): boolean {
  const isPart = (event: Event) =>
    isBuilt(event) || (event.type === 'gold-paid' && (event.reason === 'track' || event.reason === 'bribe'))
  return events.some(isBuilt) && events.every(isPart)
}
