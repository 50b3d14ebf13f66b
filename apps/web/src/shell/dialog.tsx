import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from './button.tsx'

export interface DialogProps {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** What scrolls must be reachable by keyboard, even where nothing in it is a control. */
export const SCROLLABLE = { tabIndex: 0 } as const

/** The browser's own modal dialog: focus stays inside, Escape closes it, and focus returns to where it was. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={id}
      // React's StrictMode closes it and opens it again: the event comes afterwards.
      onClose={event => {
        if (!event.currentTarget.open) onClose()
      }}
      onPointerDown={event => {
        if (event.target === dialog.current) onClose()
      }}
    >
      <div className="dialog-body">
        <header className="dialog-head">
          <h2 id={id}>{title}</h2>
          <Button icon="close" iconOnly kind="quiet" onClick={onClose}>
            Close
          </Button>
        </header>
        <div className="dialog-content" {...SCROLLABLE}>
          {children}
        </div>
      </div>
    </dialog>
  )
}
