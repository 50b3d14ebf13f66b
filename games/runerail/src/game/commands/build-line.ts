import { buildSections } from '../building.ts'
import type { Pair } from '../cheapest-route.ts'
import { cityLines } from '../city-lines.ts'
import { defineCommand, type OwnAction } from '../command.ts'
import { milepostOf } from '../geometry.ts'
import type { BuiltSection } from '../happenings.ts'
import type { buildTrack } from './build-track.ts'

const sectionsOf = (pairs: readonly Pair[]): readonly BuiltSection[] =>
  pairs.map(([start, end]) => ({ start: milepostOf(start), end: milepostOf(end) }))

/** Several sections at once, in the order in which they are laid: all of them or none. */
export const buildLine = defineCommand({
  type: 'build-line',
  fields: [{ sections: 'sections' }],
  when: ['opening', 'build'],
  /** Whole lines to cities: what a player usually wants. */
  options: (state, seat) =>
    cityLines(state, seat).map(({ pairs }) => ({ type: 'build-line', sections: sectionsOf(pairs) })),
  optionsAreSome: () => true,
  apply: (flow, seat, { sections }) => buildSections(flow, seat, sections),
})

/** The command that builds them; a single section is a command of its own. */
export function lineAction(
  pairs: readonly Pair[],
): OwnAction<typeof buildLine> | OwnAction<typeof buildTrack> | undefined {
  const sections = sectionsOf(pairs)
  const [only] = sections
  if (only === undefined) return undefined
  return sections.length === 1 ? { type: 'build-track', ...only } : { type: 'build-line', sections }
}
