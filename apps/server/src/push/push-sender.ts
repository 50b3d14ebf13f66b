import { hash } from 'node:crypto'
import type { PushSettings, PushSubscription, Store } from '@turnwise/table'
import webPush from 'web-push'
import { z } from 'zod'
import { isPushService, PUSH_SERVICES } from './services.ts'

/** What the service worker of the page shows. It says nothing about the play. */
export interface PushMessage {
  readonly title: string
  readonly text: string
  /** The path of the match. */
  readonly url: string
}

export interface PushSender extends PushSettings {
  /** `gone`: that browser has unsubscribed. */
  send(subscription: PushSubscription, message: PushMessage): Promise<'sent' | 'gone'>
}

export interface PushOptions {
  /** Origins of push services; one may begin with `https://*.`. */
  readonly services: readonly string[]
  /** Where push services reach the operator of this server. */
  readonly contact: string
}

const keyPair = z.object({ publicKey: z.string(), privateKey: z.string() })

/** Push services want a contact; a public server should name a real address. */
const CONTACT = 'mailto:nobody@turnwise.invalid'
/** How long the push service keeps an undelivered message. */
const TTL_SECONDS = 3 * 24 * 3600
const SEND_MS = 10_000

/** The keys are made at the first start and stored with the matches, since subscriptions are valid for them only. */
export async function openPushSender(
  store: Pick<Store, 'secrets'>,
  { services = PUSH_SERVICES, contact = CONTACT }: Partial<PushOptions> = {},
): Promise<PushSender | undefined> {
  const stored = await store.secrets?.keepSecret('vapid', JSON.stringify(webPush.generateVAPIDKeys()))
  if (stored === undefined) return undefined
  const keys = keyPair.parse(JSON.parse(stored))
  return {
    key: keys.publicKey,
    isTrusted: endpoint => isPushService(endpoint, services),
    async send({ endpoint, p256dh, auth }, message) {
      const { headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(message),
        {
          vapidDetails: { subject: contact, ...keys },
          TTL: TTL_SECONDS,
          // A later message for the same match replaces one that was not delivered.
          topic: hash('sha256', message.url, 'base64url').slice(0, 32),
        },
      )
      const answer = await fetch(endpoint, {
        method: 'POST',
        headers: Object.entries(headers).map(([name, value]) => [name, String(value)]),
        body: new Uint8Array(body ?? []),
        redirect: 'error',
        signal: AbortSignal.timeout(SEND_MS),
      })
      await answer.body?.cancel()
      if (answer.status === 404 || answer.status === 410) return 'gone'
      if (!answer.ok) throw new Error(`The push service answered ${answer.status}.`)
      return 'sent'
    },
  }
}
