import type { Viewer } from '@turnwise/engine'
import { type WireError, wireError } from '@turnwise/protocol'
import { type LiveMatch, type Table, Updates } from '@turnwise/table'
import type { Gate } from '../limits/gate.ts'
import type { Metrics } from '../metrics.ts'
import type { Presence } from '../presence/presence.ts'

/** One `watch` of one connection. What it may see is checked again before each push. */
export interface Watcher {
  readonly number: number
  readonly matchId: string
  readonly viewer: Viewer
  readonly address: string
  /** The seat's token hash when the watch began: once the seat has another one, this watch sees nothing more. */
  readonly tokenHash: string | null
  since: number
  chatSince: number
  /** Something could not be pushed, since its address has to pay for what it got first. */
  isBehind: boolean
  send(text: string): void
  onRefused(watcher: Watcher): void
}

/** How soon those that are behind are looked at again. */
const BEHIND_MS = 100

/** Presence changes briefly when a page is reloaded: the others hear only of changes that last. */
const PRESENCE_SETTLE_MS = 1_500

const NOT_YOURS: WireError = { code: 'unauthorized', message: 'You no longer hold this seat.' }

interface WatchersContext {
  readonly table: Table
  readonly gate: Gate
  readonly metrics: Metrics
}

/** Sends each watcher the stored entries, limited to what that watcher may know. */
export class Watchers {
  readonly #table: Table
  readonly #presence: Presence
  readonly #metrics: Metrics
  readonly #report: (matchId: string, error: unknown) => void
  readonly #byMatch = new Map<string, { readonly watchers: Set<Watcher>; readonly stop: () => void }>()
  readonly #settling = new Map<string, NodeJS.Timeout>()
  readonly #gate: Gate
  readonly #behind = new Set<string>()
  #catchingUp: NodeJS.Timeout | undefined

  constructor(
    { table, gate, metrics }: WatchersContext,
    presence: Presence,
    report: (matchId: string, error: unknown) => void,
  ) {
    this.#report = report
    this.#table = table
    this.#gate = gate
    this.#presence = presence
    this.#metrics = metrics
  }

  /** Must run inside `change` of the match, so that nothing happens between the first update and the next. */
  add(live: LiveMatch, watcher: Watcher): void {
    const { matchId, viewer } = watcher
    const group = this.#byMatch.get(matchId) ?? {
      watchers: new Set<Watcher>(),
      stop: this.#table.watch(matchId, changed => this.#deliver(changed)),
    }
    this.#byMatch.set(matchId, group)
    group.watchers.add(watcher)
    if (typeof viewer === 'number' && this.#presence.enter(matchId, viewer)) this.#settlePresence(matchId)
    this.#deliver(live, one => one === watcher)
  }

  remove(watcher: Watcher): void {
    const { matchId, viewer } = watcher
    const group = this.#byMatch.get(matchId)
    if (group === undefined || !group.watchers.delete(watcher)) return
    if (typeof viewer === 'number' && this.#presence.leave(matchId, viewer)) this.#settlePresence(matchId)
    if (group.watchers.size > 0) return
    group.stop()
    this.#byMatch.delete(matchId)
  }

  close(): void {
    for (const timer of this.#settling.values()) clearTimeout(timer)
    clearTimeout(this.#catchingUp)
    for (const { stop } of this.#byMatch.values()) stop()
    this.#byMatch.clear()
  }

  #deliver(live: LiveMatch, whom: (watcher: Watcher) => boolean = () => true): void {
    const { id } = live.stored
    const updates = new Updates(this.#table.environment, live)
    const acceptedAt = live.times.at(-1)
    for (const watcher of [...(this.#byMatch.get(id)?.watchers ?? [])].filter(whom)) {
      if (!mayStillSee(live, watcher)) {
        this.#refuse(watcher, NOT_YOURS)
        continue
      }
      const { number, viewer, address, since, chatSince } = watcher
      watcher.isBehind = !this.#gate.mayPush(address)
      if (watcher.isBehind) {
        this.#postpone(id)
        continue
      }
      try {
        const start = performance.now()
        const text = updates.textFor(viewer, since, chatSince)
        watcher.send(`{"push":"update","watch":${number},${text}`)
        this.#gate.pushed(address, text.length, performance.now() - start)
      } catch (error) {
        // A durable entry must be answered, even if it cannot be shown to one of the watchers.
        this.#report(id, error)
        this.#refuse(watcher, wireError(error))
        continue
      }
      if (acceptedAt !== undefined && live.match.seq > since && since > 0) {
        this.#metrics.fanOut.observe(Math.max(0, this.#table.environment.now() - acceptedAt) / 1000)
      }
      watcher.since = live.match.seq
      watcher.chatSince = live.chat.length
    }
  }

  /** Later pushes say all that the earlier ones would have said. */
  #postpone(matchId: string): void {
    this.#behind.add(matchId)
    if (this.#catchingUp !== undefined) return
    this.#catchingUp = setTimeout(() => {
      this.#catchingUp = undefined
      const behind = [...this.#behind]
      this.#behind.clear()
      for (const id of behind) this.#deliverSoon(id, watcher => watcher.isBehind)
    }, BEHIND_MS)
    this.#catchingUp.unref()
  }

  #deliverSoon(matchId: string, whom?: (watcher: Watcher) => boolean): void {
    if (!this.#byMatch.has(matchId)) return
    // If a match cannot be loaded, its watchers already know.
    this.#table.change(matchId, async ({ live }) => this.#deliver(live, whom)).catch(() => undefined)
  }

  #refuse(watcher: Watcher, error: WireError): void {
    this.remove(watcher)
    const { number, matchId } = watcher
    watcher.send(JSON.stringify({ push: 'refused', watch: number, match_id: matchId, error }))
    watcher.onRefused(watcher)
  }

  #settlePresence(matchId: string): void {
    if (this.#settling.has(matchId)) return
    const timer = setTimeout(() => {
      this.#settling.delete(matchId)
      this.#deliverSoon(matchId)
    }, PRESENCE_SETTLE_MS)
    timer.unref()
    this.#settling.set(matchId, timer)
  }
}

function mayStillSee(live: LiveMatch, { viewer, tokenHash }: Watcher): boolean {
  if (typeof viewer !== 'number') return live.stored.spectators
  return tokenHash !== null && live.seats[viewer]?.tokenHash === tokenHash
}
