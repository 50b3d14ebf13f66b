import { Button } from '../shell/button.tsx'
import { CopyField } from '../shell/copy-field.tsx'
import { QrCode } from '../shell/qr-code.tsx'
import type { TableModel } from './use-table.ts'

/** Links to invite another player and to move this seat to another device. */
export function Invite({ table }: { readonly table: TableModel }) {
  const base = addressOf(table)
  const isOpen = table.sight.update.players.some(player => player.open === true) === true
  return (
    <>
      {isOpen && (
        <section className="invite" aria-label="Invite">
          <ShareButton table={table} url={base} />
          <CopyField label="Invite link: anyone who opens it can take an open seat" text={base} />
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

/** The device's own share sheet, if it has one. */
function ShareButton({ table, url }: { readonly table: TableModel; readonly url: string }) {
  if (!('share' in navigator)) return null
  const { title, tagline } = table.session.entry
  const share = async () => {
    try {
      await navigator.share({ title: `Play ${title} with me`, text: tagline, url })
    } catch (error) {
      // Closing the sheet is no error; anything else is reported.
      if (!(error instanceof DOMException) || error.name !== 'AbortError') table.say('This device could not share it.')
    }
  }
  return (
    <Button kind="main" icon="share" onClick={() => void share()}>
      Share the invitation
    </Button>
  )
}

/** The private link of this seat, to continue later or on another device. */
export function SeatLink({ table }: { readonly table: TableModel }) {
  const link = `${addressOf(table)}#seat=${table.seat}&token=${tokenOf(table)}`
  return (
    <div className="panel-stack">
      <p className="field-help">
        It opens your seat on another device. Anyone who has it can play as you, so keep it private.
      </p>
      <CopyField label="Seat link" text={link} />
      <QrCode text={link} label="Your seat link as a QR code" />
    </div>
  )
}

function addressOf({ session }: TableModel): string {
  return `${location.origin}/match/${session.matchId}`
}

function tokenOf({ session, seat }: TableModel): string | undefined {
  return session.own.find(own => own.seat === seat)?.token
}
