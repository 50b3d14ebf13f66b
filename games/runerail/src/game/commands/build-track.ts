import { linksAt, otherEnd } from '../board.ts'
import { buildSections, openStarts, priceOf, sectionProblem } from '../building.ts'
import { defineCommand } from '../command.ts'
import { milepostOf } from '../geometry.ts'

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
})
