import type { Bot } from '@turnwise/engine'
import { countFinds, uncheckedTreasures } from '../game/knowledge.ts'
import type { Explorer, KnownIsland } from '../game/types.ts'
import type { Action, Options, View } from '../index.ts'
import { best, joinedSheet, knownExits, reachable } from './sheet.ts'

/**
 * Weights of a logistic curve, fitted to 8,157 positions of 300 matches between scouts and cartographers. Cells and moves
 * are counted in boards, so that they serve boards of any size.
 */
const SEEN = 1.06
const CARRIED = 0.65
const EXIT_KNOWN = -0.71
const NEAR_EXIT = 1.28
const THEIR_MOVES = -1.19
const OWN_MOVES = 0.95
const FEW_LEFT = 0.18

/**
 * Who is ahead: by the own map and by the number of the opponent's moves, since their progress is hidden.
 * So it cannot be more than an estimate.
 */
export const estimate: Required<Pick<Bot<View, Action>, 'evaluate' | 'judging'>> = {
  judging: { how: 'by the own map and the moves of both', within: 0.1, isCoarse: true },
  evaluate(view, seat) {
    if (view.outcome !== null) return shared(view.outcome.winners)
    const explorer = view.own?.explorer
    if (view.phase !== 'play' || explorer == null) return [0.5, 0.5]
    const theirs = view.tempo[seat === 0 ? 1 : 0].moves / view.options.size ** 2
    const own = 1 / (1 + Math.exp(-(progressOf(explorer, view.options) + THEIR_MOVES * theirs)))
    return seat === 0 ? [own, 1 - own] : [1 - own, own]
  },
}

function progressOf(explorer: Explorer<KnownIsland>, { size, treasures }: Options): number {
  const sheet = joinedSheet(explorer)
  if (sheet === undefined) return 0
  const inPlay = Math.max(1, treasures - countFinds(explorer, 'fake-treasure'))
  const carried = uncheckedTreasures(explorer) / inPlay
  const exit = best(knownExits(sheet, reachable(sheet)), way => way.distance)
  const nearness = exit === undefined ? 0 : 1 - Math.min(1, exit.distance / (2 * size))
  return (
    SEEN * (sheet.map.cells.length / size ** 2) +
    CARRIED * carried +
    (exit === undefined ? 0 : EXIT_KNOWN) +
    NEAR_EXIT * carried * nearness +
    OWN_MOVES * (explorer.moves / size ** 2) +
    FEW_LEFT / inPlay
  )
}

function shared(winners: readonly number[]): readonly number[] {
  if (winners.length === 0) return [0.5, 0.5]
  return [0, 1].map(seat => (winners.includes(seat) ? 1 / winners.length : 0))
}
