import type { ReactNode } from 'react'
import { Icon, type IconName } from './icons.tsx'

interface EmptyProps {
  readonly icon: IconName
  readonly text: string
  /** What leads out of the emptiness. */
  readonly children?: ReactNode
}

/** Where a list has nothing to list. */
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
