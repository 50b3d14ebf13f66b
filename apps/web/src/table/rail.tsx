import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { Button } from '../shell/button.tsx'
import { Dialog } from '../shell/dialog.tsx'
import { HeaderTools } from '../shell/header-slots.tsx'
import { Icon } from '../shell/icons.tsx'
import { PANEL_ICONS, PANEL_TITLES, PanelContent, type PanelName, panelsOf, Unread, useUnread } from './panels.tsx'
import { reviewAddress } from './review-address.ts'
import type { TableModel } from './use-table.ts'

/** What scrolls must be reachable by keyboard, even where nothing in it is a control. */
const SCROLLABLE = { tabIndex: 0 } as const

interface RailProps {
  readonly table: TableModel
  /** The panel of a review, open from the start; a review has its own timeline. */
  readonly review?: ReactNode
}

/** On a laptop: a rail of icons, and a panel beside the scene, which never covers the board. */
export function Rail({ table, review }: RailProps) {
  const [open, setOpen] = useState<PanelName | 'review' | undefined>(review === undefined ? undefined : 'review')
  const unread = useUnread(table, open)
  const address = reviewAddress(table)
  const title = open === undefined ? '' : open === 'review' ? 'Review' : PANEL_TITLES[open]
  return (
    <>
      {open !== undefined && (
        <section className="side-panel" aria-label={title}>
          <header className="side-panel-head">
            <h2>{title}</h2>
            <Button icon="close" iconOnly kind="quiet" onClick={() => setOpen(undefined)}>
              Close
            </Button>
          </header>
          <div className="panel" {...SCROLLABLE}>
            {open === 'review' ? review : <PanelContent table={table} name={open} />}
          </div>
        </section>
      )}
      <nav className="rail" aria-label="About the match">
        {panelsOf(table).map(name => (
          <button
            key={name}
            type="button"
            className="rail-button"
            title={PANEL_TITLES[name]}
            aria-expanded={open === name}
            data-last={name === 'more'}
            onClick={() => setOpen(open === name ? undefined : name)}
          >
            <Icon name={PANEL_ICONS[name]} />
            <span className="only-heard">{PANEL_TITLES[name]}</span>
            {name === 'chat' && <Unread count={unread} />}
          </button>
        ))}
        {review !== undefined && (
          <button
            type="button"
            className="rail-button"
            title="Review"
            data-review="true"
            aria-expanded={open === 'review'}
            onClick={() => setOpen(open === 'review' ? undefined : 'review')}
          >
            <Icon name="curve" />
            <span className="only-heard">Review</span>
          </button>
        )}
        {review === undefined && address !== undefined && (
          <Link href={address} className="rail-button" title="Review this match">
            <Icon name="curve" />
            <span className="only-heard">Review this match</span>
          </Link>
        )}
        {review === undefined && (
          <button
            type="button"
            className="rail-button"
            title="Timeline"
            aria-expanded={table.isTimelineOpen}
            onClick={table.isTimelineOpen ? table.closeTimeline : table.openTimeline}
          >
            <Icon name="history" />
            <span className="only-heard">Timeline</span>
          </button>
        )}
      </nav>
    </>
  )
}

/** On a phone: one button in the header, and a sheet from below. */
export function PhoneMenu({ table }: { readonly table: TableModel }) {
  const [open, setOpen] = useState<PanelName>()
  const [last, setLast] = useState<PanelName>('log')
  const unread = useUnread(table, open)
  const address = reviewAddress(table)
  // The result and the timeline are on the board: the sheet closes for them.
  const isOver = table.outcome !== undefined
  useEffect(() => {
    if (isOver || table.isTimelineOpen) setOpen(undefined)
  }, [isOver, table.isTimelineOpen])
  const choose = (name: PanelName) => {
    setLast(name)
    setOpen(name)
  }
  return (
    <>
      <HeaderTools>
        {address !== undefined && (
          <Link href={address} className="button button-icon button-quiet" title="Review this match">
            <Icon name="curve" />
            <span className="only-heard">Review this match</span>
          </Link>
        )}
        <Button icon="list" iconOnly kind="quiet" onClick={() => setOpen(last)}>
          Log, rules and more
        </Button>
        <Unread count={unread} />
      </HeaderTools>
      {open !== undefined && (
        <Dialog title={PANEL_TITLES[open]} onClose={() => setOpen(undefined)}>
          <nav className="sheet-tabs" aria-label="About the match">
            {panelsOf(table).map(name => (
              <button
                key={name}
                type="button"
                className="sheet-tab"
                aria-current={name === open}
                onClick={() => choose(name)}
              >
                <Icon name={PANEL_ICONS[name]} />
                {PANEL_TITLES[name]}
              </button>
            ))}
          </nav>
          <PanelContent table={table} name={open} />
        </Dialog>
      )}
    </>
  )
}
