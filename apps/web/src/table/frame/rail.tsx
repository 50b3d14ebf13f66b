import { type ComponentProps, type ReactNode, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { useMoment } from '../../match/match-context.tsx'
import { Button } from '../../shell/button.tsx'
import { Dialog, SCROLLABLE } from '../../shell/dialog.tsx'
import { HeaderTools } from '../../shell/header-slots.tsx'
import { Icon, type IconName } from '../../shell/icons.tsx'
import { useTimeline } from '../moment/timeline-model.tsx'
import { useReviewAddress } from '../play/review-address.ts'
import { PANEL_ICONS, PANEL_TITLES, PanelContent, type PanelName, Unread, usePanels, useUnread } from './panels.tsx'

interface RailProps {
  /** The panel of a review or a solved puzzle, open from the start; such a page has no other timeline. */
  readonly own?: OwnPanel
  /** Fewer panels than a match has. */
  readonly panels?: readonly PanelName[]
}

interface OwnPanel {
  readonly title: string
  readonly icon: IconName
  readonly content: ReactNode
}

/** On a laptop: a rail of icons, and a panel beside the scene, which never covers the board. */
export function Rail({ own, panels: chosen }: RailProps) {
  const all = usePanels()
  const panels = chosen ?? all
  const timeline = useTimeline()
  const [open, setOpen] = useState<PanelName | 'own' | undefined>(own === undefined ? undefined : 'own')
  const toggle = (panel: PanelName | 'own') => setOpen(open === panel ? undefined : panel)
  const unread = useUnread(open)
  const address = useReviewAddress()
  const hasTimeline = own === undefined && panels.includes('log')
  const title = open === undefined ? '' : open === 'own' ? (own?.title ?? '') : PANEL_TITLES[open]
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
            {open === 'own' ? own?.content : <PanelContent name={open} />}
          </div>
        </section>
      )}
      <nav className="rail" aria-label="About the match">
        {panels.map(name => (
          <RailButton
            key={name}
            title={PANEL_TITLES[name]}
            icon={PANEL_ICONS[name]}
            isOpen={open === name}
            data-last={name === 'more'}
            onClick={() => toggle(name)}
          >
            {name === 'chat' && <Unread count={unread} />}
          </RailButton>
        ))}
        {own !== undefined && (
          <RailButton
            title={own.title}
            icon={own.icon}
            isOpen={open === 'own'}
            data-own="true"
            onClick={() => toggle('own')}
          />
        )}
        {hasTimeline && address !== undefined && (
          <Link href={address} className="rail-button" title="Review this match">
            <Icon name="curve" />
            <span className="only-heard">Review this match</span>
          </Link>
        )}
        {hasTimeline && (
          <RailButton
            title="Timeline"
            icon="history"
            isOpen={timeline.isOpen}
            onClick={timeline.isOpen ? timeline.close : timeline.open}
          />
        )}
      </nav>
    </>
  )
}

interface RailButtonProps extends ComponentProps<'button'> {
  readonly title: string
  readonly icon: IconName
  readonly isOpen: boolean
}

function RailButton({ icon, isOpen, children, ...props }: RailButtonProps) {
  return (
    <button type="button" className="rail-button" aria-expanded={isOpen} {...props}>
      <Icon name={icon} />
      <span className="only-heard">{props.title}</span>
      {children}
    </button>
  )
}

/** On a phone: one button in the header, and a sheet from below. */
export function PhoneMenu() {
  const panels = usePanels()
  const { outcome } = useMoment()
  const { isOpen: isTimelineOpen } = useTimeline()
  const [open, setOpen] = useState<PanelName>()
  const [last, setLast] = useState<PanelName>('log')
  const unread = useUnread(open)
  const address = useReviewAddress()
  // The result and the timeline are on the board: the sheet closes for them.
  const isOver = outcome !== undefined
  useEffect(() => {
    if (isOver || isTimelineOpen) setOpen(undefined)
  }, [isOver, isTimelineOpen])
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
            {panels.map(name => (
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
          <PanelContent name={open} />
        </Dialog>
      )}
    </>
  )
}
