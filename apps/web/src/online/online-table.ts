import { type Connection, remoteConnection } from '@turnwise/client'
import { keptParts } from './kept-parts.ts'

let opened: Connection | undefined

/** The table of the server that this page came from. One connection for the whole page. */
export function openOnlineTable(): Connection {
  opened ??= openWakeful()
  return opened
}

/** Sleep and a change of the network cut a connection without a word: it is asked when they may be over. */
function openWakeful(): Connection {
  const connection = remoteConnection(location.origin, { parts: keptParts })
  addEventListener('online', () => connection.wake())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') connection.wake()
  })
  return connection
}
