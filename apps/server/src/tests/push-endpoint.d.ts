import { type IncomingHttpHeaders } from 'node:http'
/** A message that the push service has accepted for a browser. */
export interface PushedMessage {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  /** The text, as the browser decrypts it. */
  readonly text: string
  /** The signed claims, if the signature matches the key that the sender names. */
  readonly claims: unknown
  /** The key that the sender names, base64url. */
  readonly key: string
}
/** A push service and one browser that subscribes to it, for tests: it decrypts (RFC 8291) and checks signatures (RFC 8292). */
export declare function startPushEndpoint(): Promise<{
  origin: string
  messages: PushedMessage[]
  /** The status that the next messages are answered with. */
  status: {
    next: number
  }
  subscription: (name: string) => {
    endpoint: string
    p256dh: string
    auth: string
  }
  close: () => Promise<unknown>
}>
