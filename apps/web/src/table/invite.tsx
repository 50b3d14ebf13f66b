import { CopyField } from '../shell/copy-field.tsx'
import { QrCode } from '../shell/qr-code.tsx'
import type { TableModel } from './use-table.ts'

/** How somebody else sits down, and how this seat is taken to another device. */
export function Invite({ table }: { readonly table: TableModel }) {
  const { session, live, chair } = table
  const base = `${location.origin}/match/${session.matchId}`
  const isOpen = live.shown?.update.players.some(player => player.open === true) === true
  const own = session.own.find(({ seat }) => seat === chair.seat)
  return (
    <>
      {isOpen && (
        <section className="invite" aria-label="Invite">
          <CopyField label="Invite: whoever opens this link may take the open seat" text={base} />
          <QrCode text={base} label="The invitation as a QR code" />
        </section>
      )}
      {own?.token !== undefined && (
        <details className="disclosure">
          <summary>Your private seat link</summary>
          <div className="panel-stack">
            <p className="field-help">
              It opens your seat on another device. Whoever has it plays as you, so keep it to yourself.
            </p>
            <CopyField label="Seat link" text={`${base}#seat=${own.seat}&token=${own.token}`} />
            <QrCode text={`${base}#seat=${own.seat}&token=${own.token}`} label="Your seat link as a QR code" />
          </div>
        </details>
      )}
    </>
  )
}
