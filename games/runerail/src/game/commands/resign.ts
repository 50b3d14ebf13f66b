import { refuse } from '@turnwise/engine'
import { passPick } from '../cards/draft.ts'
import { continueDraw } from '../cards/draw.ts'
import { clearOffers, discardCards } from '../cards/piles.ts'
import { DONE, definePlainCommand } from '../command.ts'
import { changePlayer, type Flow, inPlay, pay, playerOf, returnLoads } from '../flow.ts'
import { beginStep, endTurn } from '../turns.ts'
import { finish } from '../victory.ts'

/** Taken from any seat still in play, at any time. What they held goes back; their track stays, with its places (K7). */
export const resign = definePlainCommand({
  type: 'resign',
  when: [],
  isAnytime: true,
  check: (state, seat) =>
    playerOf(state, seat).resigned ? refuse('already-resigned', 'You have resigned already.') : DONE,
  apply(flow, seat) {
    giveUp(flow, seat)
    flow.emit({ type: 'player-resigned', seat })
    const [last, ...others] = inPlay(flow.state)
    if (last !== undefined && others.length === 0) finish(flow, last, 'last-standing')
    else moveOn(flow, seat)
  },
  words: {
    group: 'The turn',
    describe: () => 'resign',
    verb: 'resign',
    help: ['resign', 'leave the match'],
  },
})

function giveUp(flow: Flow, seat: number): void {
  const player = playerOf(flow.state, seat)
  pay(flow, seat, null, player.gp, 'resigned')
  returnLoads(flow, seat, player.loads)
  discardCards(flow, 'demand', player.hand)
  if (player.ship !== null) discardCards(flow, 'ships', [player.ship.name])
  clearOffers(flow, seat)
  if (player.foreman !== null) {
    const { foremen } = flow.state.piles
    // In the draft it rejoins the pool, which lies in the deck until the draft is over.
    if (flow.state.draft === null) discardCards(flow, 'foremen', [player.foreman])
    else
      flow.change({ piles: { ...flow.state.piles, foremen: { ...foremen, deck: [...foremen.deck, player.foreman] } } })
  }
  const { stock, rightOfWay } = flow.state
  flow.change({
    stock: { ...stock, [player.train]: (stock[player.train] ?? 0) + 1 },
    rightOfWay: rightOfWay.filter(claim => claim.owner !== seat),
  })
  changePlayer(flow, seat, {
    debt: 0,
    hand: [],
    ship: null,
    foreman: null,
    at: null,
    cameFrom: null,
    lastCity: null,
    skip: 0,
    resigned: true,
  })
}

/** Decisions that waited for this player continue without them. */
function moveOn(flow: Flow, seat: number): void {
  const { draft, stage, step, pending } = flow.state
  if (draft !== null) {
    if (draft.picker === seat) passPick(flow, seat)
    return
  }
  if (stage === 'placing') {
    if (step !== null && step % flow.state.order.length === flow.state.order.indexOf(seat)) beginStep(flow, step + 1)
    return
  }
  const wasTheirTurn = flow.state.current?.player === seat
  if (pending?.kind === 'lose-load') {
    const waiting = pending.waiting.filter(each => each !== seat)
    flow.change({ pending: waiting.length === 0 ? null : { ...pending, waiting } })
  }
  // Their own draw is cancelled; their turn ends once the others have decided.
  if (wasTheirTurn && flow.state.draw !== null) flow.change({ draw: { player: seat, left: 0, after: 'end-turn' } })
  if (flow.state.draw !== null) continueDraw(flow)
  else if (wasTheirTurn) endTurn(flow)
}
