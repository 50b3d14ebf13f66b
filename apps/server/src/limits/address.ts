import { isIP } from 'node:net'
import { Counter, type Rate, RateLimiter } from './token-bucket.ts'

/**
 * The key of an address: an IPv4 address, or the /64 network of an IPv6 address, which is what one household gets at
 * least. A proxy may name the client with its port.
 */
export function addressKey(address: string): string {
  const plain = withoutPort(address)
  if (isIP(plain) !== 6) return plain
  const groups = groupsOf(plain)
  const [a = 0, b = 0] = groups.slice(6)
  // An IPv4 address in the form of an IPv6 one.
  if (groups.slice(0, 6).join() === '0,0,0,0,0,65535') return [a >> 8, a & 0xff, b >> 8, b & 0xff].join('.')
  return groups
    .slice(0, 4)
    .map(group => group.toString(16))
    .join(':')
}

/** The /56 network above such a key; undefined for IPv4. */
export function networkKey(key: string): string | undefined {
  if (!key.includes(':')) return undefined
  const groups = key.split(':')
  const last = groups.pop() ?? ''
  return `${groups.join(':')}:${(Number.parseInt(last, 16) >> 8).toString(16)}/56`
}

/** A provider gives a customer up to 256 networks of IPv6; all of them together have so many times the limit of one. */
const NETWORKS = 4

/** A rate for each address, and one for each network above it. */
export class AddressRate {
  readonly #addresses: RateLimiter
  readonly #networks: RateLimiter

  constructor({ perSecond, burst }: Rate) {
    this.#addresses = new RateLimiter({ perSecond, burst })
    this.#networks = new RateLimiter({ perSecond: perSecond * NETWORKS, burst: burst * NETWORKS })
  }

  /** False if the address or its network has not that much left. */
  take(address: string, cost: number): boolean {
    const network = networkKey(address)
    return this.#addresses.take(address, cost) && (network === undefined || this.#networks.take(network, cost))
  }

  /** Takes `cost` in any case. */
  charge(address: string, cost: number): void {
    const network = networkKey(address)
    this.#addresses.charge(address, cost)
    if (network !== undefined) this.#networks.charge(network, cost)
  }
}

/** Counts how many of something each address has now, and each network above it. */
export class AddressCounter {
  readonly #addresses: Counter
  readonly #networks: Counter

  constructor(most: number) {
    this.#addresses = new Counter(most)
    this.#networks = new Counter(most * NETWORKS)
  }

  /** False if the address or its network has reached its limit. */
  enter(address: string): boolean {
    if (!this.#addresses.enter(address)) return false
    const network = networkKey(address)
    if (network === undefined || this.#networks.enter(network)) return true
    this.#addresses.leave(address)
    return false
  }

  leave(address: string): void {
    const network = networkKey(address)
    this.#addresses.leave(address)
    if (network !== undefined) this.#networks.leave(network)
  }
}

function withoutPort(address: string): string {
  const bracketed = /^\[([^\]]*)\](:\d+)?$/.exec(address)?.[1]
  return (bracketed ?? address.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')).replace(/%.*$/, '')
}

/** The eight numbers of a valid IPv6 address. */
function groupsOf(address: string): readonly number[] {
  const hex = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_all, ...bytes: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.map(Number)
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`
  })
  const [head = [], tail = []] = hex.split('::').map(part => (part === '' ? [] : part.split(':')))
  const gap = Array<string>(8 - head.length - tail.length).fill('0')
  return [...head, ...gap, ...tail].map(group => Number.parseInt(group, 16))
}
