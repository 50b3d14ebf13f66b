import type { Viewer } from '@turnwise/engine'
import type { Refused } from '@turnwise/ui'
import type { View } from '../game/view.ts'
import { whyNoJoin } from '../words/index.ts'

export {
  DIR_NAMES,
  describeAction,
  describePrompt as prompt,
  describeStanding as standing,
  formatCell,
  mayJoin,
  nameOfMark,
  plural,
  whyNoJoin,
} from '../words/index.ts'

export function refused(view: View, viewer: Viewer): readonly Refused[] {
  if (view.phase !== 'play' || typeof viewer !== 'number' || !view.toAct.includes(viewer)) return []
  const why = whyNoJoin(view)
  return why === undefined ? [] : [{ what: 'Join the maps:', why }]
}

export function nameOfIsland(pit: number | null): string {
  return pit === null ? 'Main map' : `Under pit ${pit}`
}
