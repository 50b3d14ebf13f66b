import type { Viewer } from '@turnwise/engine'
import type { SeenEntry } from '@turnwise/protocol'
import type { LiveMatch } from '@turnwise/table'

/** The compared parts of an entry: everything that does not depend on when it was read. */
export function textOf({
  seq,
  kind,
  player_id,
  events,
}: Pick<SeenEntry, 'seq' | 'kind' | 'player_id' | 'events'>): string {
  return JSON.stringify({ seq, kind, player_id, events })
}

/** The same for every entry of a match, replayed from its start, as this viewer may see it. */
export function entryTexts({ module, played }: LiveMatch, viewer: Viewer): readonly string[] {
  return played.map(({ entry, events }) =>
    textOf({
      seq: entry.seq,
      kind: entry.kind,
      player_id: 'seat' in entry ? entry.seat : null,
      events: events.map(event => module.game.redact(event, viewer)).filter(event => event !== undefined),
    }),
  )
}
