import { refuse } from '@turnwise/engine'
import { drawDemands, HAND, startDraw } from '../cards/draw.ts'
import { discardCards } from '../cards/piles.ts'
import { DONE, definePlainCommand } from '../command.ts'
import { changePlayer, playerOf, turnOf } from '../flow.ts'
import { endTurn } from '../turns.ts'

/** T4: all three cards for three new ones, in place of the turn. */
export const discardHand = definePlainCommand({
  type: 'discard-hand',
  when: ['opening', 'move', 'ship', 'build'],
  check: state =>
    turnOf(state).acted ? refuse('too-late', 'You can turn in your hand only at the start of a turn.') : DONE,
  apply(flow, seat) {
    const { hand } = playerOf(flow.state, seat)
    flow.emit({ type: 'hand-discarded', seat, cards: hand })
    changePlayer(flow, seat, { hand: [] })
    discardCards(flow, 'demand', hand)
    flow.reveals = true
    if (flow.state.stage === 'opening') {
      drawDemands(flow, seat)
      endTurn(flow)
    } else startDraw(flow, seat, HAND, 'end-turn')
  },
  words: {
    group: 'The turn',
    describe: () => 'turn in your cards (takes the whole turn)',
    verb: 'discard',
    help: ['discard', 'at the start of a turn: a new hand, a loan, a way out'],
    missing: { what: 'New cards:' },
  },
})
