import type { Catalog, Entry, Seat } from '@turnwise/engine'
import { type LiveMatch, loadLive, localEnvironment, type Store } from '@turnwise/table'
import { findFaults } from '../checker.ts'
import type { FinalMatch } from '../history.ts'
import { entryTexts } from '../seen-entries.ts'
import { clockFaults } from './clock-faults.ts'
import type { SimClient } from './sim-client.ts'
import type { SimNode } from './sim-node.ts'
import type { World } from './world.ts'

export interface Verdict {
  readonly problems: readonly string[]
  readonly acknowledged: number
  readonly unknown: number
  /** How many entries of each kind are in the logs, and of how many games. */
  readonly kinds: Readonly<Record<string, number>>
  readonly games: readonly string[]
}

/** Compares what the clients did and saw with the remaining log, and the log with the state at each node. */
export async function judge(
  world: World,
  nodes: readonly SimNode[],
  clients: readonly SimClient[],
  disk: Store,
  catalog: Catalog,
): Promise<Verdict> {
  const { snapshots: _, ...logOnly } = disk
  const matches: FinalMatch[] = []
  const found: LiveMatch[] = []
  const problems: string[] = []
  for (const id of new Set(clients.map(client => client.stream.match))) {
    const loading = nodes.map(node => {
      node.table.forget(id)
      return node.table.live(id)
    })
    const stoppedAt = world.now
    await world.runUntil(world.now + 500)
    const lives = await Promise.all([loadLive(localEnvironment(catalog, logOnly), id), ...loading]).catch(error => {
      problems.push(`${id} cannot be loaded: ${error}`)
      return []
    })
    const entries = (await disk.readLog(id, 0)).map(row => row.entry)
    const [live] = lives
    matches.push({
      id,
      entries,
      states: lives.map(({ match }) => JSON.stringify(match.state)),
      seenBy: (seat, isOver) => (live === undefined ? [] : entryTexts(live, isOver ? 'host' : (seat ?? 'spectator'))),
      toActAt: seq => (live === undefined ? [] : live.module.game.toAct(live.match.stateAt(seq))),
      bots: botsOf(live, entries),
    })
    if (live === undefined) continue
    found.push(live)
    problems.push(...clockFaults(live, stoppedAt), ...offerFaults(live))
  }
  const attempts = clients.flatMap(client => client.attempts)
  problems.push(...findFaults({ attempts, streams: clients.map(({ stream }) => stream), matches }))
  problems.push(...clients.flatMap(client => watchFaults(client, matches)))
  const count = (kind: string) => attempts.filter(({ result }) => result.kind === kind).length
  const kinds: Record<string, number> = {}
  for (const { kind } of matches.flatMap(({ entries }) => entries)) kinds[kind] = (kinds[kind] ?? 0) + 1
  return {
    problems,
    acknowledged: count('ok'),
    unknown: count('unknown'),
    kinds,
    games: found.map(({ stored }) => stored.game),
  }
}

/** A bot plays from the start, or from when its seat ran out of time. */
function botsOf(live: LiveMatch | undefined, entries: readonly Entry[]): ReadonlyMap<Seat, number> {
  const bots = new Map<Seat, number>(live?.seats.flatMap(({ seat, bot }) => (bot === null ? [] : [[seat, 0] as const])))
  for (const entry of entries) if (entry.kind === 'timeout') bots.set(entry.seat, entry.seq)
  return bots
}

/** Every accepted offer has taken effect, and bots have answered offers. */
function offerFaults({ match, seats, stored }: LiveMatch): readonly string[] {
  const { offer } = match
  if (offer === undefined || offer.offer === 'rematch') return []
  const people = seats.filter(({ seat, bot }) => bot === null && seat !== offer.seat)
  const isAgreed = people.every(({ seat }) => offer.accepted.includes(seat))
  return isAgreed ? [`${stored.id}: all accepted ${offer.offer} at ${match.seq}, and nothing came of it`] : []
}

/** In the end all clients have seen everything, except those whose seat went to a bot when their time was up. */
function watchFaults({ name, seen, stream, isUnseated }: SimClient, matches: readonly FinalMatch[]): readonly string[] {
  const entries = matches.find(({ id }) => id === stream.match)?.entries ?? []
  if (isUnseated) {
    const isRight = entries.some(entry => entry.kind === 'timeout' && entry.seat === stream.seat)
    return isRight ? [] : [`${name} was refused a seat that is still theirs`]
  }
  return seen === entries.length ? [] : [`${name} saw ${seen} of ${entries.length} in the end`]
}
