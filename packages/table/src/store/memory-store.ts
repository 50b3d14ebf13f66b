import type { Outcome } from '@turnwise/engine'
import type {
  Capabilities,
  ChatRow,
  IdleMatch,
  LogRow,
  MatchFilter,
  MatchSummary,
  PushSubscription,
  RulesCount,
  Snapshot,
  Store,
  StoredMatch,
  StoredSeat,
} from './store.ts'

interface Kept {
  readonly match: StoredMatch
  seats: readonly StoredSeat[]
  /** Packed once the match is over, if the store packs. */
  log: LogRow[] | { readonly packed: string }
  seq: number
  /** Of the last entry. */
  at: number
  readonly chat: ChatRow[]
  outcome: Outcome | null
  snapshot?: Snapshot
  due?: { readonly dueAt: number; readonly listedAt: number }
  readonly seen: Map<number, number>
  subscriptions: readonly PushSubscription[]
}

/** How the logs of matches that are over are made smaller. */
export interface Packing {
  pack(rows: readonly LogRow[]): string
  unpack(packed: string): LogRow[]
}

/** Keeps everything in memory until the process ends: for stdio, tests and the arena. */
export function memoryStore(packing?: Packing): Store & Omit<Capabilities, 'time'> {
  const kept = new Map<string, Kept>()
  const marks = new Set<string>()
  const secrets = new Map<string, string>()
  const find = (id: string): Kept => {
    const found = kept.get(id)
    if (found === undefined) throw new Error(`There is no match ${id} in this store.`)
    return found
  }
  const rowsOf = ({ log }: Kept): LogRow[] => ('packed' in log ? (packing?.unpack(log.packed) ?? []) : log)
  const packIfOver = (one: Kept) => {
    if (one.outcome !== null && packing !== undefined) one.log = { packed: packing.pack(rowsOf(one)) }
  }
  return {
    isShared: false,
    async createMatch(match, seats, rows, outcome) {
      if (kept.has(match.id)) throw new Error(`There is a match ${match.id} already.`)
      const log = { log: [...rows], seq: rows.length, at: rows.at(-1)?.at ?? 0 }
      const one: Kept = { match, seats, ...log, chat: [], outcome, seen: new Map(), subscriptions: [] }
      packIfOver(one)
      kept.set(match.id, one)
    },
    async loadMatch(id) {
      const found = kept.get(id)
      return found === undefined ? undefined : { match: found.match, seats: found.seats, outcome: found.outcome }
    },
    async readLog(id, since) {
      return rowsOf(find(id)).slice(since)
    },
    async append(id, row, outcome, by) {
      const found = find(id)
      if (row.entry.seq !== found.seq + 1) return 'conflict'
      const now = by === undefined ? undefined : found.seats[by.seat]
      if (now?.tokenHash !== by?.tokenHash || now?.bot !== by?.bot) return 'conflict'
      const log = rowsOf(found)
      log.push(row)
      Object.assign(found, { log, seq: row.entry.seq, at: row.at, outcome })
      packIfOver(found)
      return 'ok'
    },
    async replaceSeat(id, before, after) {
      const found = find(id)
      const now = found.seats[before.seat]
      if (now?.tokenHash !== before.tokenHash || now.bot !== before.bot || now.open !== before.open) return 'conflict'
      found.seats = found.seats.map(seat => (seat.seat === after.seat ? after : seat))
      return 'ok'
    },
    async listMatches(filter) {
      return selectMatches(
        [...kept.values()].map(({ match, seats, seq, outcome }) => ({ match, seats, seq, outcome })),
        filter,
      )
    },
    async say(id, seat, text, at, key) {
      const { chat } = find(id)
      const said = key === undefined ? undefined : chat.find(row => row.seat === seat && row.key === key)
      if (said !== undefined) return said
      const row: ChatRow = { index: chat.length + 1, seat, text, at, ...(key === undefined ? {} : { key }) }
      chat.push(row)
      return row
    },
    async readChat(id, since) {
      return find(id).chat.slice(since)
    },
    presence: {
      async markSeen(seats) {
        for (const { matchId, seat, at } of seats) {
          const { seen } = find(matchId)
          seen.set(seat, Math.max(at, seen.get(seat) ?? 0))
        }
      },
      async lastSeen(id, seat) {
        return find(id).seen.get(seat)
      },
    },
    push: {
      async putSubscription(id, subscription) {
        const found = find(id)
        const others = found.subscriptions.filter(
          ({ seat, endpoint }) => seat !== subscription.seat || endpoint !== subscription.endpoint,
        )
        found.subscriptions = [...others, subscription]
      },
      async readSubscriptions(id, seat) {
        return find(id).subscriptions.filter(one => one.seat === seat)
      },
      async dropSubscription(id, seat, endpoint) {
        const found = find(id)
        found.subscriptions = found.subscriptions.filter(one => one.seat !== seat || one.endpoint !== endpoint)
      },
    },
    secrets: {
      async keepSecret(name, value) {
        const kept = secrets.get(name) ?? value
        secrets.set(name, kept)
        return kept
      },
    },
    snapshots: {
      async readSnapshot(id) {
        return find(id).snapshot
      },
      async writeSnapshot(id, snapshot) {
        find(id).snapshot = snapshot
      },
    },
    upkeep: {
      async listOld({ isOver, before, after, limit }) {
        const old = [...kept.values()]
          .filter(({ match, outcome }) => match.createdAt < before && (outcome !== null) === isOver)
          .map(idleMatch)
          .sort((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1))
        const start = after === undefined ? 0 : old.findIndex(({ id }) => id === after.id) + 1
        return old.slice(start, start + limit)
      },
      async markDue(matches, listedAt) {
        for (const { id, dueAt } of matches) find(id).due = { dueAt, listedAt }
      },
      async deleteMatch(id, unlessUsedSince) {
        const found = kept.get(id)
        if (found === undefined || lastUsed(found) >= unlessUsedSince) return 'kept'
        kept.delete(id)
        return 'deleted'
      },
      async setMark(name, isSet) {
        if (isSet) marks.add(name)
        else marks.delete(name)
      },
      async hasMark(name) {
        return marks.has(name)
      },
      async countByRules() {
        return countByRules([...kept.values()])
      },
      findDamage: async () => [],
      size: async () => 0,
      waiting: () => 0,
    },
    async close() {},
  }
}

