import { ok, refuse } from '@turnwise/engine'
import { discardCards } from '../cards/piles.ts'
import { defineCommand } from '../command.ts'
import { FOREMEN } from '../content/index.ts'
import { playerOf } from '../flow.ts'
import { parseName } from '../words/names.ts'
import { foremanCard, formatForeman } from '../words/pieces.ts'
import { takeOn } from './hire-foreman.ts'

/** H1: one of the two. */
export const keepForeman = defineCommand({
  type: 'keep-foreman',
  fields: [{ foreman_id: 'name' }],
  when: [],
  answers: 'keep-foreman',
  options(state, seat) {
    const { pending } = state
    if (pending?.kind !== 'keep-foreman') return []
    const { foreman } = playerOf(state, seat)
    return [pending.drawn, ...(foreman === null ? [] : [foreman])].map(id => ({ type: 'keep-foreman', foreman_id: id }))
  },
  check(state, seat, { foreman_id: kept }) {
    const { pending } = state
    if (pending?.kind !== 'keep-foreman') return refuse('wrong-phase', 'No foreman has been drawn.')
    if (kept !== pending.drawn && kept !== playerOf(state, seat).foreman)
      return refuse('not-offered', `${kept} is not one of the two.`)
    return ok(pending.drawn)
  },
  apply(flow, seat, { foreman_id: kept }, drawn: string) {
    flow.change({ pending: null })
    if (kept === drawn) takeOn(flow, seat, kept)
    else {
      discardCards(flow, 'foremen', [drawn])
      flow.emit({ type: 'foreman-kept', seat, foreman: kept, refused: drawn })
    }
  },
  words: {
    group: 'Trains and foremen',
    describe: ({ foreman_id: id }) => `keep ${formatForeman(id)}`,
    card: ({ foreman_id: id }) => foremanCard(id),
    verbs: ['keep'],
    help: ['keep NAME', 'the foreman you drew, or the one you have'],
    typed: ({ foreman_id: id }) => `keep ${id}`,
    parse: ({ rest }) => parseName(rest, [...FOREMEN.keys()], name => ({ type: 'keep-foreman', foreman_id: name })),
  },
})
