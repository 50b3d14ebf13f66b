import type { Bot, Rng } from '@turnwise/engine'
import { countFinds, uncheckedTreasures } from '../game/knowledge.ts'
import { exitsPerSide } from '../game/options.ts'
import type { Explorer, KnownIsland } from '../game/types.ts'
import type { Action, Options, View } from '../index.ts'
import { estimate } from './estimate.ts'
import {
  best,
  frontiers,
  isOuterSide,
  joinedSheet,
  type KnownSheet,
  knownExits,
  knownPits,
  reachable,
  type Way,
} from './sheet.ts'

/** Moves that a new cell costs, about; measured in solo runs (`scripts/solo.ts`). */
const MOVES_PER_CELL = 3

/** How much farther away than an unknown cell a try at the outer wall may be, without and with a treasure. */
const OUTER_WHEN_IDLE = 30
const OUTER_WHEN_LADEN = -1
/** An untried side between two known cells reveals almost nothing. */
const INNER = 20

/** Joins its maps, tries a merge whenever it can, and weighs leaving against exploring on. */
export const cartographer: Bot<View, Action> = {
  id: 'cartographer',
  title: 'Cartographer',
  description: 'Combines its maps, tries to join them in every turn and knows when it pays to leave.',
  ...estimate,
  choose({ legal, rng, view }) {
    const explorer = view.own?.explorer
    const sheet = explorer == null ? undefined : joinedSheet(explorer)
    if (view.phase === 'start') return chooseStart(legal, view.options, rng)
    if (view.phase !== 'play' || explorer == null || sheet === undefined) return rng.pick(legal)
    const merges = legal.filter(action => action.type === 'merge')
    if (merges.length > 0) return rng.pick(merges)
    const way = chooseWay(sheet, explorer, view.options)
    const moves = legal.filter(action => action.type === 'move')
    return way === undefined ? rng.pick(moves) : { type: 'move', dir: way.first }
  },
}

/** From the middle no side is far. */
function chooseStart(legal: readonly Action[], { size }: Options, rng: Rng): Action {
  const isCentral = (at: number) => Math.abs(at - (size - 1) / 2) <= 1
  const central = legal.filter(action => 'x' in action && isCentral(action.x) && isCentral(action.y))
  return rng.pick(central.length > 0 ? central : legal)
}

function chooseWay(sheet: KnownSheet, explorer: Explorer<KnownIsland>, options: Options): Way | undefined {
  const cells = reachable(sheet)
  const carried = uncheckedTreasures(explorer)
  const inPlay = options.treasures - countFinds(explorer, 'fake-treasure')
  const exits = knownExits(sheet, cells)
  const exit = best(exits, way => way.distance)
  const unknown = frontiers(sheet, cells)
  if (
    exit !== undefined &&
    isWorthLeaving(exit.distance + 1, carried, inPlay, unfoundCost(sheet, inPlay - carried, options))
  ) {
    return exit
  }
  const isLaden = carried > 0 && exit === undefined
  const pit = best(knownPits(sheet, cells, explorer.moves), way => way.distance)
  const score = (way: (typeof unknown)[number]) => {
    if (way.isInner || isSpent(sheet, options, way)) return way.distance + INNER
    if (!isOuterSide(sheet, options.size, way)) return way.distance + (isLaden && carried === inPlay ? 1 : 0)
    return way.distance + (isLaden ? OUTER_WHEN_LADEN : OUTER_WHEN_IDLE)
  }
  return best(unknown, score) ?? pit ?? exit
}

/** A side of the board whose exits are all known has nothing but wall left. */
function isSpent(sheet: KnownSheet, options: Options, way: Way): boolean {
  if (!isOuterSide(sheet, options.size, way)) return false
  const exits = sheet.map.edges.filter(edge => edge.state === 'exit' && edge.dir === way.dir)
  return exits.length >= exitsPerSide(options).max
}

/** Whether the chance to carry the true treasure outweighs the way out, given what the next treasure would cost. */
function isWorthLeaving(distance: number, carried: number, inPlay: number, cost: number): boolean {
  if (carried === 0) return false
  if (carried === inPlay) return true
  const chance = carried / inPlay
  return distance * (1 - chance) <= chance * cost
}

function unfoundCost({ map }: KnownSheet, unfound: number, { size }: Options): number {
  const unseen = size * size - map.cells.length
  return (MOVES_PER_CELL * unseen) / (unfound + 1)
}
