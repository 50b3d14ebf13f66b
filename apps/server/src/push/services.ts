/** The push services of the current browsers. */
export const PUSH_SERVICES: readonly string[] = [
  'https://fcm.googleapis.com',
  'https://updates.push.services.mozilla.com',
  'https://*.push.apple.com',
  'https://*.notify.windows.com',
]

/**
 * Is this URL at one of these services? The subscriber names the URL, and the server sends to it: any other URL would
 * let strangers make the server send requests into its own network.
 */
export function isPushService(endpoint: string, services: readonly string[]): boolean {
  const { origin } = new URL(endpoint)
  return services.some(service => {
    const [scheme, domain] = service.split('*')
    return domain === undefined ? origin === service : origin.startsWith(scheme ?? '') && origin.endsWith(domain)
  })
}
