import type { Catalog } from '@turnwise/engine'
import type { Store } from '@turnwise/table'
import type { Logger } from 'pino'
import type { OutsideGame } from './http/outside-games.ts'
import type { Limits } from './limits/limits.ts'
import type { Bus } from './nodes/bus.ts'
import type { PushOptions } from './push/push-sender.ts'
import type { Storage } from './store/open-store.ts'
import type { Retention } from './upkeep/prune.ts'

export interface ServerOptions {
  /** Loopback by default. */
  readonly host?: string
  /** 0, the default, takes any free one. */
  readonly port?: number
  /** Memory by default: for tests. `serve` gives the user's data folder or a database. */
  readonly storage?: Storage
  /** An open store, instead of `storage`; it is closed with the server. */
  readonly store?: Store
  readonly catalog?: Catalog
  /** Games beside those of the catalog. */
  readonly outsideGames?: readonly OutsideGame[]
  /** The folder of the built web app; by default that of the package `@turnwise/web`, if it is installed and built. */
  readonly webRoot?: string
  /** Further origins whose pages may send requests to this server. */
  readonly origins?: readonly string[]
  /** Addresses of proxies that are trusted to name the client's address. */
  readonly trustProxy?: readonly string[]
  readonly limits?: Partial<Limits>
  /** How long unused matches are kept; older ones are deleted every hour. */
  readonly retention?: Retention
  /** Memory for matches, in bytes; other matches are replayed when needed. */
  readonly liveBytes?: number
  readonly botThreads?: number
  readonly botBudgetMs?: number
  /** How players who are away are notified of their turn. */
  readonly push?: Partial<PushOptions>
  readonly logger?: Logger
  /** The clock of this machine, milliseconds since 1970. Where the store knows the time, that counts. */
  now?(): number
  /** The bus between nodes that share a database; by default the database's own. */
  readonly bus?: Bus
  /** Called when the store has failed for good: the process should end and be restarted. */
  onFailure?(error: Error): void
}
