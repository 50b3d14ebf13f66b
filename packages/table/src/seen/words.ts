import type { GameEvent, Played, Viewer } from '@turnwise/engine'
import { type LiveMatch, namesOf } from '../match/live-match.ts'

/** What a viewer may know of an entry: its events, and the same in words. */
class Words {
  readonly events: readonly GameEvent[]
  readonly text: readonly string[]
  #json: string | undefined

  constructor(events: readonly GameEvent[], text: readonly string[]) {
    this.events = events
    this.text = text
  }

  /** Both as they appear in an answer or an update. */
  get json(): string {
    this.#json ??= `"events":${JSON.stringify(this.events)},"text":${JSON.stringify(this.text)}`
    return this.#json
  }
}

/** The newest entry of a match in words, as long as the names in it stay the same. */
interface Newest {
  readonly played: Played
  readonly seats: LiveMatch['seats']
  /** For every viewer from whom nothing of it is hidden. */
  whole?: Words
  readonly byViewer: Map<Viewer, Words>
}

const newest = new WeakMap<LiveMatch, Newest>()

/** The answer to an action and the updates for all watchers share the words of the newest entry. */
export function wordsOf(live: LiveMatch, played: Played, viewer: Viewer): Words {
  const events = redacted(live, played, viewer)
  if (played !== live.played.at(-1)) return worded(live, events)
  const known = newestOf(live, played)
  if (events === played.events) {
    known.whole ??= worded(live, events)
    return known.whole
  }
  const words = known.byViewer.get(viewer) ?? worded(live, events)
  known.byViewer.set(viewer, words)
  return words
}

/** The events themselves if this viewer may know them as they are. */
function redacted({ module }: LiveMatch, { events }: Played, viewer: Viewer): readonly GameEvent[] {
  const seen = events.map(event => module.game.redact(event, viewer))
  return seen.every((event, i) => event === events[i]) ? events : seen.filter(event => event !== undefined)
}

function newestOf(live: LiveMatch, played: Played): Newest {
  const known = newest.get(live)
  if (known?.played === played && known.seats === live.seats) return known
  const fresh: Newest = { played, seats: live.seats, byViewer: new Map() }
  newest.set(live, fresh)
  return fresh
}

function worded(live: LiveMatch, events: readonly GameEvent[]): Words {
  const names = namesOf(live)
  const lines = events.map(event => live.module.face.describeEvent(event, names))
  return new Words(
    events,
    lines.filter(line => line !== undefined),
  )
}
