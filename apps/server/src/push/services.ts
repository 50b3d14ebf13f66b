/** The push services of the browsers that there are. */
export const PUSH_SERVICES: readonly string[] = [
  'https://fcm.googleapis.com',
  'https://updates.push.services.mozilla.com',
  'https://*.push.apple.com',
  'https://*.notify.windows.com',
]

/**
 * Is this address one of these services? Whoever subscribes names the address, and the server sends to it: any other would
 * let strangers make the server ask its neighbours for something.
 */
export function isPushService(endpoint: string, services: readonly string[]): boolean {
  const { origin } = new URL(endpoint)
  return services.some(service => {
    const [scheme, domain] = service.split('*')
    return domain === undefined ? origin === service : origin.startsWith(scheme ?? '') && origin.endsWith(domain)
  })
}
