import type { CSSProperties, ReactNode } from 'react'
import { ActionBar } from './action-bar.tsx'
import { Plate } from './plates.tsx'
import { StatusLine } from './status-line.tsx'
import { Timeline } from './timeline.tsx'
import { Toolbar } from './toolbar.tsx'
import type { HostedScene } from './use-scene-host.ts'
import type { TableModel } from './use-table.ts'

interface StripBarProps {
  readonly table: TableModel
  readonly hosted: HostedScene
  readonly isLesson: boolean
  /** In place of undo and hint. */
  readonly tools?: ReactNode
  /** In place of the actions. */
  readonly instead?: ReactNode
}

/** The player's own plate, the status line, what the board adds, undo and hint, and the main actions. */
export function StripBar({ table, hosted, isLesson, tools, instead }: StripBarProps) {
  const { strip, host, claimed, slot } = hosted
  const { scale } = host.scene
  const own = table.players.find(({ seat }) => seat === table.seat)
  const style: CSSProperties = {
    [strip.side === 'right' ? 'width' : 'height']: strip.size * scale,
    gridTemplate: strip.template,
    ...(strip.padding === undefined ? {} : { padding: strip.padding }),
  }
  const has = (area: string) => new RegExp(`\\b${area}\\b`).test(strip.template ?? '')
  return (
    <div className="strip">
      <div className="strip-grid" style={style} hidden={table.isTimelineOpen}>
        {has('plate') && <div className="strip-plate">{own !== undefined && <Plate table={table} player={own} />}</div>}
        {has('before') && <div className="strip-before" ref={slot.before} />}
        {has('status') && <StatusLine table={table} slot={slot.status} isClaimed={claimed.has('status')} />}
        {has('after') && <div className="strip-after" ref={slot.after} />}
        {has('tools') && !isLesson && (tools ?? <Toolbar table={table} />)}
        {has('actions') && instead !== undefined && <div className="actions">{instead}</div>}
        {has('actions') && instead === undefined && (
          <div className="actions">
            <div className="actions-own" ref={slot.actions} />
            {!claimed.has('actions') && <ActionBar table={table} />}
          </div>
        )}
      </div>
      {table.isTimelineOpen && <Timeline table={table} />}
    </div>
  )
}
