import type { Connection } from '@turnwise/client'
import { useSyncExternalStore } from 'react'

/** Says when the server cannot be reached; what was played is safe there. */
export function ConnectionBanner({ connection }: { readonly connection: Connection }) {
  const status = useSyncExternalStore(
    listener => connection.onStatus(listener),
    () => connection.status,
  )
  if (status === 'open') return null
  return (
    <p className="banner" role="status">
      {status === 'connecting' ? 'Reconnecting… the match waits where it is.' : 'Not connected to the server.'}
    </p>
  )
}
