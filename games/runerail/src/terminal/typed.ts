import { placeAt } from '../game/board.ts'
import type { Action } from '../game/commands/index.ts'
import { HEX_DIRECTIONS, type Milepost } from '../game/content/types.ts'
import { pointOf, sameMilepost, stepFrom } from '../game/geometry.ts'
import type { View } from '../game/types.ts'
import { formatMilepost } from '../game/words/places.ts'
import { lineEnd } from './parse.ts'

/** What a player types for an action; `parse` gives the action back. */
export function typed(action: Action, view: View): string {
  switch (action.type) {
    case 'pick-foreman':
      return `take ${action.foreman_id ?? 'none'}`
    case 'place-train':
      return `place ${action.city}`
    case 'discard-hand':
      return 'discard'
    case 'next-phase':
      return 'next'
    case 'end-turn':
      return 'end'
    case 'rescue-train':
      return 'rescue'
    case 'borrow-gold':
      return 'borrow'
    case 'move-train':
      return `move ${wayOf(action.path, view)}`
    case 'sail-ship':
      return `sail ${wayOf(action.path, view)}`
    case 'pick-up':
      return `pick ${action.good}`
    case 'drop-load':
      return `drop ${action.good}`
    case 'deliver':
      return `deliver ${action.good} ${action.card_id}`
    case 'draw-ship':
      return 'ship'
    case 'board-ship':
      return `board ${action.ship_id ?? 'none'}`
    case 'disembark':
      return 'ashore'
    case 'build-track':
      return `build ${formatMilepost(action.start)} ${stepName(action.start, action.end)}`
    case 'build-line':
      return `build to ${lineEnd(action)?.name ?? ''}`
    case 'upgrade-train':
      return `upgrade ${action.train}${action.drop === undefined ? '' : ` drop ${action.drop}`}`
    case 'hire-foreman':
      return `hire ${action.mode === 'draw' ? action.from : action.foreman_id}`
    case 'keep-foreman':
      return `keep ${action.foreman_id}`
    case 'choose-load':
      return `lose ${action.good}`
    case 'resign':
      return 'resign'
  }
}

/** A direction for one step, the city for a longer way that ends in one, and otherwise the milepost. */
function wayOf(path: readonly Milepost[], view: View): string {
  const end = path.at(-1)
  const at = view.players[view.current?.player ?? 0]?.at ?? null
  if (end === undefined || at === null) return ''
  if (path.length === 1) return stepName(at, end)
  return placeAt(pointOf(end) ?? -1)?.name ?? formatMilepost(end)
}

/** `nw`, or the milepost itself where no single step over the map leads there, as by an entrance. */
function stepName(from: Milepost, to: Milepost): string {
  const direction = HEX_DIRECTIONS.find(each => sameMilepost(stepFrom(from, each), to))
  return direction?.toLowerCase() ?? formatMilepost(to)
}
