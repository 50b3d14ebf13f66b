import type { Seat } from '@turnwise/engine'
import type { MatchUpdate, SeenEntry } from '@turnwise/protocol'

/** Whom a view is made for here: a seat of this device, or a spectator. */
export type Onlooker = Seat | 'spectator'

/** What one onlooker knows at one moment. It never changes: a later moment is another sight. */
export interface Sight {
  /** The newest update; its entries and messages are in `log` and `chat`. */
  readonly update: MatchUpdate
  /** The whole log, from entry 1. */
  readonly log: readonly SeenEntry[]
  readonly chat: NonNullable<MatchUpdate['chat']>
  /** When it was received, by this device's clock. */
  readonly at: number
}

/** What each onlooker of this device knows, all at the same moment. */
export type Frame = ReadonlyMap<Onlooker, Sight>

const NOTHING: readonly never[] = []

/** The sight after one more update. Lists that did not grow stay the same object. */
export function sightAfter(before: Sight | undefined, update: MatchUpdate, at: number): Sight {
  const { log, chat } = before ?? { log: NOTHING, chat: NOTHING }
  const { entries, chat: said = NOTHING } = update
  return {
    update: before === undefined || isOther(before.update, update) ? update : { ...update, view: before.update.view },
    log: entries.length === 0 ? log : [...log, ...entries],
    chat: said.length === 0 ? chat : [...chat, ...said],
    at,
  }
}

/** Without a new entry a view can change only with a name in it: no board is drawn again for a message or a player who comes. */
function isOther(before: MatchUpdate, { seq, players, outcome }: MatchUpdate): boolean {
  if (before.seq !== seq || (before.outcome === undefined) !== (outcome === undefined)) return true
  return players.some(({ name }, seat) => before.players[seat]?.name !== name)
}
