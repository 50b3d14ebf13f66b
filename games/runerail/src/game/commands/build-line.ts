import { fail, ok } from '@turnwise/engine'
import { defineCommand, type OwnAction } from '../command.ts'
import type { BuiltSection } from '../events.ts'
import { type Place, placeAt } from '../map/board.ts'
import { milepostOf, pointOf } from '../map/geometry.ts'
import { REFUSALS } from '../refusals.ts'
import { buildSections } from '../track/building.ts'
import type { Pair } from '../track/cheapest-route.ts'
import { cityLines } from '../track/city-lines.ts'
import { layWhatGoes, sectionsTo } from '../track/laying.ts'
import { adviseLine } from '../words/lines.ts'
import { findCity, noCity } from '../words/names.ts'
import { trackAction } from './build-track.ts'

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
  words: {
    group: 'Track to a city',
    describe: ({ sections }, view) => adviseLine(sections, view),
    missing: { phase: 'move', what: 'Building:', ask: () => 'It comes after moving and the ships.' },
    verbs: ['build'],
    help: ['build to CITY', 'the cheapest track there, as far as gold and limit go'],
    typed: ({ sections }) => `build to ${endOf(sections)?.name ?? ''}`,
    parse({ rest, view, legal, seat }) {
      const name = /^to\b *(.*)$/i.exec(rest)?.[1]
      if (name === undefined) return undefined
      const city = findCity(name)
      if (city === undefined) return fail('bad-request', noCity(name))
      const listed = legal.find(({ sections }) => endOf(sections) === city)
      if (listed !== undefined) return ok(listed)
      const pairs = sectionsTo(view, seat, city.points)
      if (pairs === undefined) return REFUSALS.noLine
      if (pairs.length === 0) return REFUSALS.lineBegins
      const laid = layWhatGoes(view, seat, pairs)
      if (laid.pairs.length > 0) return ok({ type: 'build-line', sections: sectionsOf(laid.pairs) })
      return fail('illegal-action', laid.problem ?? 'Nothing of it can be built now.')
    },
  },
})

/** The city in which a line ends. */
function endOf(sections: readonly BuiltSection[]): Place | undefined {
  const end = sections.at(-1)?.end
  return end === undefined ? undefined : placeAt(pointOf(end) ?? -1)
}

/** The command that builds them; a single section is a command of its own. */
export function lineAction(
  pairs: readonly Pair[],
): OwnAction<typeof buildLine> | ReturnType<typeof trackAction> | undefined {
  const sections = sectionsOf(pairs)
  const [only] = sections
  if (only === undefined) return undefined
  return sections.length === 1 ? trackAction(only) : { type: 'build-line', sections }
}
