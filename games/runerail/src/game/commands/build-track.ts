import { fail, ok } from '@turnwise/engine'
import { defineCommand } from '../command.ts'
import type { BuiltSection } from '../events.ts'
import { linksAt, otherEnd } from '../map/board.ts'
import { milepostOf } from '../map/geometry.ts'
import { buildSections, openStarts, priceOf, sectionProblem } from '../track/building.ts'
import { adviseLine, priceOfLine } from '../words/lines.ts'
import { parseMilepost, parseStep } from '../words/names.ts'
import { formatMilepost, formatSpot } from '../words/places.ts'
import { stepName } from '../words/ways.ts'

export const trackAction = ({ start, end }: BuiltSection) => ({ type: 'build-track', start, end }) as const

/** One section. */
export const buildTrack = defineCommand({
  type: 'build-track',
  fields: [{ start: 'milepost', end: 'milepost' }],
  when: ['opening', 'build'],
  options(state, seat) {
    const actions: ReturnType<typeof trackAction>[] = []
    for (const start of openStarts(state, seat)) {
      for (const link of linksAt(start)) {
        const end = otherEnd(link, start)
        const section = { link, start, end, ...priceOf(state, seat, link, end) }
        if (sectionProblem(state, seat, section) === undefined)
          actions.push(trackAction({ start: milepostOf(start), end: milepostOf(end) }))
      }
    }
    return actions
  },
  apply: (flow, seat, section) => buildSections(flow, seat, [section]),
  words: {
    group: 'Sections of track',
    describe: ({ start, end }, view) =>
      `build ${formatSpot(start)} to ${formatSpot(end)}: ${priceOfLine(view, [{ start, end }])} gold`,
    advise: (section, view) => adviseLine([section], view),
    verbs: ['build'],
    help: ['build 39,12 w', 'one section of track'],
    typed: ({ start, end }) => `build ${formatMilepost(start)} ${stepName(start, end)}`,
    parse({ rest }) {
      const [from = '', to = '', ...more] = rest.split(' ')
      const start = parseMilepost(from)
      if (start === undefined)
        return fail('bad-request', `"${from}" is not a milepost such as 39,12 or u11,5. To a city: build to Bremmner`)
      const end = parseMilepost(to) ?? parseStep(to, start)
      if (end === undefined || more.length > 0)
        return fail('bad-request', 'Say two mileposts, or one and a direction: build 39,12 w')
      return ok(trackAction({ start, end }))
    },
  },
})
