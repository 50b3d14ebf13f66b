import type { Entry, Outcome, Seat } from '@turnwise/engine'
import type { ClockSettings } from '@turnwise/protocol'

/** A match as it was created; never changes. */
export interface StoredMatch {
  readonly id: string
  readonly game: string
  readonly version: string
  readonly seed: string
  /** Drawn with the seed and published with it; `seedHash`, of both, commits to the seed. Older matches have neither. */
  readonly salt?: string
  readonly seedHash?: string
  readonly options: unknown
  readonly createdAt: number
  readonly spectators: boolean
  /** Shown in the lobby. */
  readonly listed: boolean
  readonly clock: ClockSettings | null
}

/** Who sits where: the part of a match that changes without an entry in its log. */
export interface StoredSeat {
  readonly seat: Seat
  readonly name: string
  readonly bot: string | null
  /** Only ever a hash; null for bots, for open seats, and everywhere on a local table. */
  readonly tokenHash: string | null
  /** Anybody may join here. */
  readonly open: boolean
  /** When its holder left it open, milliseconds. */
  readonly leftAt?: number
  /** When its present holder took it, milliseconds: they were there then. */
  readonly takenAt?: number
  /** The hash of the last token that left this seat, so that leaving can be repeated. It holds nothing any more. */
  readonly leftBy?: string
}

/** Where a holder wants to be told of their turn while no page of theirs is open. */
export interface PushSubscription {
  readonly seat: Seat
  /** The address at the push service of one browser. */
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
  /** Of the token that it was made with: it ends when that token does. */
  readonly tokenHash: string
}

/** When the holder of a seat was last there. */
export interface SeenSeat {
  readonly matchId: string
  readonly seat: Seat
  readonly at: number
}

export interface LoadedMatch {
  readonly match: StoredMatch
  readonly seats: readonly StoredSeat[]
  /** Grows with every change of seats or chat, in a store that several processes share. */
  readonly revision?: number
}

export interface LogRow {
  readonly entry: Entry
  /** When it was accepted, milliseconds; for clocks and for people, never for rules. */
  readonly at: number
}

export interface ChatRow {
  readonly index: number
  readonly seat: Seat
  readonly text: string
  readonly at: number
  /** Chosen by the sender: the same message sent again has the same one. */
  readonly key?: string
}

/** Where a match stood after one of its entries. A cache: it is believed only as far as the log bears it out. */
export interface Snapshot {
  readonly seq: number
  /** Of the rules. */
  readonly version: string
  /** JSON text. */
  readonly content: string
  /** Of the log up to there, the version and the content. */
  readonly digest: string
}

export interface MatchSummary {
  readonly match: StoredMatch
  readonly seats: readonly StoredSeat[]
  readonly seq: number
  readonly outcome: Outcome | null
}

/** A match that nothing has happened in for a while. */
export interface IdleMatch {
  readonly id: string
  readonly game: string
  readonly createdAt: number
  /** The last entry, message or sign of life of a holder, or its creation. */
  readonly lastAt: number
}

/** A page of matches, oldest first. */
export interface IdleFilter {
  readonly isOver: boolean
  readonly before: number
  readonly after?: Pick<IdleMatch, 'id' | 'createdAt'>
  readonly limit: number
}

export interface MatchFilter {
  readonly game?: string
  readonly status?: 'open' | 'running' | 'over'
  /** On a remote table only listed matches are shown. */
  readonly listedOnly: boolean
  /** Only matches with a clock. */
  readonly clocked?: boolean
  readonly after?: string
  readonly limit: number
}

/**
 * Where matches live. `append` is the heart: it takes the row only if it is the next in the log, and resolves
 * once it is as durable as this store promises. A rejected promise means that nobody knows.
 */
export interface Store {
  /** Other processes may change what it holds. */
  readonly isShared?: boolean
  createMatch(
    match: StoredMatch,
    seats: readonly StoredSeat[],
    rows: readonly LogRow[],
    outcome: Outcome | null,
  ): Promise<void>
  loadMatch(id: string): Promise<LoadedMatch | undefined>
  /** Rows after `since`, in order. */
  readLog(id: string, since: number): Promise<readonly LogRow[]>
  append(id: string, row: LogRow, outcome: Outcome | null): Promise<'ok' | 'conflict'>
  /** Replaces a seat only while it still has the token hash and bot that the caller has seen. */
  replaceSeat(id: string, before: StoredSeat, after: StoredSeat): Promise<'ok' | 'conflict'>
  listMatches(filter: MatchFilter): Promise<readonly MatchSummary[]>
  /** A message whose key this seat has used in this match is not kept again: the first one is given back. */
  say(id: string, seat: Seat, text: string, at: number, key?: string): Promise<ChatRow>
  readChat(id: string, since: number): Promise<readonly ChatRow[]>
  /** Keeps the latest time of each. Left out, with the next, where seats have no holders to miss. */
  markSeen?(seats: readonly SeenSeat[]): Promise<void>
  lastSeen?(id: string, seat: Seat): Promise<number | undefined>
  /** The last one that was written, whatever has become of it. Left out, with the next, where replaying is quick enough. */
  readSnapshot?(id: string): Promise<Snapshot | undefined>
  /** Takes the place of the one before; need not be durable. */
  writeSnapshot?(id: string, snapshot: Snapshot): Promise<void>
  /** Matches created before a time, oldest first; whoever asks looks at when they were last used. */
  listOld?(filter: IdleFilter): Promise<readonly IdleMatch[]>
  /** Deletes a match and everything that belongs to it, unless it was used at or after this time. */
  deleteMatch?(id: string, unlessUsedSince: number): Promise<'deleted' | 'kept'>
  /** Something that must be known of the store as a whole, such as a restore that has not finished. */
  setMark?(name: string, isSet: boolean): Promise<void>
  hasMark?(name: string): Promise<boolean>
  /** Left out, with the next two, where nobody is told. One browser has one subscription for a seat. */
  putSubscription?(id: string, subscription: PushSubscription): Promise<void>
  readSubscriptions?(id: string, seat: Seat): Promise<readonly PushSubscription[]>
  dropSubscription?(id: string, seat: Seat, endpoint: string): Promise<void>
  /** Keeps a value under a name where there is none yet, and gives the one that is kept. */
  keepSecret?(name: string, value: string): Promise<string>
  /** Bytes on the disk. */
  size?(): Promise<number>
  /** How much is asked of it and not answered yet. */
  waiting?(): number
  /** A sentence for each thing that is wrong with the store as a whole. Reads all of it. */
  findDamage?(): Promise<readonly string[]>
  close(): Promise<void>
}
