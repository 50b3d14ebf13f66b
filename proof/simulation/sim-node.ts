import { type Catalog, createRng, type Offer } from '@turnwise/engine'
import { Refusal, type SeenEntry } from '@turnwise/protocol'
import {
  type Action,
  type BotRequest,
  driveBots,
  driveClocks,
  driveOffers,
  driveSnapshots,
  type Environment,
  type Store,
  seenEntries,
  Table,
  viewerOf,
} from '@turnwise/table'
import { wakeClockedMatches } from '../../apps/server/src/upkeep/load-clocked.ts'
import { simulatedStore, type Unsafe } from './sim-store.ts'
import type { World } from './world.ts'

export interface Push {
  readonly entries: readonly SeenEntry[]
  readonly isMine: boolean
  readonly isOver: boolean
  readonly offer: { readonly seat: number; readonly kind: Offer } | undefined
}

export interface Watcher {
  readonly match: string
  readonly seat: number | undefined
  readonly token: string | undefined
  readonly since: number
  push(push: Push): void
}

/** Frequent enough that most loads find a snapshot. */
const SNAPSHOT_EVERY = 5
/** How long a bot takes for a move. */
const THINKING = 100

/** One server process: a table over the shared disk, notified by the others. */
export class SimNode {
  readonly name: string
  readonly #world: World
  readonly #disk: Store
  readonly #catalog: Catalog
  readonly #unsafe: Unsafe
  #life = 0
  #table: Table
  #stops: readonly (() => void)[] = []
  ring: (from: SimNode, match: string) => void = () => {}

  constructor(name: string, world: World, disk: Store, catalog: Catalog, unsafe: Unsafe) {
    this.name = name
    this.#world = world
    this.#disk = disk
    this.#catalog = catalog
    this.#unsafe = unsafe
    this.#table = this.#boot()
  }

  isUp = true

  get table(): Table {
    return this.#table
  }

  #boot(): Table {
    const life = ++this.#life
    const isAlive = () => this.isUp && this.#life === life
    const table = new Table(this.#environment(isAlive))
    table.watchAll(live => {
      if (isAlive()) this.ring(this, live.stored.id)
    })
    driveSnapshots(table, () => {}, SNAPSHOT_EVERY)
    this.#stops = [driveBots, driveClocks, driveOffers].map(drive => drive(table, () => {}))
    void wakeClockedMatches(table).catch(() => {})
    const sweep = () => {
      if (!isAlive()) return
      for (const match of new Set(table.watchedMatches)) void table.catchUp(match).catch(() => {})
      this.#world.after(1000, sweep)
    }
    this.#world.after(1000, sweep)
    return table
  }

  #environment(isAlive: () => boolean): Environment {
    const world = this.#world
    return {
      catalog: this.#catalog,
      store: simulatedStore(world, this.#disk, isAlive, this.#unsafe),
      now: () => world.now,
      newId: () => `m${world.rng.int(1e9)}`,
      newSeed: () => String(world.rng.next()),
      newToken: () => String(world.rng.next()),
      hashToken: token => token,
      sameHash: (a, b) => a === b,
      askBot: request => world.sleep(THINKING).then(() => anyLegal(request)),
      isAbsent: () => true,
      after: (milliseconds, call) => world.after(milliseconds, () => (isAlive() ? call() : undefined)),
    }
  }

  /** From now on the node does nothing by itself. */
  rest(): void {
    for (const stop of this.#stops) stop()
  }

  crash(): void {
    this.isUp = false
    this.#life += 1
  }

  restart(): void {
    this.isUp = true
    this.#table = this.#boot()
  }

  /** Another node says that this match has moved on. */
  hear(match: string): void {
    if (this.isUp) void this.#table.catchUp(match).catch(() => {})
  }

  async handle(request: Readonly<Record<string, unknown>>): Promise<Readonly<Record<string, unknown>>> {
    const { expected_seq, ...rest } = request
    return this.#table.handle(this.#unsafe.ignoresExpectedSeq ? rest : request, { local: false }).then(answer => ({
      ...answer,
      expected_seq,
    }))
  }

  /** What the live carrier does: everything after `since`, then each entry as it becomes durable. */
  watch(watcher: Watcher): Promise<() => void> {
    const table = this.#table
    let sent = watcher.since
    return table.change(watcher.match, async transaction => {
      const { live } = transaction
      const viewer = viewerOf(table.environment, live, { local: false }, watcher.seat, watcher.token)
      if (watcher.since > live.match.seq) {
        await transaction.follow()
        // The watcher has seen more than this node knows; another node may serve it.
        if (watcher.since > live.match.seq) throw new Refusal('conflict', 'behind')
      }
      const send = (now: typeof live) => {
        if (now.times.length < sent) return
        const entries = seenEntries(now, sent, viewer)
        sent += entries.length
        const { offer, outcome, toAct } = now.match
        watcher.push({
          entries,
          isMine: typeof viewer === 'number' && toAct.includes(viewer),
          isOver: outcome !== undefined,
          offer: offer && { seat: offer.seat, kind: offer.offer },
        })
      }
      send(live)
      return table.watch(watcher.match, now => {
        try {
          send(now)
        } catch {
          // Like the live carrier, a node that cannot show an entry sends nothing; the checker finds the gap.
        }
      })
    })
  }
}

/** The same at every node, so that two nodes with the same bot choose the same action. */
function anyLegal({ turn, rngSeed }: BotRequest): Action {
  return createRng(rngSeed).pick(turn.legal)
}
