import { fail, ok } from '@turnwise/engine'
import { linksAt, otherEnd } from '../board.ts'
import { buildSections, openStarts, priceOf, sectionProblem } from '../building.ts'
import { defineCommand } from '../command.ts'
import { milepostOf } from '../geometry.ts'
import { adviseLine, priceOfLine } from '../words/lines.ts'
import { parseMilepost, parseStep } from '../words/names.ts'
import { formatMilepost, formatSpot } from '../words/places.ts'
import { stepName } from '../words/ways.ts'

/** One section. */
export const buildTrack = defineCommand({
  type: 'build-track',
  fields: [{ start: 'milepost', end: 'milepost' }],
  when: ['opening', 'build'],
  options(state, seat) {
    const sections = [...openStarts(state, seat)].flatMap(start =>
      linksAt(start).map(link => ({ link, start, end: otherEnd(link, start) })),
    )
    return sections
      .filter(section => {
        const price = priceOf(state, seat, section.link, section.end)
        return sectionProblem(state, seat, { ...section, ...price }) === undefined
      })
      .map(({ start, end }) => ({ type: 'build-track', start: milepostOf(start), end: milepostOf(end) }))
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
      return ok({ type: 'build-track', start, end })
    },
  },
})
