import { type Connection, type HeldSeat, remoteConnection } from '@turnwise/client'
import { createRng, type GameAction } from '@turnwise/engine'
import { fromWireAction, toWireAction } from '@turnwise/protocol'
import { ask, pause, until } from '../crash/asking.ts'
import { judge, type Verdict } from '../crash/judge.ts'
import { Player, type Seated } from '../crash/player.ts'
import { acknowledged } from '../crash/rounds.ts'
import { freePort, ServerProcess } from '../crash/server-process.ts'
import type { FlawName } from '../unsafe/flaws.ts'

const GAME = 'senet'

/** Several server processes on one PostgreSQL. */
export interface SeveralNodes {
  readonly database: string
  readonly nodes: readonly ServerProcess[]
  close(): Promise<void>
}

/** @param through where each node reaches the database, if not all of them directly */
export async function startNodes(
  database: string,
  count: number,
  isBellHeard: boolean,
  { flaw: broken, through = [] }: { readonly flaw?: FlawName; readonly through?: readonly string[] } = {},
): Promise<SeveralNodes> {
  const nodes: ServerProcess[] = []
  for (let i = 0; i < count; i++) {
    const flaw = broken ?? (isBellHeard ? undefined : 'hears-no-bell')
    nodes.push(new ServerProcess(await freePort(), { DATABASE_URL: through[i] ?? database }, flaw))
  }
  await Promise.all(nodes.map(node => node.start()))
  return { database, nodes, close: async () => void (await Promise.all(nodes.map(node => node.kill()))) }
}

async function seatsOf(url: string): Promise<readonly Seated[]> {
  const { match_id, players } = await ask(url, { cmd: 'create-match', game: GAME })
  if (typeof match_id !== 'string' || !Array.isArray(players)) throw new Error('no match was created')
  return players.map(({ player_id, token }) => ({ match: match_id, seat: player_id, token }))
}

interface Turn {
  readonly seq: number
  /** Actions that would all be accepted. */
  readonly action: GameAction
  readonly seat: HeldSeat
}

/** The next action of a match, as a request that is accepted only at this seq; undefined when the match is over. */
async function nextTurn(url: string, seats: readonly Seated[]): Promise<Turn | undefined> {
  for (const { match, seat, token } of seats) {
    const who = { match_id: match, player_id: seat, token }
    const { seq, actions } = await ask(url, { cmd: 'get-legal-actions', ...who })
    const [first]: unknown[] = Array.isArray(actions) ? actions : []
    if (typeof seq !== 'number' || typeof first !== 'object' || first === null || !('cmd' in first)) continue
    if (seat === undefined) continue
    const action = fromWireAction({ ...first, cmd: String(first.cmd) })
    return { seq, action, seat: { match_id: match, player_id: seat, token } }
  }
  return undefined
}

/** Milliseconds until the slowest of the watchers at all nodes has seen an action that one node accepted. */
export interface Reach {
  readonly sinceSent: number
  readonly sinceAnswered: number
}

export async function measureReach({ nodes }: SeveralNodes, actions: number, gapMs: number): Promise<Reach[]> {
  const connections: Connection[] = nodes.map(({ url }) => remoteConnection(url))
  const times: Reach[] = []
  try {
    while (times.length < actions) {
      const [first] = nodes
      const seats = await seatsOf(first?.url ?? '')
      const match_id = seats[0]?.match ?? ''
      const seen = connections.map(() => ({ seq: -1, at: 0 }))
      const stops = connections.map((connection, i) =>
        connection.watch({ match_id, since: 0 }, ({ seq }) => {
          seen[i] = { seq, at: performance.now() }
        }),
      )
      await until(async () => seen.every(({ seq }) => seq === 0), 5_000)
      for (let turn = await nextTurn(nodes[0]?.url ?? '', seats); turn !== undefined && times.length < actions; ) {
        const through = connections[times.length % connections.length]
        await pause(gapMs)
        const { seq, action, seat } = turn
        const start = performance.now()
        await through?.act(seat, action, seq)
        const answered = performance.now()
        await until(async () => seen.every(one => one.seq > seq), 10_000)
        const last = Math.max(...seen.map(({ at }) => at))
        times.push({ sinceSent: last - start, sinceAnswered: Math.max(0, last - answered) })
        turn = await nextTurn(nodes[0]?.url ?? '', seats)
      }
      for (const stop of stops) stop()
    }
  } finally {
    for (const connection of connections) connection.close()
  }
  return times
}

