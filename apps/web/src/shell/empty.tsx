import type { ReactNode } from 'react'
import { Icon, type IconName } from './icons.tsx'

interface EmptyProps {
  readonly icon: IconName
  readonly text: string
  /** What the player can do about it. */
  readonly children?: ReactNode
}

/** Shown in place of an empty list. */
export function Empty({ icon, text, children }: EmptyProps) {
  return (
    <div className="empty">
      <span className="emblem">
        <Icon name={icon} size={28} />
      </span>
      <p>{text}</p>
      {children}
    </div>
  )
}
