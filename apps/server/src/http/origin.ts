const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * May a page of this origin send requests? A page of this server may: its origin is the host that it asks. On loopback
 * only loopback names count as this server, since any name on the net can be made to point there. The operator can name
 * further origins. Programs send no origin and are accepted: there are no cookies that a foreign page could misuse.
 */
export function isAllowedOrigin(
  origin: string | undefined,
  host: string | undefined,
  onLoopback: boolean,
  allowed: readonly string[],
): boolean {
  if (origin === undefined) return true
  if (allowed.includes(origin)) return true
  if (host === undefined || !URL.canParse(origin)) return false
  const url = new URL(origin)
  if (url.host !== host) return false
  return !onLoopback || LOOPBACK.has(url.hostname)
}

export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.')
}
