import type { Viewer } from '@turnwise/engine'
import type { Caller } from '../environment.ts'
import { type LiveMatch, namesOf } from '../match/live-match.ts'
import { seenView } from './viewing.ts'

/** How a state looks to a viewer: as data, and the same in words. */
export interface Shown {
  readonly view: unknown
  readonly text: string
  /** The last part of the text: whose turn it is, and what may be done. */
  readonly prompt: string
}

export function shownTo(live: LiveMatch, state: unknown, viewer: Viewer, caller?: Caller): Shown {
  const { face } = live.module
  const view = seenView(live, state, viewer, caller)
  const style = { viewer, names: namesOf(live), width: 80, color: false, ascii: false }
  const prompt = face.prompt(view, style)
  return { view, text: `${face.show(view, style)}\n${prompt}`, prompt }
}
