import type { Entry, Outcome, Receipt, Seat, SeatChange } from '@turnwise/engine'
import type { ClockSettings } from '@turnwise/protocol'

/** A match as it was created; never changes. */
export interface StoredMatch {
  readonly id: string
  readonly game: string
  readonly version: string
  /** Of the code of the rules that it was begun with, and the package that has them. Older matches have neither. */
  readonly fingerprint?: string
  readonly release?: string
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
  /** Not played here: the receipt is of the server that it was played on, if it has one. */
  readonly imported?: { readonly receipt?: Receipt }
}

/** A seat: the part of a match that changes without an entry in its log. */
export interface StoredSeat {
  readonly seat: Seat
  readonly name: string
  readonly bot: string | null
  /** Only ever a hash; null for bots, for open seats, and everywhere on a local table. */
  readonly tokenHash: string | null
  /** Anyone may join here. */
  readonly open: boolean
  /** When its holder left it open, milliseconds. */
  readonly leftAt?: number
  /** When its current holder took it, milliseconds: they were present then. */
  readonly takenAt?: number
  /** The hash of the last token that left this seat, so that leaving can be repeated. It gives no access any more. */
  readonly leftBy?: string
  /** Who held it when others claimed it, in that order: each may come back. */
  readonly formerHolders?: readonly FormerHolder[]
  /** Who has had it since the match was created. Imported matches and older ones have none. */
  readonly history?: readonly SeatChange[]
}

export interface FormerHolder {
  readonly name: string
  readonly tokenHash: string
}

/** Where a holder wants to be notified of their turn while they have no page open. */
export interface PushSubscription {
  readonly seat: Seat
  /** The URL at the push service of one browser. */
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
  /** The hash of the token that it was made with: it is valid as long as that token. */
  readonly tokenHash: string
}

/** When the holder of a seat was last present. */
export interface SeenSeat {
  readonly matchId: string
  readonly seat: Seat
  readonly at: number
}

