import type { Viewer } from '@turnwise/engine'
import type { SeenEntry } from '@turnwise/protocol'
import { type Shown, shownTo } from '../seen/shown.ts'
import { seenEntries } from '../seen/viewing.ts'
import type { LiveMatch } from './live-match.ts'

/** What can be read of a match without its rules: kept beside its state in a snapshot. */
export interface Kept {
  readonly shown: readonly (Pick<Shown, 'view' | 'text'> & { readonly viewer: Viewer })[]
  readonly entries: readonly KeptEntry[]
}

interface KeptEntry {
  readonly whole: SeenEntry
  /** For viewers from whom something of it is hidden. */
  readonly hidden?: readonly { readonly viewer: Viewer; readonly seen: SeenEntry }[]
}

/** Once a match is over nothing is hidden, so that only the whole is kept. */
export function keep(live: LiveMatch): Kept {
  const { match, seats } = live
  const isOver = match.outcome !== undefined
  const viewers: readonly Viewer[] = isOver ? ['host'] : [...seats.map(({ seat }) => seat), 'spectator']
  const logs = isOver ? [] : viewers.map(viewer => ({ viewer, log: seenEntries(live, 0, viewer) }))
  return {
    shown: viewers.map(viewer => {
      const { view, text } = shownTo(live, match.state, viewer)
      return { viewer, view, text }
    }),
    entries: seenEntries(live, 0, 'host').map((whole, i) => {
      const text = JSON.stringify(whole)
      const hidden = logs.flatMap(({ viewer, log }) => {
        const seen = log[i]
        return seen === undefined || JSON.stringify(seen) === text ? [] : [{ viewer, seen }]
      })
      return hidden.length === 0 ? { whole } : { whole, hidden }
    }),
  }
}

/** An entry as it was kept for this viewer; `host` for everyone once the match is over. */
export function keptFor({ entries }: Kept, i: number, viewer: Viewer): SeenEntry | undefined {
  const kept = entries[i]
  return kept?.hidden?.find(each => each.viewer === viewer)?.seen ?? kept?.whole
}
