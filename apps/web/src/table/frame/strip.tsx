import type { CSSProperties, ReactNode } from 'react'
import { ActionBar } from '../play/action-bar.tsx'
import { Plate } from '../seat/plates.tsx'
import { useSeats } from '../seat/seats.ts'
import { StatusLine } from '../talk/status-line.tsx'
import type { Remark } from '../talk/talk.tsx'
import type { HostedScene } from './scene-host.ts'

/** What a page puts into the strip. */
export interface StripContent {
  /** Said in place of the prompt. */
  readonly remark?: Remark | undefined
  readonly tools?: ReactNode
  /** In place of the buttons for the legal actions. */
  readonly actions?: ReactNode
  /** In place of the whole strip. */
  readonly instead?: ReactNode
}

interface StripBarProps extends StripContent {
  readonly hosted: HostedScene
}

/** The player's own plate, the status line, what the board adds, undo and hint, and the main actions. */
export function StripBar({ hosted, remark, tools, actions, instead }: StripBarProps) {
  const { strip, host, claimed, slot } = hosted
  const { scale } = host.scene
  const { players, seat: ownSeat } = useSeats()
  const own = players.find(({ seat }) => seat === ownSeat)
  const style: CSSProperties = {
    [strip.side === 'right' ? 'width' : 'height']: strip.size * scale,
    gridTemplate: strip.template,
    ...(strip.padding === undefined ? {} : { padding: strip.padding }),
  }
  const has = (area: string) => new RegExp(`\\b${area}\\b`).test(strip.template ?? '')
  return (
    <div className="strip">
      <div className="strip-grid" style={style} hidden={instead !== undefined}>
        {has('plate') && <div className="strip-plate">{own !== undefined && <Plate player={own} />}</div>}
        {has('before') && <div className="strip-before" ref={slot.before} />}
        {has('status') && <StatusLine remark={remark} slot={slot.status} isClaimed={claimed.has('status')} />}
        {has('after') && <div className="strip-after" ref={slot.after} />}
        {has('tools') && tools}
        {has('actions') && actions !== undefined && <div className="actions">{actions}</div>}
        {has('actions') && actions === undefined && (
          <div className="actions">
            <div className="actions-own" ref={slot.actions} />
            {!claimed.has('actions') && <ActionBar />}
          </div>
        )}
      </div>
      {instead}
    </div>
  )
}