export interface LoadedMatch {
  readonly match: StoredMatch
  readonly seats: readonly StoredSeat[]
  readonly outcome: Outcome | null
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

/** The state of a match after one of its entries. Only a cache: it is used only if it fits the log. */
export interface Snapshot {
  readonly seq: number
  /** Version of the rules. */
  readonly version: string
  /** JSON text. */
  readonly content: string
  /** Checksum of the log up to this entry, the version and the content. */
  readonly digest: string
}

export interface MatchSummary {
  readonly match: StoredMatch
  readonly seats: readonly StoredSeat[]
  readonly seq: number
  readonly outcome: Outcome | null
}

/** A match that was not used for a while. */
export interface IdleMatch {
  readonly id: string
  readonly game: string
  readonly createdAt: number
  /** The last entry, message or sign of life of a holder, or its creation. */
  readonly lastAt: number
  /** Since when it is listed as due for deletion. */
  readonly dueAt?: number
  /** When it was last listed so. */
  readonly listedAt?: number
}

/** Matches that were begun with the same rules. */
export interface RulesCount extends Pick<StoredMatch, 'game' | 'version' | 'fingerprint' | 'release'> {
  readonly over: number
  readonly notOver: number
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
 * Where matches are stored: what every store does. `append` is the core: it accepts the row only if it is the next in
 * the log, and resolves once it is as durable as this store guarantees. If it rejects, it is not known whether the row
 * was stored.
 */
export interface MatchStore {
  createMatch(
    match: StoredMatch,
    seats: readonly StoredSeat[],
    rows: readonly LogRow[],
    outcome: Outcome | null,
  ): Promise<void>
  loadMatch(id: string): Promise<LoadedMatch | undefined>
  /** Rows after `since`, in order. */
  readLog(id: string, since: number): Promise<readonly LogRow[]>
  /** A store that several processes share appends only while the seat of the entry is held as in `by`. */
  append(id: string, row: LogRow, outcome: Outcome | null, by?: StoredSeat): Promise<'ok' | 'conflict'>
  /** Replaces a seat only while it still has the token hash and bot that the caller has seen. */
  replaceSeat(id: string, before: StoredSeat, after: StoredSeat): Promise<'ok' | 'conflict'>
  listMatches(filter: MatchFilter): Promise<readonly MatchSummary[]>
  /** If this seat has used the key in this match, the message is not stored again: the first one is returned. */
  say(id: string, seat: Seat, text: string, at: number, key?: string): Promise<ChatRow>
  readChat(id: string, since: number): Promise<readonly ChatRow[]>
  close(): Promise<void>
}

/** Spares long replays. Only a cache. */
export interface SnapshotStore {
  /** The last one, which may be damaged. */
  readSnapshot(id: string): Promise<Snapshot | undefined>
  /** Replaces the previous one; need not be durable. */
  writeSnapshot(id: string, snapshot: Snapshot): Promise<void>
}

/** When holders of seats were last present. */
export interface PresenceStore {
  /** Keeps the latest time of each. */
  markSeen(seats: readonly SeenSeat[]): Promise<void>
  lastSeen(id: string, seat: Seat): Promise<number | undefined>
}

/** Where holders are notified. One browser has one subscription for a seat. */
export interface PushStore {
  putSubscription(id: string, subscription: PushSubscription): Promise<void>
  readSubscriptions(id: string, seat: Seat): Promise<readonly PushSubscription[]>
  dropSubscription(id: string, seat: Seat, endpoint: string): Promise<void>
}

export interface SecretStore {
  /** Stores a value under a name if there is none yet, and returns the stored one. */
  keepSecret(name: string, value: string): Promise<string>
}

/** What the operator of a store needs. */
export interface Upkeep {
  /** Matches created before a time, oldest first; the caller checks when they were last used. */
  listOld(filter: IdleFilter): Promise<readonly IdleMatch[]>
  /** Notes since when matches are listed as due for deletion, and that they are so at this moment. */
  markDue(matches: readonly { readonly id: string; readonly dueAt: number }[], listedAt: number): Promise<void>
  /** Deletes a match and everything that belongs to it, unless it was used at or after this time. */
  deleteMatch(id: string, unlessUsedSince: number): Promise<'deleted' | 'kept'>
  /** A flag of the store as a whole, such as an unfinished restore. */
  setMark(name: string, isSet: boolean): Promise<void>
  hasMark(name: string): Promise<boolean>
  /** A sentence for each problem of the store as a whole. Reads all of it. */
  findDamage(): Promise<readonly string[]>
  /** How many matches were begun with which rules. */
  countByRules(): Promise<readonly RulesCount[]>
  /** Bytes it takes. */
  size(): Promise<number>
  /** Number of operations that are not answered yet. */
  waiting(): number
}

/** A time in which no server could be reached. */
export interface Outage {
  readonly from: number
  readonly to: number
}

/** What a store knows of time. */
export interface Times {
  /** The time by the store's own clock, if it has one. */
  readonly clock?: number
  /** When a server was last up. It never goes back while anything is stored that is later. */
  readonly servedAt: number
  /** Oldest first. */
  readonly outages: readonly Outage[]
}

export interface TimeStore {
  /** With the outages that were not over at `since`. */
  readTimes(since: number): Promise<Times>
  /**
   * Notes that a server is up at this moment: by the store's clock, or at `at` if it has none. If none was up for longer than
   * `longestGap`, that was an outage; it ends `grace` later, when players are connected again.
   */
  beat(at: number, longestGap: number, grace: number, since: number): Promise<Times>
}

/** What a store may have beside matches: each of these whole, or not at all. */
export interface Capabilities {
  readonly snapshots: SnapshotStore
  readonly presence: PresenceStore
  readonly push: PushStore
  readonly secrets: SecretStore
  readonly upkeep: Upkeep
  readonly time: TimeStore
}

export type Capability = keyof Capabilities

export interface Store extends MatchStore, Partial<Capabilities> {
  /** Do other processes change what it holds? */
  readonly isShared: boolean
}

/** A store that has these. */
export type StoreWith<Needed extends Capability> = Store & Pick<Capabilities, Needed>
