import type { Bot, Budget, Seat } from '@turnwise/engine'
import { WEIGHTS } from '../game/throws.ts'
import type { Action, View } from '../game/types.ts'
import { evaluator, learned } from './net/net.ts'
import { packView } from './packed/convert.ts'
import { Search } from './search.ts'
import { depthFor } from './search-bot.ts'

/** Throws looked ahead after a move, unless the budget asks for another depth. */
const DEPTH = 1

/** Eleven of twelve differences of choices are accurate to this much, by the exact tables for two pieces a side. */
const WITHIN = 0.02

const perfect = evaluator(learned, 'perfect')

/**
 * To judge a finished match both sides are assumed to be equally good: the mean of the net's two answers, so that the
 * chances of the two seats add up to 1. The bots themselves expect less of the opponent.
 */
const even = (own: number, opp: number, gate: number) =>
  (perfect(own, opp, gate, true) + perfect(own, opp, gate, false)) / 2

const searches = {
  sticks: new Search({ evaluate: even, tremble: 0, weights: WEIGHTS.sticks }),
  uniform: new Search({ evaluate: even, tremble: 0, weights: WEIGHTS.uniform }),
}

export const judge: Required<Pick<Bot<View, Action>, 'evaluate' | 'rate' | 'judging'>> = {
  judging: { how: '1 throw ahead', within: WITHIN },
  evaluate(view, _seat, budget) {
    if (view.winner !== null) return shared(view.winner, 1)
    if (view.throw !== null) return shared(view.turn, Math.max(...ratedMoves(view, budget).values()))
    const { own, opp, gate } = packView(view)
    return shared(view.turn, searchOf(view).worth(own, opp, gate, true, depthFor(budget, 1, DEPTH)))
  },
  rate({ view, seat, legal, budget }) {
    const moves = view.throw === null ? undefined : ratedMoves(view, budget)
    return legal.map(action => {
      const worth = action.type === 'move' ? moves?.get(action.from) : undefined
      return {
        values: worth === undefined ? judge.evaluate(view, seat, budget) : shared(view.turn, worth),
        doubt: 0,
      }
    })
  },
}

function searchOf({ throws }: View): Search {
  return searches[throws ?? 'sticks']
}

/** What each move with the waiting throw is worth to the side that moves, by the square it starts from. */
function ratedMoves(view: View, budget: Budget): ReadonlyMap<number, number> {
  const rated = searchOf(view).rate(packView(view), view.throw ?? 0, depthFor(budget, 3, DEPTH))
  return new Map(rated.map(({ from, worth }) => [32 - Math.clz32(from), worth]))
}

function shared(seat: Seat, worth: number): readonly number[] {
  return seat === 0 ? [worth, 1 - worth] : [1 - worth, worth]
}
