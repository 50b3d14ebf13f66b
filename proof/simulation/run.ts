import type { Catalog } from '@turnwise/engine'
import { memoryStore, type Store } from '@turnwise/table'
import { judge, type Verdict } from './judge.ts'
import { seatClients } from './seating.ts'
import { SideClient } from './side-client.ts'
import type { SimClient } from './sim-client.ts'
import { SimNode } from './sim-node.ts'
import { SAFE, type Unsafe } from './sim-store.ts'
import { type Fault, World } from './world.ts'

export interface SimulationResult extends Verdict {
  readonly trace: number
  readonly fired: Readonly<Record<Fault, number>>
  /** Creations, joins, claims, messages and leavings, by kind. */
  readonly beside: Readonly<Record<string, number>>
}

const MATCHES = 2
const STORM = 6_000
const CALM = 4_000

/** One seeded run: three nodes on one disk, two matches with their players and a spectator each, a storm, then calm. */
export async function simulate(seed: string, catalog: Catalog, unsafe: Unsafe = SAFE): Promise<SimulationResult> {
  const world = new World(seed)
  const disk = unsafe.losesOnCrash ? forgetfulDisk(memoryStore()) : { store: memoryStore(), lose: async () => {} }
  const nodes = ['a', 'b', 'c'].map(name => new SimNode(name, world, disk.store, catalog, unsafe))
  connectBus(world, nodes)
  let ticks = 0
  const tick = () => ++ticks
  world.isCalm = true
  const clients: SimClient[] = []
  for (let i = 0; i < MATCHES; i++) clients.push(...(await seatClients(world, nodes, catalog, tick)))
  for (const client of clients) client.connect()
  const side = new SideClient(world, nodes)
  void side.run(catalog.filter(({ seats }) => seats.max > 1))
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
  // Bots and clocks finish what they have begun, and all clients see it.
  for (const node of nodes) node.rest()
  await world.runUntil(world.now + CALM)
  const lost = await side.findFaults(disk.store)
  const verdict = await judge(world, nodes, clients, disk.store, catalog)
  const problems = [...verdict.problems, ...lost]
  return { ...verdict, problems, trace: world.trace, fired: world.fired, beside: side.acknowledged }
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

/** A disk that is never synced: a crash loses the last rows. */
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
