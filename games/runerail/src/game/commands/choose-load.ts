import { refuse } from '@turnwise/engine'
import { continueDraw } from '../cards/draw.ts'
import { loseLoad } from '../cards/event-cards.ts'
import { DONE, defineCommand } from '../command.ts'
import { GOODS } from '../content/index.ts'
import { playerOf } from '../flow.ts'
import { REFUSALS } from '../refusals.ts'
import { parseName } from '../words/names.ts'

/** Y5 and 8.6; after the last answer the interrupted draw continues. */
export const chooseLoad = defineCommand({
  type: 'choose-load',
  fields: [{ good: 'name' }],
  when: [],
  answers: 'lose-load',
  unasked: refuse('nothing-to-decide', 'You have no load to choose.'),
  options: (state, seat) => [...new Set(playerOf(state, seat).loads)].map(good => ({ type: 'choose-load', good })),
  check: (state, seat, { good }) => (playerOf(state, seat).loads.includes(good) ? DONE : REFUSALS.notCarried(good)),
  apply(flow, seat, { good }) {
    loseLoad(flow, seat, good)
    const { pending, draw } = flow.state
    if (pending?.kind !== 'lose-load') return
    const waiting = pending.waiting.filter(each => each !== seat)
    flow.change({ pending: waiting.length === 0 ? null : { ...pending, waiting } })
    if (waiting.length > 0) return
    continueDraw(flow)
    flow.reveals ||= draw !== null && draw.left > 0
  },
  words: {
    group: 'Loads',
    describe: ({ good }) => `lose ${good}`,
    card: () => ({ facts: 'It returns to the cities.' }),
    verbs: ['lose'],
    help: ['lose GOOD', 'when an event takes a load'],
    typed: ({ good }) => `lose ${good}`,
    parse: ({ rest }) => parseName(rest, GOODS, good => ({ type: 'choose-load', good })),
  },
})
