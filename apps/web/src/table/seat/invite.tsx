import { useGame, useSight } from '../../match/match-context.tsx'
import type { Session } from '../../match/session.ts'
import { Button } from '../../shell/button.tsx'
import { CopyField } from '../../shell/copy-field.tsx'
import { QrCode } from '../../shell/qr-code.tsx'
import { useTalk } from '../talk/talk.tsx'
import { openSeatIn, useSeats } from './seats.ts'

/** Links to invite another player and to move this seat to another device. */
export function Invite() {
  const base = addressOf(useGame())
  const isOpen = openSeatIn(useSight().update.players) !== undefined
  const token = useToken()
  return (
    <>
      {isOpen && (
        <section className="invite" aria-label="Invite">
          <ShareButton url={base} />
          <CopyField label="Invite link: anyone who opens it can take an open seat" text={base} />
          <QrCode text={base} label="The invitation as a QR code" />
        </section>
      )}
      {token !== undefined && (
        <details className="disclosure">
          <summary>Your private seat link</summary>
          <SeatLink />
        </details>
      )}
    </>
  )
}

/** The device's own share sheet, if it has one. */
function ShareButton({ url }: { readonly url: string }) {
  const { title, tagline } = useGame().entry
  const { say } = useTalk()
  if (!('share' in navigator)) return null
  const share = async () => {
    try {
      await navigator.share({ title: `Play ${title} with me`, text: tagline, url })
    } catch (error) {
      // Closing the sheet is no error; anything else is reported.
      if (!(error instanceof DOMException) || error.name !== 'AbortError') say('This device could not share it.')
    }
  }
  return (
    <Button kind="main" icon="share" onClick={() => void share()}>
      Share the invitation
    </Button>
  )
}

/** The private link of this seat, to continue later or on another device. */
export function SeatLink() {
  const { seat } = useSeats()
  const link = `${addressOf(useGame())}#seat=${seat}&token=${useToken()}`
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

function addressOf({ matchId }: Session): string {
  return `${location.origin}/match/${matchId}`
}

function useToken(): string | undefined {
  const { seat } = useSeats()
  return useGame().own.find(own => own.seat === seat)?.token
}
