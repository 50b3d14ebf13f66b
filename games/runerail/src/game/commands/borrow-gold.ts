import { refuse } from '@turnwise/engine'
import { DONE, definePlainCommand } from '../command.ts'
import { changePlayer, pay, playerOf, turnOf } from '../flow.ts'

const POOR = 10
const LOAN = 20
const OWED = 40

/** Z4 */
export const borrowGold = definePlainCommand({
  type: 'borrow-gold',
  when: ['move', 'ship', 'build'],
  check(state, seat) {
    if (turnOf(state).acted) return refuse('too-late', 'You can borrow gold only at the start of a turn.')
    if (playerOf(state, seat).gp < POOR) return DONE
    return refuse('not-poor', `You can borrow only with less than ${POOR} gold.`)
  },
  apply(flow, seat) {
    pay(flow, null, seat, LOAN, 'loan')
    const owes = playerOf(flow.state, seat).debt + OWED
    changePlayer(flow, seat, { debt: owes })
    flow.emit({ type: 'gold-borrowed', seat, amount: LOAN, owes })
  },
  words: {
    group: 'The turn',
    describe: () => `borrow ${LOAN} gold, owe ${OWED}`,
    missing: { phase: 'move', what: 'Borrowing:' },
    verb: 'borrow',
    help: ['borrow', 'at the start of a turn: a new hand, a loan, a way out'],
  },
})
