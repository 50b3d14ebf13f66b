import type { Catalog } from '@turnwise/engine'
import { loadLive, localEnvironment, memoryStore, type Store, seenEntries } from '@turnwise/table'
import { findFaults } from '../checker.ts'
import type { Attempt, FinalMatch, History } from '../history.ts'
import { SideClient } from './side-client.ts'
import { SimClient } from './sim-client.ts'
import { SimNode } from './sim-node.ts'
import { SAFE, type Unsafe } from './sim-store.ts'
import { type Fault, World } from './world.ts'

export interface SimulationResult {
  readonly problems: readonly string[]
  readonly trace: number
  readonly fired: Readonly<Record<Fault, number>>
  readonly acknowledged: number
  readonly unknown: number
  /** Creations, joins, messages and leavings. */
  readonly acknowledgedBeside: number
}

const STORM = 6_000
const CALM = 4_000

/** One seeded run: three nodes on one disk, two matches with two players and a spectator each, a storm, then calm. */
export async function simulate(
  seed: string,
  catalog: Catalog,
  game: string,
  unsafe: Unsafe = SAFE,
): Promise<SimulationResult> {
  const world = new World(seed)
  const disk = unsafe.losesOnCrash ? forgetfulDisk(memoryStore()) : { store: memoryStore(), lose: async () => {} }
  const nodes = ['a', 'b', 'c'].map(name => new SimNode(name, world, disk.store, catalog, unsafe))
  connectBus(world, nodes)
  let ticks = 0
  const tick = () => ++ticks
  world.isCalm = true
  const clients = await seatClients(world, nodes, game, tick)
  for (const client of clients) client.connect()
  const side = new SideClient(world, nodes)
  void side.run(game)
  world.isCalm = false
  scheduleTrouble(world, nodes, disk.lose)
  await world.runUntil(world.now + STORM)
  world.isCalm = true
  for (const node of nodes) if (!node.isUp) node.restart()
  for (const client of clients) client.connect()
  await world.runUntil(world.now + CALM)
  for (const client of clients) client.rest()
  side.rest()
  await world.runUntil(world.now + CALM)
  const lost = await side.findFaults(disk.store)
  const result = await judge(world, nodes, clients, disk.store, catalog)
  return { ...result, problems: [...result.problems, ...lost], acknowledgedBeside: side.acknowledged }
}

function connectBus(world: World, nodes: readonly SimNode[]): void {
  for (const node of nodes) {
    node.ring = (from, match) => {
      for (const other of nodes) {
        if (other === from || world.strikes('lost-doorbell', 4)) continue
        world.after(10 + world.rng.int(10), () => other.hear(match))
      }
    }
  }
}

async function seatClients(
  world: World,
  nodes: readonly SimNode[],
  game: string,
  tick: () => number,
): Promise<SimClient[]> {
  const clients: SimClient[] = []
  for (let i = 0; i < 2; i++) {
    const [first] = nodes
    if (first === undefined) break
    const creating = first.handle({ cmd: 'create-match', game })
    await world.runUntil(world.now + 100)
    const created = await creating
    const match = String(created.match_id)
    const players = Array.isArray(created.players) ? created.players : []
    for (const { player_id, token } of players) {
      clients.push(new SimClient(`${match}/${player_id}`, world, nodes, { match, seat: player_id, token }, tick))
    }
    clients.push(new SimClient(`${match}/rail`, world, nodes, { match, seat: undefined, token: undefined }, tick))
  }
  return clients
}

function scheduleTrouble(world: World, nodes: readonly SimNode[], lose: () => Promise<void>): void {
  for (let at = 300; at < STORM; at += 200 + world.rng.int(500)) {
    world.after(at, () => {
      const node = world.rng.pick(nodes)
      if (!node.isUp || world.isCalm) return
      if (world.strikes('crash', 4)) {
        node.crash()
        void lose()
        world.note(`${node.name} crashes`)
        world.after(100 + world.rng.int(1500), () => {
          if (node.isUp) return
          node.restart()
          world.fired.restart += 1
        })
      }
    })
  }
}

/** A disk that was never synced: a crash takes the last rows with it. */
function forgetfulDisk(store: Store): { readonly store: Store; lose(): Promise<void> } {
  const hidden = new Map<string, number>()
  const ids = new Set<string>()
  return {
    store: {
      ...store,
      async createMatch(match, seats, rows, outcome) {
        ids.add(match.id)
        await store.createMatch(match, seats, rows, outcome)
      },
      async readLog(id, since) {
        const rows = await store.readLog(id, 0)
        return rows.slice(0, rows.length - (hidden.get(id) ?? 0)).slice(since)
      },
    },
    async lose() {
      for (const id of ids) hidden.set(id, 2)
    },
  }
}

async function judge(
  world: World,
  nodes: readonly SimNode[],
  clients: readonly SimClient[],
  disk: Store,
  catalog: Catalog,
): Promise<Omit<SimulationResult, 'acknowledgedBeside'>> {
  const matches: FinalMatch[] = []
  const broken: string[] = []
  for (const id of new Set(clients.map(client => client.stream.match))) {
    const entries = (await disk.readLog(id, 0)).map(row => row.entry)
    const loading = nodes.map(node => {
      node.table.forget(id)
      return node.table.live(id)
    })
    await world.runUntil(world.now + 500)
    const { readSnapshot: _, ...logOnly } = disk
    const lives = await Promise.all([loadLive(localEnvironment(catalog, logOnly), id), ...loading]).catch(error => {
      broken.push(`${id} cannot be loaded: ${error}`)
      return []
    })
    matches.push({
      id,
      entries,
      states: lives.map(live => JSON.stringify(live.match.state)),
      seenBy(seat) {
        const [live] = lives
        if (live === undefined) return []
        return seenEntries(live, 0, seat ?? 'spectator').map(({ seq, kind, player_id, events }) =>
          JSON.stringify({ seq, kind, player_id, events }),
        )
      },
    })
  }
  const attempts: readonly Attempt[] = clients.flatMap(client => client.attempts)
  const history: History = { attempts, streams: clients.map(client => client.stream), matches }
  const behind = clients.flatMap(client => {
    const length = matches.find(({ id }) => id === client.stream.match)?.entries.length ?? 0
    return client.seen === length ? [] : [`${client.name} saw ${client.seen} of ${length} in the end`]
  })
  const count = (kind: string) => attempts.filter(({ result }) => result.kind === kind).length
  return {
    problems: [...broken, ...findFaults(history), ...behind],
    trace: world.trace,
    fired: world.fired,
    acknowledged: count('ok'),
    unknown: count('unknown'),
  }
}
