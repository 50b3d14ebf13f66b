import { useStorageTrouble } from '../local/storage-health.ts'
import { AbsentBar } from './absent-bar.tsx'
import { ConnectionBanner } from './connection-banner.tsx'
import { JoinBar } from './join-bar.tsx'
import { SeatLinkBar } from './seat-link-bar.tsx'
import type { TableModel } from './use-table.ts'

/** Whatever the player must know before he goes on: trouble, an open seat, watching only. */
export function Banners({ table, onSeated }: { readonly table: TableModel; readonly onSeated: () => void }) {
  const trouble = useStorageTrouble()
  const { session, live } = table
  return (
    <>
      {session.kind === 'local' && trouble !== undefined && (
        <p className="banner banner-danger" role="alert">
          {trouble}
        </p>
      )}
      {live.refused !== undefined && (
        <p className="banner banner-danger" role="alert">
          {live.refused}
        </p>
      )}
      {session.kind === 'online' && (
        <>
          <ConnectionBanner connection={session.connection} />
          <JoinBar table={table} onSeated={onSeated} />
          <AbsentBar table={table} />
          <SeatLinkBar table={table} />
        </>
      )}
    </>
  )
}
