import { Refusal } from '@turnwise/protocol'
import { costOf, type Limits } from './limits.ts'
import { RateLimiter } from './token-bucket.ts'

/** So many bytes in either direction cost as much as one request. */
const BYTES_PER_UNIT = 16 * 1024

/** Who sends: an address, and a live connection where there is one. */
export interface Sender {
  readonly address: string
  readonly socket?: string
}

/**
 * What everything that arrives is charged for, by address, by live connection and by token: first that it comes, then
 * its bytes, then what it asks for, and at last what it was sent. Whatever is wrong with it has been paid for by then.
 */
export class Gate {
  readonly #byAddress: RateLimiter
  readonly #byToken: RateLimiter
  readonly #bySocket: RateLimiter

  constructor(limits: Limits) {
    this.#byAddress = new RateLimiter(limits.perAddress)
    this.#byToken = new RateLimiter(limits.perToken)
    this.#bySocket = new RateLimiter(limits.perSocket)
  }

  /** One request, of so many bytes as are known; before anything of it is read. Throws `rate-limited`. */
  arrive(sender: Sender, bytes = 0): void {
    this.#take(sender, 1 + bytes / BYTES_PER_UNIT)
  }

  /** Further bytes of it. Throws `rate-limited`. */
  receive(sender: Sender, bytes: number): void {
    this.#take(sender, bytes / BYTES_PER_UNIT)
  }

  /** What it asks for, beyond being a request. Throws `rate-limited`. */
  pass(request: unknown, sender: Sender): void {
    const cost = costOf(textField(request, 'cmd') ?? '', request)
    const token = textField(request, 'token')
    if (cost > 1) this.#take(sender, cost - 1)
    if (token !== undefined && !this.#byToken.take(token, cost)) throw tooMany()
  }

  /** What it was sent: known afterwards, and taken from what the sender may ask for next. */
  sent({ address, socket }: Sender, bytes: number): void {
    this.#byAddress.charge(address, bytes / BYTES_PER_UNIT)
    if (socket !== undefined) this.#bySocket.charge(socket, bytes / BYTES_PER_UNIT)
  }

  #take({ address, socket }: Sender, cost: number): void {
    const hasRoom = this.#byAddress.take(address, cost) && (socket === undefined || this.#bySocket.take(socket, cost))
    if (!hasRoom) throw tooMany()
  }
}

export function tooMany(): Refusal {
  return new Refusal('rate-limited', 'Too many requests: wait a moment.')
}

/** The table's schemas come later; here only a short text counts. */
export function textField(request: unknown, name: string): string | undefined {
  if (typeof request !== 'object' || request === null) return undefined
  const value: unknown = Reflect.get(request, name)
  return typeof value === 'string' && value.length <= 128 ? value : undefined
}
