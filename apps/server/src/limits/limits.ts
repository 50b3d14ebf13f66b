import type { Rate } from './token-bucket.ts'

export interface Limits {
  /** Bytes of one request over HTTP or a live connection; only the import of a record may be longer. */
  readonly requestBytes: number
  readonly importBytes: number
  /** Bytes of requests that are being read or answered at once, from one address and in total. */
  readonly bodiesPerAddress: number
  readonly bodies: number
  readonly depth: number
  readonly perAddress: Rate
  /** Of requests over HTTP of any kind: a page of the app is many of them. */
  readonly perAddressPages: Rate
  /** Bytes that are pushed to it; what takes long to make counts as more. */
  readonly perAddressPushes: Rate
  readonly perToken: Rate
  readonly perSocket: Rate
  readonly socketsPerAddress: number
  /** Connections of any kind from one address. */
  readonly connectionsPerAddress: number
  /** Requests over HTTP from one address that may be under way at once: `wait` can take long. */
  readonly requestsPerAddress: number
  readonly sockets: number
  readonly watchesPerSocket: number
  /** A live connection must send its hello within this time. */
  readonly helloMs: number
  /** Time between two pings; a connection that does not answer one is closed. */
  readonly pingMs: number
  /** A connection that watches nothing and sends no request for this long is closed. */
  readonly idleMs: number
  /** Bytes that may be queued for a slow reader before it is disconnected. */
  readonly backlog: number
  /** Requests of one connection, of any kind, that may be unanswered at once. */
  readonly pending: number
}

export const DEFAULT_LIMITS: Limits = {
  requestBytes: 64 * 1024,
  importBytes: 1024 * 1024,
  bodiesPerAddress: 4 * 1024 * 1024,
  bodies: 64 * 1024 * 1024,
  depth: 32,
  perAddress: { perSecond: 100, burst: 400 },
  perAddressPages: { perSecond: 400, burst: 1_600 },
  perAddressPushes: { perSecond: 4 * 1024 * 1024, burst: 16 * 1024 * 1024 },
  perToken: { perSecond: 30, burst: 90 },
  perSocket: { perSecond: 50, burst: 150 },
  socketsPerAddress: 100,
  connectionsPerAddress: 200,
  requestsPerAddress: 100,
  sockets: 50_000,
  watchesPerSocket: 64,
  helloMs: 5_000,
  pingMs: 30_000,
  idleMs: 600_000,
  backlog: 1024 * 1024,
  pending: 32,
}

/** For tests and measurements, where one address represents thousands of people. */
export const NO_RATES: Partial<Limits> = {
  perAddress: { perSecond: 0, burst: 0 },
  perAddressPages: { perSecond: 0, burst: 0 },
  perAddressPushes: { perSecond: 0, burst: 0 },
  perToken: { perSecond: 0, burst: 0 },
  perSocket: { perSecond: 0, burst: 0 },
  socketsPerAddress: Number.POSITIVE_INFINITY,
  connectionsPerAddress: Number.POSITIVE_INFINITY,
  requestsPerAddress: Number.POSITIVE_INFINITY,
}
