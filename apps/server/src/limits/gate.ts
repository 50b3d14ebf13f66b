import { costOf, type Envelope, Refusal } from '@turnwise/protocol'
import { AddressRate } from './address.ts'
import type { Limits } from './limits.ts'
import { RateLimiter } from './token-bucket.ts'
import { Turns } from './turns.ts'

/** This many bytes in either direction cost as much as one request. */
const BYTES_PER_UNIT = 16 * 1024
/** And so many pieces of a body. */
const PIECES_PER_UNIT = 32
/** A push that takes a millisecond to make costs as much as so many bytes. */
const BYTES_PER_MILLISECOND = 16 * 1024

/** The sender: an address, and a live connection if there is one. */
export interface Sender {
  readonly address: string
  readonly socket?: string
}

/**
 * Charges everything that arrives, by address, by live connection and by token: first for arriving, then for its bytes,
 * then for what it asks for, and at last for the answer. An invalid request has been charged before that is noticed.
 */
export class Gate {
  readonly #byAddress: AddressRate
  readonly #pages: AddressRate
  readonly #pushes: AddressRate
  readonly #turns: Turns | undefined
  readonly #byToken: RateLimiter
  readonly #bySocket: RateLimiter

  constructor(limits: Limits) {
    this.#byAddress = new AddressRate(limits.perAddress)
    this.#pages = new AddressRate(limits.perAddressPages)
    this.#pushes = new AddressRate(limits.perAddressPushes)
    this.#turns = limits.perAddress.perSecond === 0 ? undefined : new Turns()
    this.#byToken = new RateLimiter(limits.perToken)
    this.#bySocket = new RateLimiter(limits.perSocket)
  }

  /** Charges one request with the bytes known so far, before anything of it is read. Throws `rate-limited`. */
  arrive(sender: Sender, bytes = 0): void {
    this.#take(sender, 1 + bytes / BYTES_PER_UNIT)
  }

  /** Charges a further piece of it. Throws `rate-limited`. */
  receive(sender: Sender, bytes: number): void {
    this.#take(sender, 1 / PIECES_PER_UNIT + bytes / BYTES_PER_UNIT)
  }

  /** Charges a request over HTTP, whatever it asks for. Throws `rate-limited`, or says how long to wait. */
  visit(address: string): Promise<void> | undefined {
    if (!this.#pages.take(address, 1)) throw tooMany()
    return this.#turns?.enter(address, 1)
  }

  /** Charges the bytes that were sent to answer it. */
  shown(address: string, bytes: number): void {
    this.#pages.charge(address, bytes / BYTES_PER_UNIT)
  }

  /** Charges a connection, before anything arrives on it; false if it must not be accepted. */
  connect(address: string): boolean {
    return this.#pages.take(address, 1)
  }

  /** Charges the extra cost of its command. Throws `rate-limited`, or says how long to wait. */
  pass(envelope: Envelope, sender: Sender): Promise<void> | undefined {
    const { token } = envelope
    const cost = costOf(envelope)
    if (cost > 1) this.#take(sender, cost - 1)
    if (token !== undefined && !this.#byToken.take(token, cost)) throw tooMany()
    return this.#turns?.enter(sender.address, cost)
  }

  /** Charges the answer: known only afterwards, so it reduces what the sender may ask for next. */
  sent({ address, socket }: Sender, bytes: number): void {
    this.#byAddress.charge(address, bytes / BYTES_PER_UNIT)
    if (socket !== undefined) this.#bySocket.charge(socket, bytes / BYTES_PER_UNIT)
  }

  /** May something be pushed to this address now? */
  mayPush(address: string): boolean {
    return this.#pushes.take(address, 0)
  }

  /** Charges a push by its bytes and by the milliseconds that it took to make. */
  pushed(address: string, bytes: number, milliseconds: number): void {
    this.#pushes.charge(address, bytes + milliseconds * BYTES_PER_MILLISECOND)
  }

  #take({ address, socket }: Sender, cost: number): void {
    const hasRoom = this.#byAddress.take(address, cost) && (socket === undefined || this.#bySocket.take(socket, cost))
    if (!hasRoom) throw tooMany()
  }
}

/** A bucket that is empty has filled a little by then. */
export const RETRY_AFTER_S = 1

export function tooMany(): Refusal {
  return new Refusal('rate-limited', 'Too many requests: wait a moment.', { retry_after: RETRY_AFTER_S })
}
