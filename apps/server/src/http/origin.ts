const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * May a page of this origin talk to us? A page of ours may: it came from the host that it asks. Behind loopback only
 * loopback names count as ours, since any name on the net can be made to point there. Further origins are named by
 * the operator. Programs send no origin and are let in: there are no cookies that a foreign page could ride on.
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
