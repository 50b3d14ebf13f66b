import { Refusal } from '@turnwise/protocol'
import { costOf, type Limits } from './limits.ts'
import { RateLimiter } from './token-bucket.ts'

/** What every request passes before the table sees it: rates by address, by token and by socket. */
export class Gate {
  readonly #byAddress: RateLimiter
  readonly #byToken: RateLimiter
  readonly #bySocket: RateLimiter

  constructor(limits: Limits) {
    this.#byAddress = new RateLimiter(limits.perAddress)
    this.#byToken = new RateLimiter(limits.perToken)
    this.#bySocket = new RateLimiter(limits.perSocket)
  }

  /** Throws `rate-limited`. What is no request at all costs as much as any other. */
  pass(request: unknown, address: string, socket?: string): void {
    const cost = costOf(textField(request, 'cmd') ?? '')
    const token = textField(request, 'token')
    const hasRoom =
      this.#byAddress.take(address, cost) &&
      (socket === undefined || this.#bySocket.take(socket, cost)) &&
      (token === undefined || this.#byToken.take(token, cost))
    if (!hasRoom) throw new Refusal('rate-limited', 'Too many requests: wait a moment.')
  }
}

/** The table's schemas come later; here only a short text counts. */
export function textField(request: unknown, name: string): string | undefined {
  if (typeof request !== 'object' || request === null) return undefined
  const value: unknown = Reflect.get(request, name)
  return typeof value === 'string' && value.length <= 128 ? value : undefined
}
