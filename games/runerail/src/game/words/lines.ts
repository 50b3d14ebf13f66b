import type { BuiltSection } from '../events.ts'
import { pointOf } from '../map/geometry.ts'
import { priceOfSections } from '../track/laying.ts'
import type { Serving } from '../track/serving.ts'
import type { Shared } from '../types.ts'
import { lineOf } from './places.ts'

/** `connect Saltmarrow to Cinderfair: 9 gold`; where it does not get there, where it heads for. */
export function adviseLine(sections: readonly BuiltSection[], view: Shared): string {
  const { from, to, towards } = lineOf(sections)
  const price = priceOfLine(view, sections)
  if (to !== undefined) return `connect ${from ?? 'your track'} to ${to}: ${price} gold`
  return `build from ${from ?? 'your track'} towards ${towards}: ${price} gold`
}

export function priceOfLine(view: Shared, sections: readonly BuiltSection[]): number {
  const pairs = sections.flatMap(({ start, end }) => {
    const [a, b] = [pointOf(start), pointOf(end)]
    return a === undefined || b === undefined ? [] : [[a, b] as const]
  })
  return priceOfSections(view, view.current?.player ?? 0, pairs)
}

/** What serving a demand still takes: `aboard`, `track 12`, `toll 4`. */
export function servingFacts(serving: Serving | undefined): readonly string[] {
  if (serving === undefined) return ['by ship']
  const { source, gold, tolls } = serving
  return [
    ...(source === null ? ['aboard'] : []),
    ...(gold > 0 ? [`track ${gold}`] : source === null ? [] : ['laid']),
    ...(tolls > 0 ? [`toll ${tolls}`] : []),
  ]
}
