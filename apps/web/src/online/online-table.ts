import { type Connection, remoteConnection } from '@turnwise/client'

let opened: Connection | undefined

/** The table of the server that this page came from. One connection for the whole page. */
export function openOnlineTable(): Connection {
  opened ??= remoteConnection(location.origin)
  return opened
}
