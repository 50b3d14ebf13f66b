import type { ReactNode } from 'react'
import { Icon, type IconName } from './icons.tsx'

export interface ButtonProps {
  readonly children: ReactNode
  readonly kind?: 'main' | 'quiet' | 'danger'
  readonly small?: boolean
  readonly icon?: IconName
  /** The text is only for screen readers. */
  readonly iconOnly?: boolean
  /** Why the button is disabled; a click shows the reason. */
  readonly because?: string | undefined
  readonly pressed?: boolean
  readonly submit?: boolean
  readonly onClick?: () => void
  readonly onRefused?: (why: string) => void
}

/** A disabled button stays reachable and says why it is disabled. */
export function Button(props: ButtonProps) {
  const { children, kind, small, icon, iconOnly, because, pressed, submit, onClick, onRefused } = props
  const classes = ['button', kind && `button-${kind}`, small && 'button-small', iconOnly && 'button-icon']
  return (
    <button
      type={submit ? 'submit' : 'button'}
      className={classes.filter(Boolean).join(' ')}
      aria-disabled={because !== undefined ? true : undefined}
      aria-pressed={pressed}
      title={because ?? (iconOnly && typeof children === 'string' ? children : undefined)}
      onClick={event => {
        if (because === undefined) return onClick?.()
        event.preventDefault()
        onRefused?.(because)
      }}
    >
      {icon !== undefined && <Icon name={icon} size={small ? 16 : 20} />}
      {iconOnly ? <span className="only-heard">{children}</span> : children}
    </button>
  )
}
