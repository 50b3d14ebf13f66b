import type { Seat } from '@turnwise/engine'
import { FOREMEN } from '../content/index.ts'
import { changePlayer, type Flow, inPlay, playerOf } from '../flow.ts'
import { beginStep } from '../turns.ts'
import { shuffle } from './piles.ts'

export const LAST_ROUND = 3

/** Section 3, step 4: what no player took is dealt evenly to those without a foreman; the rest goes to the deck. */
export function dealForemen(flow: Flow, round: number): void {
  const { piles, players, draft } = flow.state
  const without = inPlay(flow.state).filter(seat => playerOf(flow.state, seat).foreman === null)
  const cards = shuffle(flow, [...piles.foremen.deck, ...(draft?.offers.flat() ?? [])])
  const [picker] = without
  if (picker === undefined) {
    // 4.5: what is left becomes the deck, and the discard pile starts empty.
    flow.change({ draft: null, piles: { ...piles, foremen: { deck: cards, discard: [] } } })
    beginStep(flow, 0)
    return
  }
  const each = Math.floor(cards.length / without.length)
  const offers = players.map((_, seat) => {
    const place = without.indexOf(seat)
    return place === -1 ? [] : cards.slice(place * each, (place + 1) * each)
  })
  flow.change({
    draft: { round, picker, offers },
    piles: { ...piles, foremen: { deck: cards.slice(each * without.length), discard: [] } },
  })
  flow.emit({ type: 'foremen-dealt', round, offers })
}

/** Without a draft: one foreman each, but not the Troll, who builds nothing above ground. */
export function giveForemen(flow: Flow): void {
  const cards = shuffle(flow, flow.state.piles.foremen.deck)
  for (const seat of flow.state.order) {
    const index = cards.findIndex(card => FOREMEN.get(card)?.race !== 'troll')
    const [foreman = null] = cards.splice(index, 1)
    changePlayer(flow, seat, { foreman })
  }
  flow.change({ piles: { ...flow.state.piles, foremen: { deck: cards, discard: [] } } })
  beginStep(flow, 0)
}

/** The next in the order who had cards dealt in this round; after the last the next deal. */
export function passPick(flow: Flow, seat: Seat): void {
  const { draft, order } = flow.state
  if (draft === null) return
  const later = order.slice(order.indexOf(seat) + 1)
  const picker = later.find(each => {
    const player = playerOf(flow.state, each)
    return !player.resigned && player.foreman === null
  })
  if (picker !== undefined) {
    flow.change({ draft: { ...draft, picker } })
    return
  }
  dealForemen(flow, draft.round + 1)
  if (flow.state.draft !== null) flow.reveals = true
}
