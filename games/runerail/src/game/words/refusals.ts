import type { Viewer } from '@turnwise/engine'
import { COMMANDS } from '../commands/index.ts'
import type { View } from '../types.ts'

export interface RefusedAct {
  readonly what: string
  readonly why: string
}

/** What a player might want to do and cannot, in the words of the rules. */
export function refused(view: View, viewer: Viewer): readonly RefusedAct[] {
  const { current } = view
  if (typeof viewer !== 'number' || current?.player !== viewer || view.pending !== null) return []
  return COMMANDS.flatMap(({ check, words: { missing } }) => {
    if (missing === undefined || (missing.phase ?? current.phase) !== current.phase) return []
    const wanted = missing.ask(view, viewer)
    if (wanted === undefined) return []
    if (typeof wanted === 'string') return [{ what: missing.what, why: wanted }]
    const checked = check?.(view, viewer, wanted)
    return checked === undefined || checked.ok ? [] : [{ what: missing.what, why: checked.error.message }]
  })
}
