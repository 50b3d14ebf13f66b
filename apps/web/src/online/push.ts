import type { ClockSettings } from '@turnwise/protocol'
import { heldSeats } from '../state/held-seats.ts'
import { openOnlineTable } from './online-table.ts'

/** A seat of a match, with the token that holds it. */
interface Held {
  readonly matchId: string
  readonly seat: number
  readonly token: string
}

const HOUR = 3600

/** Matches whose players do not keep a page open; the server pushes turns only for these. */
export function isSlow(clock: ClockSettings | undefined): boolean {
  return clock === undefined || (clock.kind === 'move' && clock.seconds >= HOUR)
}

/** Asks the server to push the turns of these seats to this browser. False if browser or server do not support it. */
export async function subscribeSeats(seats: readonly Held[]): Promise<boolean> {
  const pushes = (await navigator.serviceWorker?.getRegistration())?.pushManager
  if (pushes === undefined || seats.length === 0) return false
  const connection = openOnlineTable()
  const { key } = await connection.request({ cmd: 'get-push-key' })
  const { endpoint, keys } = (await subscriptionFor(pushes, key)).toJSON()
  const [p256dh, auth] = [keys?.p256dh, keys?.auth]
  if (endpoint === undefined || p256dh === undefined || auth === undefined) return false
  for (const { matchId, seat, token } of seats) {
    await connection.request({
      cmd: 'subscribe',
      match_id: matchId,
      player_id: seat,
      token,
      ...{ endpoint, p256dh, auth },
    })
  }
  return true
}

/** Subscribes to all running matches in which this device has a seat. */
export function subscribeHeldSeats(): Promise<boolean> {
  return subscribeSeats(heldSeats.get().filter(({ over }) => !over))
}

/** The server learns from the push service that the subscription has ended. */
export async function unsubscribeAll(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration()
  await (await worker?.pushManager?.getSubscription())?.unsubscribe()
}

/** A subscription made with another server's key is useless for this server. */
async function subscriptionFor(pushes: PushManager, key: string): Promise<PushSubscription> {
  const known = await pushes.getSubscription()
  const used = known?.options.applicationServerKey
  if (known !== null && used && base64url(used) === key) return known
  await known?.unsubscribe()
  return pushes.subscribe({ userVisibleOnly: true, applicationServerKey: key })
}

function base64url(bytes: ArrayBuffer): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes)))
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}