/** The same action for the same seq through two nodes at once: what both answered, each time. */
export async function race({ nodes }: SeveralNodes, times: number): Promise<readonly string[]> {
  const outcomes: string[] = []
  let seats: readonly Seated[] = []
  while (outcomes.length < times) {
    const [first, second] = [nodes[outcomes.length % nodes.length], nodes[(outcomes.length + 1) % nodes.length]]
    if (first === undefined || second === undefined) break
    // The node that is asked may be behind; in any case the log decides.
    const turn = seats.length === 0 ? undefined : await nextTurn(first.url, seats)
    if (turn === undefined) {
      seats = await seatsOf(first.url)
      continue
    }
    const request = { ...toWireAction(turn.action), ...turn.seat, expected_seq: turn.seq }
    const answers = await Promise.all([first, second].map(({ url }) => ask(url, request)))
    outcomes.push(
      answers
        .map(({ status, error }) => (status === 'ok' ? 'ok' : Object(error).code))
        .sort()
        .join(' and '),
    )
  }
  return outcomes
}

export interface NodeKills {
  readonly rounds: number
  readonly matches: number
  readonly seed: string
  /** What happens in each round, instead of killing and restarting a node. */
  strike?(round: number): Promise<void>
}

/**
 * Two players and a spectator of each match, each at a different node. A node is killed repeatedly while they play; its
 * clients continue at another, from what they have seen.
 */
export async function killNodes(several: SeveralNodes, { rounds, matches, seed, strike }: NodeKills): Promise<Verdict> {
  const { nodes, database } = several
  const rng = createRng(seed)
  let ticks = 0
  const tick = () => ++ticks
  const players: { readonly player: Player; node: number }[] = []
  const all = () => players.map(({ player }) => player)
  try {
    for (let i = 0; i < matches; i++) {
      const seats = await seatsOf(nodes[i % nodes.length]?.url ?? '')
      const everybody: readonly Seated[] = [
        ...seats,
        { match: seats[0]?.match ?? '', seat: undefined, token: undefined },
      ]
      for (const [j, seated] of everybody.entries()) {
        const node = (i + j) % nodes.length
        const name = `match ${i} ${seated.seat ?? 'rail'}`
        players.push({ node, player: new Player(name, nodes[node]?.url ?? '', seated, tick) })
      }
    }
    for (let round = 0; round < rounds; round++) {
      const wanted = acknowledged(all()) + matches * 3
      await until(async () => acknowledged(all()) >= wanted, 8_000)
      if (strike !== undefined) {
        await strike(round)
        const again = acknowledged(all()) + matches * 3
        await until(async () => acknowledged(all()) >= again, 20_000)
        continue
      }
      const dying = rng.int(nodes.length)
      await nodes[dying]?.kill()
      for (const one of players.filter(({ node }) => node === dying)) {
        one.node = (dying + 1 + rng.int(nodes.length - 1)) % nodes.length
        one.player.move(nodes[one.node]?.url ?? '')
      }
      const after = acknowledged(all()) + matches * 3
      await until(async () => acknowledged(all()) >= after, 8_000)
      await nodes[dying]?.start()
    }
    for (const player of all()) player.rest()
    await until(async () => all().every(player => player.isIdle), 6_000)
    await until(async () => {
      const lengths = new Map<string, number>()
      for (const { stream, seen } of all()) lengths.set(stream.match, Math.max(seen, lengths.get(stream.match) ?? 0))
      await pause(2_000)
      return all().every(({ stream, seen }) => seen === lengths.get(stream.match))
    }, 15_000)
    return await judge(
      { kind: 'postgres', url: database },
      all(),
      nodes.map(({ url }) => url),
    )
  } finally {
    for (const player of all()) player.close()
  }
}
