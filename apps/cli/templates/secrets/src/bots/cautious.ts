import type { Bot } from '@turnwise/engine'
import { totalDice } from '../game/legal.ts'
import { FACES } from '../game/setup.ts'
import type { Action, View } from '../game/types.ts'

/** Bids the least that its own dice and the odds support, and challenges what they do not. */
export const cautious: Bot<View, Action> = {
  id: 'cautious',
  title: 'Cautious',
  description: 'Believes its own dice and the odds.',
  choose({ view, seat, legal, rng }) {
    const { dice, bid } = view
    const own = dice[seat] ?? []
    const others = totalDice({ dice }) - own.length
    const expected = (face: number) => own.filter(each => each === face).length + others / FACES
    const challenge = legal.find(({ type }) => type === 'challenge')
    if (bid !== null && challenge !== undefined && bid.count > expected(bid.face) + 0.5) return challenge
    const safe = legal.filter(action => action.type === 'bid' && action.count <= expected(action.face) + 0.5)
    return safe[0] ?? challenge ?? rng.pick(legal)
  },
}