function countByRules(all: readonly Kept[]): readonly RulesCount[] {
  const groups = Map.groupBy(all, ({ match }) => JSON.stringify([match.game, match.version, match.fingerprint]))
  return [...groups.values()].flatMap(group => {
    const [first] = group
    if (first === undefined) return []
    const over = group.filter(({ outcome }) => outcome !== null).length
    return [{ ...rulesOnly(first.match), over, notOver: group.length - over }]
  })
}

function rulesOnly({ game, version, fingerprint, release }: StoredMatch) {
  return {
    ...{ game, version },
    ...(fingerprint === undefined ? {} : { fingerprint }),
    ...(release === undefined ? {} : { release }),
  }
}

function idleMatch(one: Kept): IdleMatch {
  const { id, game, createdAt } = one.match
  return { id, game, createdAt, lastAt: lastUsed(one), ...one.due }
}

function lastUsed({ match, at, chat }: Kept): number {
  return Math.max(match.createdAt, at, chat.at(-1)?.at ?? 0)
}

/** Newest first, a page at a time. */
export function selectMatches(all: readonly MatchSummary[], filter: MatchFilter): readonly MatchSummary[] {
  const newestFirst = all
    .filter(({ match }) => !filter.listedOnly || match.listed)
    .filter(({ match }) => filter.clocked !== true || match.clock !== null)
    .filter(({ match }) => filter.game === undefined || match.game === filter.game)
    .filter(summary => filter.status === undefined || statusOf(summary) === filter.status)
    .sort((a, b) => b.match.createdAt - a.match.createdAt || (a.match.id < b.match.id ? 1 : -1))
  const start = filter.after === undefined ? 0 : newestFirst.findIndex(({ match }) => match.id === filter.after) + 1
  return newestFirst.slice(start, start + filter.limit)
}

export function statusOf({ seats, outcome }: Pick<MatchSummary, 'seats' | 'outcome'>): 'open' | 'running' | 'over' {
  if (outcome !== null) return 'over'
  return seats.some(seat => seat.open) ? 'open' : 'running'
}
