import { refuse } from '@turnwise/engine'
import { LAST_ROUND, passPick } from '../cards/draft.ts'
import { DONE, defineCommand } from '../command.ts'
import { FOREMEN } from '../content/index.ts'
import { changePlayer } from '../flow.ts'
import { parseName } from '../words/names.ts'
import { foremanCard, formatForeman } from '../words/pieces.ts'

/** 3.4 */
export const pickForeman = defineCommand({
  type: 'pick-foreman',
  fields: [{ foreman_id: 'name or none' }],
  when: ['foremen'],
  options({ draft }, seat) {
    const offer: readonly (string | null)[] = draft?.offers[seat] ?? []
    const choices = draft?.round === LAST_ROUND ? offer : [...offer, null]
    return choices.map(foreman => ({ type: 'pick-foreman', foreman_id: foreman }))
  },
  check({ draft }, seat, { foreman_id: foreman }) {
    if (draft === null) return refuse('wrong-phase', 'The draft of foremen is over.')
    if (foreman === null)
      return draft.round === LAST_ROUND ? refuse('must-pick', 'In the third round you must take one.') : DONE
    return draft.offers[seat]?.includes(foreman) === true
      ? DONE
      : refuse('not-offered', `${foreman} was not dealt to you.`)
  },
  apply(flow, seat, { foreman_id: foreman }) {
    const { draft } = flow.state
    if (foreman !== null && draft !== null) {
      changePlayer(flow, seat, { foreman })
      const offers = draft.offers.map((cards, at) => (at === seat ? cards.filter(card => card !== foreman) : cards))
      flow.change({ draft: { ...draft, offers } })
    }
    flow.emit({ type: 'foreman-picked', seat, foreman })
    passPick(flow, seat)
  },
  words: {
    group: 'Trains and foremen',
    describe: ({ foreman_id: id }) => (id === null ? 'take none of them' : `take ${formatForeman(id)}`),
    card: ({ foreman_id: id }) => (id === null ? { facts: 'You are dealt others.' } : foremanCard(id)),
    verbs: ['take'],
    help: ['take NAME | take none', 'the draft of foremen'],
    typed: ({ foreman_id: id }) => `take ${id ?? 'none'}`,
    parse: ({ rest }) =>
      parseName(rest, [...FOREMEN.keys(), 'none'], name => ({
        type: 'pick-foreman',
        foreman_id: name === 'none' ? null : name,
      })),
  },
})
