import type { Bot } from '@turnwise/engine'
import { uncheckedTreasures } from '../game/knowledge.ts'
import type { Action, View } from '../index.ts'
import { best, frontiers, knownExits, knownPits, plainSheet, reachable, type Way } from './sheet.ts'

/** Explores the nearest unknown cell on the active map; one map at a time. */
export const scout: Bot<View, Action> = {
  id: 'scout',
  title: 'Scout',
  description: 'Explores what is nearest, keeps out of known pits and leaves as soon as it has something to show.',
  choose({ legal, rng, view }) {
    const explorer = view.own?.explorer
    const sheet = explorer == null ? undefined : plainSheet(explorer)
    if (view.phase !== 'play' || explorer == null || sheet === undefined) return rng.pick(legal)
    const merges = legal.filter(action => action.type === 'merge')
    const [only] = merges
    if (merges.length === 1 && only !== undefined) return only
    const cells = reachable(sheet)
    // It forgets older maps, so always taking the nearest way could lead it through the same pits for ever.
    const nearest = (ways: readonly Way[]) => best(ways, way => way.distance + 3 * rng.next())
    const exit = uncheckedTreasures(explorer) > 0 ? nearest(knownExits(sheet, cells)) : undefined
    const unknown = frontiers(sheet, cells)
    const goal =
      exit ?? nearest(unknown.filter(way => !way.isInner)) ?? nearest(knownPits(sheet, cells, explorer.moves))
    const way = goal ?? nearest(unknown)
    const moves = legal.filter(action => action.type === 'move')
    return way === undefined ? rng.pick(moves) : { type: 'move', dir: way.first }
  },
}
