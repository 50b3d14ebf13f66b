import { definePlainCommand } from '../command.ts'
import { changeTurn, turnOf } from '../flow.ts'

/** The way to the phases behind the first. */
export const ONWARD = { ship: 'go on to the ships', build: 'go on to building' } as const

/** Forward only: the ship phase ends train movement (S1). */
export const nextPhase = definePlainCommand({
  type: 'next-phase',
  when: ['move', 'ship'],
  apply(flow, seat) {
    const phase = turnOf(flow.state).phase === 'move' ? 'ship' : 'build'
    changeTurn(flow, { phase })
    flow.emit({ type: 'phase-began', seat, phase })
  },
  words: {
    group: 'The turn',
    describe: view => (view.current?.phase === 'move' ? ONWARD.ship : ONWARD.build),
    verb: 'next',
    help: ['next', 'the next phase, the end of the turn'],
  },
})
