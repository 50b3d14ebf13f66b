import { CopyField } from '../shell/copy-field.tsx'
import { QrCode } from '../shell/qr-code.tsx'
import type { TableModel } from './use-table.ts'

/** How somebody else sits down, and how this seat is taken to another device. */
export function Invite({ table }: { readonly table: TableModel }) {
  const { live } = table
  const base = addressOf(table)
  const isOpen = live.settled?.update.players.some(player => player.open === true) === true
  return (
    <>
      {isOpen && (
        <section className="invite" aria-label="Invite">
          <CopyField label="Invite: whoever opens this link may take the open seat" text={base} />
          <QrCode text={base} label="The invitation as a QR code" />
        </section>
      )}
      {tokenOf(table) !== undefined && (
        <details className="disclosure">
          <summary>Your private seat link</summary>
          <SeatLink table={table} />
        </details>
      )}
    </>
  )
}

/** Whoever opens it sits where this player sits: in weeks, on another device. */
export function SeatLink({ table }: { readonly table: TableModel }) {
  const link = `${addressOf(table)}#seat=${table.chair.seat}&token=${tokenOf(table)}`
  return (
    <div className="panel-stack">
      <p className="field-help">
        It opens your seat on another device. Whoever has it plays as you, so keep it to yourself.
      </p>
      <CopyField label="Seat link" text={link} />
      <QrCode text={link} label="Your seat link as a QR code" />
    </div>
  )
}

function addressOf({ session }: TableModel): string {
  return `${location.origin}/match/${session.matchId}`
}

function tokenOf({ session, chair }: TableModel): string | undefined {
  return session.own.find(({ seat }) => seat === chair.seat)?.token
}
